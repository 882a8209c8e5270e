/** Names and paths of the versions that are cut with `docs:version`: their pages lie below `/x/<version>/`. */

const VERSION_SEGMENT = /^\/x\/(v?\d[^/]*)(?=\/|$)/;

/** Whether a cut version may have this name: it must begin with a number, so that no page's path looks the same. */
export function isVersionName(name: string): boolean {
  return /^v?\d/.test(name);
}

/** The cut version that a path lies in, if any: `8.9.0` for `/x/8.9.0/react-charts/`. */
export function versionOfPath(pathname: string): string | undefined {
  return VERSION_SEGMENT.exec(pathname)?.[1];
}

/** The path of the same page in the current version: `/x/8.9.0/react-charts/` becomes `/x/react-charts/`. */
export function withoutVersion(pathname: string): string {
  return pathname.replace(VERSION_SEGMENT, '/x');
}

/** The path of a page, or a link, below `/x/` in a cut version; what lies elsewhere stays as it is. */
export function inVersion(path: string, version: string): string {
  const isOfCurrent = /^\/x(?=[/#?]|$)/.test(path) && !VERSION_SEGMENT.test(path);
  return isOfCurrent ? `/x/${version}${path.slice('/x'.length)}` : path;
}
