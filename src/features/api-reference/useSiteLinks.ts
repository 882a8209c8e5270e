/** Lets links inside descriptions, which are plain HTML, lead to other pages of the site without loading it anew. */
import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';
import { isSitePath } from '../../lib/pages/webAddress';

export function useSiteLinks(): void {
  const history = useHistory();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('[data-html] a[href^="/"]')
          : undefined;
      if (
        isPlain &&
        !event.defaultPrevented &&
        link &&
        isSitePath(link.getAttribute('href') ?? '')
      ) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [history]);
}
