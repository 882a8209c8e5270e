/** Pictures of the search dialog: 24 px outlines, drawn with the text colour. */
import type { ReactNode } from 'react';
import type { HitKind } from '../../../lib/search/searchHit';

const PAGE = 'M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5M9.5 16h5';
const CODE = 'm8.5 7.5-4.5 4.5 4.5 4.5M15.5 7.5 20 12l-4.5 4.5';
const SECTION = 'M9.5 4.5l-2 15M16.5 4.5l-2 15M5 9.5h15M4 14.5h15';

const PATHS = {
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8l4.2 4.2',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  recent: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.5l3 2',
  enter: 'M19 6v6a2 2 0 0 1-2 2H5.5M9 10.5 5.5 14 9 17.5',
  page: PAGE,
  section: SECTION,
  component: CODE,
  interface: CODE,
  functions: CODE,
  prop: CODE,
  property: CODE,
  function: CODE,
  slot: CODE,
  class: CODE,
} as const satisfies Record<HitKind, string> & Record<string, string>;

export function Icon({
  name,
  className,
}: {
  readonly name: keyof typeof PATHS;
  readonly className?: string;
}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={className}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
