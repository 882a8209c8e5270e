/** The text of `robots.txt`. */

export interface RobotsFile {
  /** Paths that no crawler shall visit, and all below them. */
  readonly disallowed: readonly string[];
  /** Addresses of sitemaps, with scheme and host. */
  readonly sitemaps: readonly string[];
}

export function robotsText({ disallowed, sitemaps }: RobotsFile): string {
  const lines = [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((address) => `Sitemap: ${address}`),
  ];
  return `${lines.join('\n')}\n`;
}
