/**
 * Reads `_headers` and `_redirects`, as far as this site writes them: comments, paths with at most one `*`, and redirects
 * with a status.
 */

export interface HostRedirect {
  readonly to: string;
  readonly status: number;
}

export interface HostHeaders {
  readonly fits: (pathname: string) => boolean;
  readonly headers: ReadonlyMap<string, string>;
}

/** The most that the hosts take: redirects of GitLab Pages, rules of headers and characters of a line of Cloudflare Pages. */
export const HOST_LIMITS = {
  redirects: 1000,
  redirectLine: 1000,
  headers: 100,
  headerLine: 2000,
} as const;

function linesOf(text: string, limit: number): readonly string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const long = lines.find((line) => line.length > limit);
  if (long !== undefined) {
    throw new Error(`A line has more than ${limit} characters: ${long.slice(0, 80)}…`);
  }
  return lines;
}

/**
 * Redirects by the path that they lead on from.
 * @throws for a line that isn't two paths and a status, a path that stands twice, or too many
 */
export function readRedirects(text: string): ReadonlyMap<string, HostRedirect> {
  const redirects = new Map<string, HostRedirect>();
  for (const line of linesOf(text, HOST_LIMITS.redirectLine)) {
    const [, from, to, status] = /^(\/\S*) (\/\S*) (30[128])$/.exec(line) ?? [];
    if (from === undefined || to === undefined) {
      throw new Error(`_redirects: "${line}" isn't a path, a path and a status.`);
    }
    if (redirects.has(from)) {
      throw new Error(`_redirects: ${from} stands there twice.`);
    }
    redirects.set(from, { to, status: Number(status) });
  }
  if (redirects.size > HOST_LIMITS.redirects) {
    throw new Error(`_redirects has ${redirects.size} rules; ${HOST_LIMITS.redirects} are read.`);
  }
  return redirects;
}

/**
 * Headers by the paths that they are for.
 * @throws for a header without a path before it, a line that is neither, or too many
 */
export function readHeaders(text: string): readonly HostHeaders[] {
  const rules: { fits: HostHeaders['fits']; headers: Map<string, string> }[] = [];
  for (const line of linesOf(text, HOST_LIMITS.headerLine)) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && rules.length > 0) {
      rules.at(-1)?.headers.set(name, value);
      continue;
    }
    const [, start, end] = /^(\/[^\s*]*)(\*[^\s*]*)?$/.exec(line) ?? [];
    if (start === undefined) {
      throw new Error(`_headers: "${line}" is neither a path nor a header.`);
    }
    rules.push({
      fits: (pathname) =>
        end === undefined
          ? pathname === start
          : pathname.startsWith(start) && pathname.endsWith(end.slice(1)),
      headers: new Map(),
    });
  }
  if (rules.length > HOST_LIMITS.headers) {
    throw new Error(`_headers has ${rules.length} rules; ${HOST_LIMITS.headers} are read.`);
  }
  return rules;
}
