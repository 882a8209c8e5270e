/**
 * The script that begins the first load of a page, and its place in the HTML. The page is painted first; then
 * everything that the page and the demos in sight need is asked for at once, instead of one after the other. What a
 * page needs stands in an attribute, so the script is the same on all pages and has one hash.
 */
import { dataAttribute } from '../../../src/lib/text/dataAttribute';

export interface FirstLoad {
  /** Addresses that have to run in this order. */
  readonly ordered: readonly string[];
  /** Addresses that may run in any order: chunks only register their modules. */
  readonly chunks: readonly string[];
  /** Addresses of each demo's chunks, by the demo's file. */
  readonly demos: Readonly<Record<string, readonly string[]>>;
}

/** px; a demo this far below the window begins to load, as in `features/demo/island/useIsland.ts`. */
const NEAR = 300;

/**
 * Runs in the browser, as text: it may use nothing from outside, and only what all supported browsers know.
 * A hidden page isn't painted, so it doesn't wait for that. The bundler would wait for an element that has come or
 * failed already; when it finds none, it asks again for what is missing, such as where HTML came in place of a script.
 */
export function beginFirstLoad({ ordered, chunks, demos }: FirstLoad, near: number): void {
  const asked = new Set<string>();
  const ask = (address: string, inOrder: boolean) => {
    if (!asked.has(address)) {
      asked.add(address);
      const script = document.createElement('script');
      script.src = address;
      script.async = !inOrder;
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }
  };
  const begin = () => {
    ordered.forEach((address) => ask(address, true));
    chunks.forEach((address) => ask(address, false));
    document.querySelectorAll<HTMLElement>('[data-demo-canvas]').forEach((canvas) => {
      // One that says so waits until the page is at rest.
      if (
        !canvas.closest('[data-demo-waits]') &&
        canvas.getBoundingClientRect().top < window.innerHeight + near
      ) {
        demos[canvas.dataset.demoCanvas ?? '']?.forEach((address) => ask(address, false));
      }
    });
  };
  if (document.hidden) {
    begin();
  } else {
    requestAnimationFrame(() => setTimeout(begin));
  }
}

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
  const call = `(${compact(beginSource)})(JSON.parse(document.currentScript.dataset.load),${NEAR})`;
  return html
    .replace(SCRIPT_TAG, '')
    .replace(/<\/body>|$/, (end) => `<script ${data}>${call}</script>${end}`);
}
