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
  /** Headers of earlier rules that don't hold here; Cloudflare Pages writes `! Name`. */
  readonly removed: ReadonlySet<string>;
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

/** What stands for the rest of a path in the target of a redirect. */
const SPLAT = ':splat';

/**
 * Redirects by the path that they lead on from. One for all that begins alike ends with `*`, and its target with
 * `:splat`.
 * @throws for a line that isn't two paths and a status, a path that stands twice, or too many
 */
export function readRedirects(text: string): ReadonlyMap<string, HostRedirect> {
  const redirects = new Map<string, HostRedirect>();
  for (const line of linesOf(text, HOST_LIMITS.redirectLine)) {
    // `//` leads to another host, and so would `/:splat` with a path that has one.
    const [, from, to, status] =
      /^(\/[^\s*]*\*?) (\/(?![/\\]|:splat)\S*) (30[128])$/.exec(line) ?? [];
    if (from === undefined || to === undefined || from.endsWith('*') !== to.endsWith(SPLAT)) {
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
 * Where a path is led: a rule for it alone goes before one for its beginning.
 * @param redirects from {@link readRedirects}
 */
export function redirectAt(
  redirects: ReadonlyMap<string, HostRedirect>,
  pathname: string,
): HostRedirect | undefined {
  const exact = redirects.get(pathname);
  if (exact) {
    return exact;
  }
  for (const [from, { to, status }] of redirects) {
    const start = from.slice(0, -1);
    if (from.endsWith('*') && pathname.startsWith(start)) {
      return { to: to.replace(SPLAT, encodeURI(pathname.slice(start.length))), status };
    }
  }
  return undefined;
}

/** All headers that a host sends for a path: of two for the same name, the later one. */
export function headersAt(
  rules: readonly HostHeaders[],
  pathname: string,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { fits, removed, headers } of rules) {
    if (fits(pathname)) {
      removed.forEach((name) => found.delete(name));
      headers.forEach((value, name) => found.set(name, value));
    }
  }
  return found;
}

/**
 * Headers by the paths that they are for.
 * @throws for a header without a path before it, a line that is neither, or too many
 */
export function readHeaders(text: string): readonly HostHeaders[] {
  const rules: {
    fits: HostHeaders['fits'];
    removed: Set<string>;
    headers: Map<string, string>;
  }[] = [];
  for (const line of linesOf(text, HOST_LIMITS.headerLine)) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && rules.length > 0) {
      rules.at(-1)?.headers.set(name, value);
      continue;
    }
    const [, removed] = /^\s+! ([\w-]+)$/.exec(line) ?? [];
    if (removed !== undefined && rules.length > 0) {
      rules.at(-1)?.removed.add(removed);
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
      removed: new Set(),
      headers: new Map(),
    });
  }
  if (rules.length > HOST_LIMITS.headers) {
    throw new Error(`_headers has ${rules.length} rules; ${HOST_LIMITS.headers} are read.`);
  }
  return rules;
}
