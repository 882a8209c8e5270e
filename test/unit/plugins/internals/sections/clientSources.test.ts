import {
  openingPrefetch,
  openingPreload,
} from '../../../../../plugins/internals/sections/clientSources';

it.each([
  [openingPreload, 'export default (path) => load(path);'],
  [openingPreload, 'export default function preload(pathname) {}'],
  [openingPrefetch, 'const docusaurus = { prefetch, preload };'],
])('refuses a source of Docusaurus that it does not know', (change, source) => {
  expect(() => change(source, '/site/sections.ts', '')).toThrow(
    'Compare plugins/internals/sections/clientSources.ts',
  );
});
