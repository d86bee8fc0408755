/** The folder that the site is served from: the root of its server, or any folder of a static host. */
export function siteAddress(path: string): string {
  return new URL(`${import.meta.env.BASE_URL}${path}`, location.href).href;
}
