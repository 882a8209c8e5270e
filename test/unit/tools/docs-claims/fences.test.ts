import { declarationsOf, notCompiledOf } from '../../../../tools/docs-claims/declarations';
import type { Root } from 'mdast';
import { fencesOf, moduleOf } from '../../../../tools/docs-claims/fences';

const fence = (text: string) => ({ text, language: 'tsx', line: 1 });

test.each([
  ['const one = 1;', 'const one = 1;'],
  [
    "{ field: 'name', width: 90 },",
    "const fragment: GridColDef[] = [{ field: 'name', width: 90 }];",
  ],
  ['{ height: 90, width: 90 }', 'const fragment = [{ height: 90, width: 90 }];'],
  ['height: 90,\nwidth: 90,', 'const fragment = {height: 90,\nwidth: 90};'],
  ['<One />\n<Two />', ';(<One />);\n;(<Two />);'],
  ['return 1;', 'const fragment = () => { return 1; };'],
  ['sx={{ width: 90 }}', 'const fragment = <Fragment sx={{ width: 90 }} />;'],
  ['<Provider adapter={one}>', '<Provider adapter={one}></Provider>'],
])('%s is a part of a module', (text, expected) => {
  expect(moduleOf(fence(text))).toBe(`${expected}\nexport {};\n`);
});

test('a script gives what it declares and imports, each by its name', () => {
  const found = declarationsOf(`
    import React, { useState as state, type FC } from 'react';
    export const [one, { two }] = make();
    export default function Three() {}
    export interface Four {}
  `);
  expect(Object.fromEntries(found)).toEqual({
    React: "import React from 'react';",
    state: "import { useState as state } from 'react';",
    FC: "import { FC } from 'react';",
    one: 'const [one, { two }] = make();',
    two: 'const [one, { two }] = make();',
    Three: 'function Three() {}',
    Four: 'interface Four {}',
  });
});

test('blocks that are not compiled are named by their first line', () => {
  expect(notCompiledOf(`export const notCompiled = { 'const a = 1;': 'why' };`)).toEqual(
    new Map([['const a = 1;', 'why']]),
  );
});

test.each([
  ['', {}],
  ['title="src/App.tsx"', {}],
  ['title="v7"', { major: 'v7', errorsLater: [] }],
  [
    'title="v7, error TS2305, TS2353 in v8"',
    { major: 'v7', errorsLater: ['TS2305', 'TS2353'], laterMajor: 'v8' },
  ],
])('the title in %s says which version a block is for', (meta, expected) => {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'code', lang: 'ts', meta, value: 'f();' }],
  };
  const [{ major, errorsLater, laterMajor } = {}] = fencesOf(tree);
  expect({ major, errorsLater, laterMajor }).toEqual(expected);
});
