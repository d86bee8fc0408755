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
    data: { link: path, word: message.off_link.split("#")[1] ?? "" },
    actions: [{ action: "off", title: message.off_label }],
  };
}

/** The window in which the table is already open, ignoring what follows '#'. */
export function openedBy<W extends { url: string }>(windows: readonly W[], address: string): W | undefined {
  return windows.find((one) => one.url.split("#")[0] === address.split("#")[0]);
}
