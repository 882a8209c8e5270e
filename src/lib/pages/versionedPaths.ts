/** Names and paths of the versions that are cut with `docs:version`: their pages lie below `/x/<version>/`. */
import { VERSIONED_ROUTE } from '../../data/docsInstances';

/** Where the pages of all versions lie, without the slash at the end. */
const BASE = VERSIONED_ROUTE.slice(0, -1);
/** The start of a path there, with the name of a cut version if there is one. */
const START = new RegExp(`^${BASE}(?:/(v?\\d[^/]*))?(?=[/#?]|$)`);

/** Whether a cut version may have this name: it must begin with a number, so that no page's path looks the same. */
export function isVersionName(name: string): boolean {
  return /^v?\d/.test(name);
}

/** The cut version that a path lies in, if any: `8.9.0` for `/x/8.9.0/react-charts/`. */
export function versionOfPath(pathname: string): string | undefined {
  return START.exec(pathname)?.[1];
}

/** The path of the same page in the current version: `/x/8.9.0/react-charts/` becomes `/x/react-charts/`. */
export function withoutVersion(pathname: string): string {
  return pathname.replace(START, BASE);
}

/** The path of a page, or a link, in a cut version; what lies elsewhere than the pages of versions stays as it is. */
export function inVersion(path: string, version: string): string {
  const start = START.exec(path);
  return start && !start[1] ? `${BASE}/${version}${path.slice(BASE.length)}` : path;
}
