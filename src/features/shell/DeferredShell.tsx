/**
 * The frame of a page (header, sidebar, footer) follows the reader to another page a moment after the page itself.
 * Its hundreds of links would otherwise be rendered before the new heading can be painted: each of them asks the router
 * where the reader is.
 */
import { type ReactNode, useContext, useDeferredValue } from 'react';
// eslint-disable-next-line import-x/no-extraneous-dependencies -- react-router-dom consists of it, and exports all of it but this
import { __RouterContext as RouterContext } from 'react-router';
import { Remount } from '../remount';

interface DeferredShellProps {
  /** Stays the same element while the page around it changes, or it is rendered with the page after all. */
  readonly children: ReactNode;
}

/** Mounted anew, for instance by another `key`, it begins at the place where the reader is. */
export function DeferredShell({ children }: DeferredShellProps): ReactNode {
  const router = useDeferredValue(useContext(RouterContext));
  return (
    <RouterContext.Provider value={router}>
      <Remount>{children}</Remount>
    </RouterContext.Provider>
  );
}
