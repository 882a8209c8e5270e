/**
 * The styles that demos were rendered with on the server, each once and in the head. Emotion writes them before the
 * element that needs them, and again for each demo. Chromium then reads all style sheets anew, fonts included, whenever
 * anything changes in the head, and measures every letter of the page again.
 */
import { SERVER_STYLES_ATTRIBUTE } from '../../../src/lib/code/demo';

/** What Emotion writes: the key of a cache, and the names of the styles. */
const STYLE = /<style data-emotion="([\w-]+) ([\w -]+)">(.*?)<\/style>/gs;
/** The key of the cache of all demos. Others are of global styles, which the component they are of takes over. */
const DEMO_KEY = 'css';

/** @param html a finished page; returned as it is when it has no styles of demos */
export function withDemoStylesInHead(html: string): string {
  const names = new Set<string>();
  const texts = new Set<string>();
  const globals = new Set<string>();
  const rest = html.replaceAll(STYLE, (element: string, key: string, own: string, text: string) => {
    if (key === DEMO_KEY) {
      own.split(' ').forEach((name) => names.add(name));
      texts.add(text);
    } else {
      globals.add(element);
    }
    return '';
  });
  if (rest === html) {
    return html;
  }
  const styles = `<style ${SERVER_STYLES_ATTRIBUTE}="${[...names].join(' ')}">${[...texts].join('')}</style>`;
  return rest.replace(/(?=<\/head>|<body)/, () => styles + [...globals].join(''));
}
