import { type CompiledProject, compileProject } from '../../../../src/lib/live/compile';
import { resolveFile } from '../../../../src/lib/live/resolveFile';
import type { LiveProblem } from '../../../../src/lib/live/types';

const DEMO = `import * as React from 'react';
import Box, { type BoxProps } from '@mui/material/Box';
import { rows, type Row } from './data';

const props: BoxProps = {};
export default function Demo() {
  return <Box {...props}>{rows.map((row: Row) => row.name)}</Box>;
}
`;
const DATA = `export interface Row { readonly name: string }
export const rows: readonly Row[] = [];
`;

function compiled(files: Readonly<Record<string, string>>, entry = 'Demo.tsx'): CompiledProject {
  const result = compileProject({ files, entry });
  if ('phase' in result) {
    throw new Error(JSON.stringify(result));
  }
  return result;
}

function problem(files: Readonly<Record<string, string>>, entry = 'Demo.tsx'): LiveProblem {
  const result = compileProject({ files, entry });
  if (!('phase' in result)) {
    throw new Error('It compiles.');
  }
  return result;
}

it('keeps lines, and names the packages that are left when types are gone', () => {
  const { modules, packages, entry } = compiled({ 'Demo.tsx': DEMO, 'data.ts': DATA });
  expect(entry).toBe('Demo.tsx');
  expect(modules.map(({ path, kind }) => [path, kind])).toEqual([
    ['Demo.tsx', 'script'],
    ['data.ts', 'script'],
  ]);
  const [demo] = modules;
  expect(demo?.code.split('\n')).toHaveLength(DEMO.split('\n').length);
  expect(demo?.code.split('\n')[6]).toContain('Box');
  expect(packages).toEqual([
    { specifier: 'react', file: 'Demo.tsx', line: 1, column: 25 },
    { specifier: '@mui/material/Box', file: 'Demo.tsx', line: 2, column: 37 },
  ]);
});

it('compiles JavaScript, and takes CSS and JSON as they are', () => {
  const files = {
    'Demo.js':
      "import './a.css';\nimport data from './b.json';\nexport default () => <p>{data.a}</p>;",
    'a.css': 'p { color: red }',
    'b.json': '{"a":1}',
  };
  const { modules } = compiled(files, 'Demo.js');
  expect(modules.map(({ kind }) => kind)).toEqual(['script', 'style', 'json']);
  expect(modules[1]?.code).toBe(files['a.css']);
});

it('says where a file can not be read', () => {
  expect(problem({ 'Demo.tsx': 'export default () => (\n  <p>\n);' })).toMatchObject({
    phase: 'syntax',
    file: 'Demo.tsx',
    line: expect.any(Number),
    column: expect.any(Number),
  });
  const { message } = problem({ 'Demo.tsx': 'const a = ;' });
  expect(message).toBe('Unexpected token');
});

it('says which file is missing, and where', () => {
  expect(problem({ 'Demo.tsx': DEMO })).toEqual({
    phase: 'import',
    message: 'No file ./data',
    missing: './data',
    file: 'Demo.tsx',
    line: 3,
    column: 33,
  });
  expect(problem({ 'Demo.tsx': DEMO, 'data.ts': DATA }, 'Other.tsx').missing).toBe('Other.tsx');
});

it.each([
  "import _ from 'lodash';",
  "import * as all from 'lodash';",
  "import { map, type Dictionary as Entries } from 'lodash';",
  "import {\n  map as mapValues,\n  // Later.\n  filter,\n} from 'lodash';",
])('names a package that nothing uses yet: %s', (statement) => {
  const { packages } = compiled({ 'Demo.tsx': `${statement}\nexport default () => null;\n` });
  expect(packages).toMatchObject([{ specifier: 'lodash', file: 'Demo.tsx' }]);
});

it.each([
  "import type { Dictionary } from 'lodash';",
  "import type Dictionary from 'lodash';",
  "import { type Dictionary } from 'lodash';",
  "import { Dictionary } from 'lodash';",
  "import { Dictionary, map } from 'lodash';",
])('needs no package of which a script has types alone: %s', (statement) => {
  const { packages } = compiled({
    'Demo.tsx': `${statement}\nconst rows: Dictionary[] = [];\nexport default () => rows;\n`,
  });
  expect(packages).toEqual([]);
});

it('guards loops', () => {
  const { modules } = compiled({ 'Demo.tsx': 'for (;;) {}\nexport default () => null;' });
  expect(modules[0]?.code).toContain('__liveLoop(1)');
});

it.each([
  ['./data', 'Demo.tsx', 'data.ts'],
  ['./data.js', 'Demo.tsx', 'data.ts'],
  ['../shared/a', 'Demo.tsx', '../shared/a.tsx'],
  ['./b', '../shared/a.tsx', '../shared/b/index.js'],
  ['./style.css', 'Demo.tsx', 'style.css'],
  ['./nothing', 'Demo.tsx', undefined],
])('%s in %s is %s', (specifier, importer, expected) => {
  const files = ['data.ts', '../shared/a.tsx', '../shared/b/index.js', 'style.css'];
  expect(resolveFile(specifier, importer, (path) => files.includes(path))).toBe(expected);
});
