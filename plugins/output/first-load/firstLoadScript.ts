/**
 * The script that begins the first load of a page, and its place in the HTML. The page is painted first; then
 * everything that the page and the demos in sight need is asked for at once, instead of one after the other. What a
 * page needs is in an attribute, so the script is the same on all pages and has one hash.
 */
import { PRELOAD_DISTANCE_PX } from '../../../src/lib/code/demo';
import { dataAttribute } from '../../../src/lib/text/dataAttribute';
import { type FirstLoad, beginFirstLoad } from './inlineScripts';

/** Docusaurus' own script tags, minified or not. */
const SCRIPT_TAG = /<script src="?([^"\s>]+\.js)"?\s+defer(?:="[^"]*")?><\/script>/g;
const DEMO_FILE = /data-demo-canvas="?([^"\s>]+)/g;

/** The files of the demos that a page's HTML holds. */
export function demoFilesIn(html: string): readonly string[] {
  return [...new Set([...html.matchAll(DEMO_FILE)].map((match) => match[1] ?? ''))];
}

/** A script without the spaces and comments that its lines begin with. */
function compact(source: string): string {
  return source.replaceAll(/^\s*(?:\/\/.*)?\n?/gm, '');
}

/**
 * The HTML with Docusaurus' script tags replaced.
 * @param beginSource source of `beginFirstLoad`
 * @throws when the HTML has no such tags: Docusaurus' template has changed
 */
export function withFirstLoad(
  html: string,
  load: Omit<FirstLoad, 'ordered'>,
  beginSource: string = beginFirstLoad.toString(),
): string {
  const ordered = [...html.matchAll(SCRIPT_TAG)].map((match) => match[1] ?? '');
  if (ordered.length === 0) {
    throw new Error(
      'No <script src defer> was found in the HTML. Compare plugins/output/first-load with the template of this version of Docusaurus.',
    );
  }
  const chunks = [...new Set(load.chunks)].filter((address) => !ordered.includes(address));
  const data = dataAttribute('load', { ...load, ordered, chunks });
  const call = `(${compact(beginSource)})(JSON.parse(document.currentScript.dataset.load),${PRELOAD_DISTANCE_PX})`;
  return html
    .replace(SCRIPT_TAG, '')
    .replace(/<\/body>|$/, (end) => `<script ${data}>${call}</script>${end}`);
}
