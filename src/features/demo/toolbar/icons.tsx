/** Small line icons of the demo toolbar, in the colour of the text around them. */
import type { ReactElement } from 'react';

const PATHS = {
  edit: 'M4 20l1-5L16 4l4 4L9 19l-5 1Z',
  stackblitz: 'M13 3 5 14h5l-1 7 8-11h-5l1-7Z',
  codesandbox: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  check: 'm5 13 4 4L19 7',
  resetFocus: 'M4 9V4h5M20 9V4h-5M4 15v5h5m11-5v5h-5M12 9v6m-3-3h6',
  reset: 'M4 5v5h5M4.5 10a8 8 0 1 1-.4 4',
  more: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path
        d={PATHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={name === 'more' ? 2.5 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
