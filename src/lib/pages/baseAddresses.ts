/** Where addresses of the base library's former documentation lead. Knows no pages: which exist is handed in. */
import { BASE_ADDRESSES } from '../../data/baseAddresses';
import { productOf } from './productOf';

const { path: FRONT, api: REFERENCE } = productOf('material-ui');

/** Where the former reference began: whatever follows is led on as it is. */
export const FORMER_REFERENCE = { from: '/material-ui/api/', to: REFERENCE } as const;

/** Whether an address is a former one, of which a rule for the beginning of paths doesn't take care. */
export function needsOwnRule({
  from,
  to,
}: {
  readonly from: string;
  readonly to: string;
}): boolean {
  return to !== from.replace(FORMER_REFERENCE.from, FORMER_REFERENCE.to);
}

/** The page that stands here for a former address, whether it is written or not. */
function wantedFor(former: string): string | undefined {
  const [, name] = /^\/(?:material-ui|system)\/api\/(?:([\w-]+)\/)?$/.exec(former) ?? [];
  const isReference = /^\/(?:material-ui|system)\/api\//.test(former);
  return (
    BASE_ADDRESSES[former] ??
    (isReference ? `${REFERENCE}${name === undefined ? '' : `${name}/`}` : undefined)
  );
}

/**
 * The page of this site for a former address; `undefined` when there is none, or when it isn't written yet.
 * @param former with slashes around: `/material-ui/react-button/`
 */
export function pageForFormer(
  former: string,
  hasPage: (path: string) => boolean,
): string | undefined {
  const wanted = wantedFor(former);
  return wanted !== undefined && hasPage(wanted) ? wanted : undefined;
}

/**
 * The page that is nearest to what stood at a former address: its own, the reference of its component, that of all
 * components for another page about them, or the front.
 */
export function nearestPage(former: string, hasPage: (path: string) => boolean): string {
  const wanted = wantedFor(former);
  const [, component] = /\/react-([\w-]+)\/$/.exec(former) ?? [];
  const near = [
    wanted,
    component && `${REFERENCE}${component}/`,
    wanted?.startsWith('/components/') ? REFERENCE : undefined,
  ];
  return near.find((path) => path !== undefined && hasPage(path)) ?? FRONT;
}

/**
 * The former addresses of all pages of the base library, with the page that each leads to now.
 * @param references names of the API pages in addresses: `button`
 */
export function formerAddresses(
  references: readonly string[],
  hasPage: (path: string) => boolean,
): Readonly<Record<string, string>> {
  const listed = Object.keys(BASE_ADDRESSES);
  const ofReference = ['', ...references.map((name) => `${name}/`)].map(
    (name) => `/material-ui/api/${name}`,
  );
  return Object.fromEntries(
    [...listed, ...ofReference].map((former) => [former, nearestPage(former, hasPage)]),
  );
}
