/** Tells what HTML holds that React doesn't know. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells the check for broken links, which runs on the server, what the HTML holds. */
export function useCollected(html: string | undefined): void {
  const { collectAnchor, collectLink } = useBrokenLinks();
  for (const [, id] of html?.matchAll(/ id="([^"]+)"/g) ?? []) {
    collectAnchor(id);
  }
  for (const [, href = ''] of html?.matchAll(/ href="(\/[^"]*)"/g) ?? []) {
    collectLink(href);
  }
}
