/** The address that a site is served at: a host, and the path below which all its pages lie. */

export interface SiteAddress {
  /** Scheme and host, without a slash at the end: `https://docs.example.com`. */
  readonly origin: string;
  /** With slashes around: `/` for a site that has its host to itself, `/ui/` for one below a path. */
  readonly base: string;
}

/**
 * Takes the address of a site apart. One that isn't of the web counts as this machine's own, until the build refuses it
 * by its name (`plugins/environment`).
 * @param address with or without a slash at its end
 */
export function readSiteAddress(address: string): SiteAddress {
  const [, origin = 'http://localhost', path = ''] =
    /^(https?:\/\/[^/?#]+)([^?#]*)/i.exec(address) ?? [];
  return { origin, base: `${path.replace(/\/+$/, '')}/` };
}

/**
 * The path of a page in its site: `/x/charts/` for `/ui/x/charts/`. A path outside of the base stays as it is.
 * @param path without query and hash
 * @param base see {@link SiteAddress}
 */
export function withoutBase(path: string, base: string): string {
  return `${path}/` === base ? '/' : path.startsWith(base) ? path.slice(base.length - 1) : path;
}
