/** Where the site is: at the root of its server, or in any folder of a static host that has no server behind it. */

/** Whether the site was built for a static host. Then everything runs on this device. */
export const IS_STATIC = import.meta.env.MODE === "demo";

/** The address of a file of the site. */
export function siteAddress(path: string): string {
  return new URL(`${import.meta.env.BASE_URL}${path}`, location.href).href;
}

/** The address of a page of the site. A static host knows only one page, so the path goes behind its '#'. */
export function pageAddress(path: string): string {
  return IS_STATIC ? `${siteAddress("")}#${path}` : location.origin + path;
}
