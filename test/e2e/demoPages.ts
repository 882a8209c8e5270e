/** The list of demos, read from the sources of the pages. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import type { DocumentedProduct } from '../../src/data/products';
import { productIdOf } from '../../src/lib/pages/paths';

const ROOT = path.join(__dirname, '../..');
const PLAYGROUND = path.join(__dirname, '../../src/pages/playground');

export interface DemoPage {
  /** Path of the page: `/x/react-data-grid/sorting/`. */
  readonly path: string;
  /** Names of its demos, in the order of the page; never empty. */
  readonly demos: readonly string[];
}

/** Names of the demos that a page shows, playgrounds among them, in their order. */
function demosIn(mdx: string): readonly string[] {
  return [
    ...mdx.matchAll(/^<(?:(?:Demo|Slots)\s[^>]*?src="([^"]+)"|Playground component="(\w+)")/gm),
  ].map(([, source, component]) => (source ? path.parse(source).name : `${component}Playground`));
}

/** The first demo of the playground. */
export function playgroundDemo(): { readonly name: string; readonly file: string } {
  const [name = ''] = demosIn(readFileSync(path.join(PLAYGROUND, 'index.mdx'), 'utf8'));
  return { name, file: path.join(PLAYGROUND, `${name}.tsx`) };
}

/** Every page of a documentation instance that shows a demo. */
export function demoPages(): readonly DemoPage[] {
  return DOCS_INSTANCES.flatMap(({ folder, route }) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('/index.mdx'))
      .toSorted()
      .map((file) => ({
        path: route + file.replace('index.mdx', ''),
        demos: demosIn(readFileSync(path.join(ROOT, folder, file), 'utf8')),
      })),
  ).filter(({ demos }) => demos.length > 0);
}

/** The page of a product that shows the most demos, for what must hold on each page but need not be tried on all. */
export function fullestPage(product: DocumentedProduct): string {
  const [fullest] = demoPages()
    .filter((page) => productIdOf(page.path) === product)
    .toSorted((a, b) => b.demos.length - a.demos.length);
  if (!fullest) {
    throw new Error(`No page of ${product} has a demo.`);
  }
  return fullest.path;
}
