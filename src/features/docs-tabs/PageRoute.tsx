/** Shows its content as if the reader were on the page whose tab is open. */
import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { Route } from 'react-router-dom';
import { withoutDocsTab } from '../../lib/pages/paths';

export function PageRoute({ children }: { readonly children: ReactNode }): ReactNode {
  const location = useLocation();
  return (
    <Route location={{ ...location, pathname: withoutDocsTab(location.pathname) }}>
      {children}
    </Route>
  );
}
