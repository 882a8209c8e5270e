import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  openingPrefetch,
  openingPreload,
} from '../../../../../plugins/internals/sections/clientSources';

const client = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);
const read = (file: string) => readFileSync(path.join(client, file), 'utf8');
const RUNTIME = '/site/sections.ts';

it('sections are opened before a page is loaded', () => {
  const source = openingPreload(read('preload.js'), RUNTIME, '/site/groups.ts');
  expect(source).toContain('import { openSections } from "/site/sections.ts";');
  expect(source.match(/export default/g)).toHaveLength(1);
  expect(source).toMatch(
    /await openSections\([^]*preloadOpened\(pathname\)[^]*fillGroups\(pathname\)/,
  );
});

it('pages are fetched ahead once their section is open', () => {
  const source = openingPrefetch(read('docusaurus.js'), RUNTIME);
  expect(source).toContain('import { whenOpened } from "/site/sections.ts";');
  expect(source).toMatch(/const docusaurus = \{\s*prefetch: \(routePath\) =>[^]*preload,\s*\};/);
});

it.each([
  [openingPreload, 'export default (path) => load(path);'],
  [openingPreload, 'export default function preload(pathname) {}'],
  [openingPrefetch, 'const docusaurus = { prefetch, preload };'],
])('refuses another source', (change, source) => {
  expect(() => change(source, RUNTIME, '')).toThrow(
    'Compare plugins/internals/sections/clientSources.ts',
  );
});
