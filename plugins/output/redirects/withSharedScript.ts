/** The script of the small pages at old addresses, and the mark of the site, without which the worker keeps no page. */
import { SITE_MARK } from '../../../src/lib/offline/offline';

/** As Docusaurus' plugin writes it: with the address in it. */
const OWN_SCRIPT = /<script>[^<]*window\.location\.href = [^<]*<\/script>/;

/** Reads the address from the page, so that it is the same on all of them and has one hash. */
const SHARED_SCRIPT =
  '<script>location.href=document.querySelector("link").href+location.search+location.hash</script>';

/**
 * @param html a page of the plugin
 * @throws when the page is different: the plugin has changed
 */
export function withSharedScript(html: string): string {
  if (!OWN_SCRIPT.test(html) || !html.includes('<link rel="canonical" href="')) {
    throw new Error(
      'No script or no canonical link was found in a page that leads on. Compare plugins/output/redirects with the template of this version of @docusaurus/plugin-client-redirects.',
    );
  }
  return html.replace(OWN_SCRIPT, `<meta name="${SITE_MARK}" content="1">${SHARED_SCRIPT}`);
}
