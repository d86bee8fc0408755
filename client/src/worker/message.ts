/** The content of a push, as the server writes it, and how it is shown. */
export interface Message {
  kind: string;
  table: string;
  title: string;
  body: string;
  link: string;
  off_link: string;
  off_label: string;
  waiting: number;
  mute_link: string;
  mute_label: string;
}

type Shown = NotificationOptions & { actions: { action: string; title: string }[] };

/** A second message of a table replaces the first. */
export function shown(message: Message): Shown {
  const path = new URL(message.link, "https://adyton.invalid").pathname;
  return {
    body: message.body,
    tag: `table-${message.table}`,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { link: path, off: wordOf(message.off_link), mute: wordOf(message.mute_link) },
    actions: [
      ...(message.mute_link ? [{ action: "mute", title: message.mute_label }] : []),
      { action: "off", title: message.off_label },
    ],
  };
}

/** The secret word in a link, which switches something off without signing in. */
function wordOf(link: string): string {
  return link.split("#")[1] ?? "";
}

/** The window in which the table is already open, ignoring what follows '#'. */
export function openedBy<W extends { url: string }>(windows: readonly W[], address: string): W | undefined {
  return windows.find((one) => one.url.split("#")[0] === address.split("#")[0]);
}
