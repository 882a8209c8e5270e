import path from 'node:path';
import { sourceFile } from '../../../../tools/api-reference/sourceFile';
import { makeSite } from './fixtureSite';

const GENERATED = '// To update them, edit the TypeScript types and run a script.';
const WRITTEN = '// To update them, edit the d.ts file and run a script.';
const site = makeSite({
  'lab/package.json': '{ "repository": { "type": "git", "directory": "packages/mui-lab" } }',
  'lab/Masonry/Masonry.js': WRITTEN,
  'lab/esm/Masonry/Masonry.js': WRITTEN,
  'lab/Masonry/Masonry.mjs': WRITTEN,
  'lab/Timeline/Timeline.js': GENERATED,
  'x-charts/Gauge/Gauge.js': '',
});
const sourceOf = (file: string) => sourceFile(path.join(site, 'node_modules/@mui', file));

test.each([
  ['lab/Masonry/Masonry.d.ts', 'packages/mui-lab/src/Masonry/Masonry.js'],
  ['lab/esm/Masonry/Masonry.d.ts', 'packages/mui-lab/src/Masonry/Masonry.js'],
  ['lab/Timeline/Timeline.d.ts', 'packages/mui-lab/src/Timeline/Timeline.tsx'],
  // Without a word of the folder in the repository, it is named like the package.
  ['x-charts/Gauge/Gauge.d.ts', 'packages/x-charts/src/Gauge/Gauge.tsx'],
  ['x-charts/Gauge/Gauge.d.mts', 'packages/x-charts/src/Gauge/Gauge.tsx'],
  ['lab/Masonry/Masonry.d.mts', 'packages/mui-lab/src/Masonry/Masonry.js'],
  // Without a script.
  ['x-charts/Bar/Bar.d.ts', 'packages/x-charts/src/Bar/Bar.tsx'],
  [
    'styled-engine/StyledEngineProvider/StyledEngineProvider.d.ts',
    'packages/styled-engine/src/StyledEngineProvider/StyledEngineProvider.js',
  ],
])('the source of %s is %s', (declaration, source) => {
  expect(sourceOf(declaration)).toBe(source);
});

test('a file of another kind is an error', () => {
  expect(() => sourceOf('lab/index.js')).toThrow('is not a declaration of a package of @mui');
  expect(() => sourceFile('/a/react/index.d.ts')).toThrow('/a/react/index.d.ts is not');
});
