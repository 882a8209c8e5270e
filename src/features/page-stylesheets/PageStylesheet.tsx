/** Loads a stylesheet of another host for the page that it stands in. Shows nothing itself. */
import { useEffect } from 'react';

const ignore = () => undefined;

export function PageStylesheet({ href }: { readonly href: string }): null {
  useEffect(() => {
    import('./loadStylesheet').then(({ loadStylesheet }) => loadStylesheet(href), ignore);
  }, [href]);
  return null;
}
