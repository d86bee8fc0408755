/** The few sounds of a table. The browser makes them: nothing is loaded. */
import { preferences } from "../common/preferences.svelte";

/** One soft tone: its pitch, when it begins and how long it rings, in seconds. */
interface Tone {
  pitch: number;
  after: number;
  rings: number;
  wave?: OscillatorType;
}

const SOUNDS = {
  move: [{ pitch: 190, after: 0, rings: 0.18 }],
  card: [
    { pitch: 900, after: 0, rings: 0.05 },
    { pitch: 240, after: 0.03, rings: 0.09 },
  ],
  stone: [{ pitch: 520, after: 0, rings: 0.08 }],
  dice: [0, 0.07, 0.13, 0.22].map((after) => ({ pitch: 400 - 500 * after, after, rings: 0.06 })),
  turn: [
    { pitch: 320, after: 0, rings: 0.16 },
    { pitch: 480, after: 0.14, rings: 0.22 },
  ],
  end: [{ pitch: 140, after: 0, rings: 0.3 }],
  victory: [392, 494, 587, 784].map((pitch, place) => ({ pitch, after: 0.16 * place, rings: 0.35, wave: "sine" })),
} satisfies Record<string, Tone[]>;

export type SoundName = keyof typeof SOUNDS;

let audio: AudioContext | null = null;

function ring(audio: AudioContext, { pitch, after, rings, wave = "triangle" }: Tone): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const start = audio.currentTime + after;
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  if (wave === "triangle") tone.frequency.exponentialRampToValueAtTime(pitch / 2, start + rings);
  volume.gain.setValueAtTime(0.22, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + rings);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + rings + 0.02);
}

/** Browsers allow no sound before the first press on a page. */
function isAllowed(): boolean {
  return "AudioContext" in window && (navigator.userActivation?.hasBeenActive ?? true);
}

/** Plays a sound, if this reader wants sounds. */
export function sound(name: SoundName): void {
  if (!preferences.sound || !isAllowed()) return;
  audio ??= new AudioContext();
  for (const tone of SOUNDS[name] as Tone[]) ring(audio, tone);
}
