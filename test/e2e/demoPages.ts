/** The list of demos, read from the sources of the pages. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DOCS = path.join(__dirname, '../../docs');

export interface DemoPage {
  /** Path of the page: `/x/react-data-grid/sorting/`. */
  readonly path: string;
  /** Names of its demos, in the order of the page; never empty. */
  readonly demos: readonly string[];
}

/** Every page that shows a demo. */
export function demoPages(): readonly DemoPage[] {
  return readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('/index.mdx'))
    .toSorted()
    .map((file) => ({
      path: `/${file.replace('index.mdx', '')}`,
      demos: [
        ...readFileSync(path.join(DOCS, file), 'utf8').matchAll(/^<Demo\s[^>]*?src="([^"]+)"/gm),
      ].map(([, source = '']) => path.parse(source).name),
    }))
    .filter(({ demos }) => demos.length > 0);
}
