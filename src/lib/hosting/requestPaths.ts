/**
 * Which request paths servers redirect, and which they refuse. A `Location` made from a path that isn't plain can lead to
 * another host: browsers read `//`, `/\` and `/<tab>/` at its start as the start of a host name. The patterns are texts
 * that nginx (PCRE), Caddy (RE2) and JavaScript read alike; none of them backtracks beyond one segment.
 */

/** A segment of the addresses of this site; `.` and `..` aren't segments. */
const SEGMENT = '[\\w~-][\\w.~-]*';

/** Any number of segments, with or without a slash at the end: what a redirect may copy from a path. */
export const PLAIN_REST = `(?:${SEGMENT}/)*(?:${SEGMENT})?`;

/** The whole path of a folder without its slash, below a base that ends with a slash. */
export const PLAIN_FOLDER = `(?:${SEGMENT}/)*${SEGMENT}`;

/** A request target whose path is plain but for repeated slashes; a query may follow. */
export const PLAIN_TARGET = `^(?:/+${SEGMENT})*/*(?:\\?|$)`;

/** A request target that spells the path of a page in another way: with repeated slashes, or with the name of its file. */
export const RESPELLED_TARGET = '^[^?]*(?://|/index\\.html(?:\\?|$))';

/**
 * A request target with what a server could decode to a separator: backslashes, encoded slashes, control characters and
 * dot segments. No browser sends dot segments, and no address of this site has any of the others. Servers match it case-insensitively.
 */
export const REFUSED_TARGET =
  '^[^?]*(?:\\\\|%5c|%2f|%[01][0-9a-f]|%7f|/(?:\\.|%2e)(?:\\.|%2e)?(?:[/?]|$))';

const plain = new RegExp(PLAIN_TARGET);
const respelled = new RegExp(RESPELLED_TARGET);
const refused = new RegExp(REFUSED_TARGET, 'i');

/** Whether a server answers a request target with "not found", whatever its files are. */
export function isRefused(target: string): boolean {
  return refused.test(target);
}

/** Whether a redirect may copy the path of a request target. */
export function isPlain(target: string): boolean {
  return plain.test(target);
}

/** The path to redirect a request target to; `undefined` for one that is spelled as its page is, or isn't plain. */
export function respelledPath(target: string): string | undefined {
  if (!respelled.test(target) || !isPlain(target)) {
    return undefined;
  }
  const [path = ''] = target.split('?', 1);
  return path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
}
