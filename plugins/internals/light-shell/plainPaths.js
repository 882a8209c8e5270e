/**
 * Stands in for `path-to-regexp` in React Router: the paths of this site's routes hold no parameters. A literal path
 * and the `*` of the last route match as they do in version 1 of that library.
 */
const PATTERN = /[:()+?]/;
const SPECIAL = /[.^$|[\]{}\\/]/g;

/**
 * @param {string} path `/x/introduction/`, or `*`
 * @param {{ name: number }[]} keys gets one key for each `*`
 * @param {{ end?: boolean, strict?: boolean, sensitive?: boolean }} options
 * @throws for a path with parameters
 */
export default function pathToRegexp(path, keys, { end = true, strict, sensitive } = {}) {
  if (PATTERN.test(path)) {
    throw new Error(
      `"${path}" has parameters, which this site's routes can't; see internals/light-shell.`,
    );
  }
  const literal = path.replace(SPECIAL, String.raw`\$&`);
  const route = literal.replaceAll('*', () => {
    keys.push({ name: keys.length });
    return '(.*)';
  });
  const slash = route.endsWith('/');
  const open = strict ? route : `${slash ? route.slice(0, -2) : route}(?:\\/(?=$))?`;
  const last = strict && slash ? '' : String.raw`(?=\/|$)`;
  return new RegExp(`^${open}${end ? '$' : last}`, sensitive ? '' : 'i');
}
