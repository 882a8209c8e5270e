/**
 * Stands in the place of the whole site when its frame threw: everything around the pages is gone, providers included.
 * Header and footer are drawn anew; when it is them that throw, the message stands alone.
 */
import { type ReactNode, useEffect } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useHistory, useLocation } from '@docusaurus/router';
import progressBar from '@docusaurus/theme-classic/lib/nprogress';
import Layout from '@theme/Layout';
import Root from '@theme/Root';
import { CrashMessage, type PageCrashProps, useNextPage } from './PageCrash';

/** The theme asks for the route that it is in, and there is none. */
const NO_ROUTE = { plugin: { name: 'site-crash', id: 'default' } } as const;

export function SiteCrash({ error, tryAgain }: PageCrashProps): ReactNode {
  const { action } = useHistory();
  const location = useLocation();
  useEffect(() => {
    // The frame would have said that the navigation is over.
    progressBar.onRouteDidUpdate?.({ location, previousLocation: null });
  }, [location]);
  useNextPage(() => {
    if (action === 'POP') {
      tryAgain();
    } else {
      // Nobody has loaded the page that a link leads to, as the frame does before it shows one.
      window.location.reload();
    }
  });
  const message = <CrashMessage error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={NO_ROUTE}>
      <ErrorBoundary fallback={() => message}>
        <Root>
          <Layout>{message}</Layout>
        </Root>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
