/** What jsdom lacks and components may expect. */
Element.prototype.animate ??= function animate() {
  return {
    finished: Promise.resolve(),
    cancel() {},
    finish() {},
    onfinish: null,
    currentTime: 0,
    startTime: 0,
    effect: null,
  } as unknown as Animation;
};
Element.prototype.scrollIntoView ??= function scrollIntoView() {};
window.matchMedia ??= ((query: string) => ({
  matches: query.includes("reduced-motion"),
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof window.matchMedia;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
