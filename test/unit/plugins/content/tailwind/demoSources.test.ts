import path from 'node:path';
import { demoSources } from '../../../../../plugins/content/tailwind/demoSources';

const ROOT = path.join(__dirname, '../../../../..');

test('finds variants of demos next to the pages of each instance and its versions', () => {
  const x = { id: 'default', label: '2', folder: 'docs/x', route: '/x/' };
  const base = { id: 'base-library', label: '1', folder: 'docs/base', route: '/' };
  const tree = { sidebarId: 'x', tree: 'sidebars.ts' };
  const instances = [x, base].map((one) => ({ ...one, ...tree }));
  expect(demoSources(ROOT, instances)).toEqual([
    '../../../docs/x/**/*.tailwind.tsx',
    '../../../versioned_docs/**/*.tailwind.tsx',
    '../../../docs/base/**/*.tailwind.tsx',
    '../../../base-library_versioned_docs/**/*.tailwind.tsx',
  ]);
});
