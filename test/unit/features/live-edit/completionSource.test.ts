import { CompletionContext } from '@codemirror/autocomplete';
import { javascript } from '@codemirror/lang-javascript';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import {
  apiCompletions,
  type CompletionLoader,
  importsIn,
  placeAt,
} from '../../../../src/features/live-edit/editor/completionSource';

/** The state of an editor, and where `|` was in the text. */
function stateOf(text: string): { readonly state: EditorState; readonly position: number } {
  const position = text.indexOf('|');
  const doc = text.replace('|', '');
  const state = EditorState.create({
    doc,
    extensions: javascript({ jsx: true, typescript: true }),
  });
  ensureSyntaxTree(state, doc.length, 5000);
  return { state, position };
}

const place = (text: string) => {
  const { state, position } = stateOf(text);
  return placeAt(state, position);
};

const LOADER: CompletionLoader = {
  exports: () =>
    Promise.resolve([
      { name: 'BarChart', specifiers: ['@mui/x-charts/BarChart', '@mui/x-charts'], part: 0 },
      { name: 'useSeries', specifiers: ['@mui/x-charts'] },
      { name: 'Toolbar', specifiers: ['@mui/x-charts/Toolbar'], part: 0 },
      { name: 'Toolbar', specifiers: ['@mui/material/Toolbar'], part: 1 },
    ]),
  propsOf: ({ part, name }) =>
    Promise.resolve(
      name === 'BarChart'
        ? [
            { name: 'layout', type: "'horizontal' | 'vertical'", description: 'The direction.' },
            { name: 'loading', type: 'boolean', description: '' },
            { name: 'series', type: 'readonly BarSeries[]', description: '' },
          ]
        : [{ name: part === 1 ? 'variant' : 'render', type: 'string', description: '' }],
    ),
};

async function labels(text: string, loader = LOADER): Promise<readonly string[] | undefined> {
  const { state, position } = stateOf(text);
  const result = await apiCompletions(loader)(new CompletionContext(state, position, false));
  return result?.options.map(({ label }) => label);
}

const IMPORT = "import { BarChart } from '@mui/x-charts/BarChart';\n";

describe('the place of the cursor', () => {
  it.each([
    ['const a = <BarChart la| />', { kind: 'prop', component: 'BarChart' }],
    ['const a = <BarChart | />', { kind: 'prop', component: 'BarChart' }],
    ['const a = <BarChart\n  a={1}\n  |\n/>', { kind: 'prop', component: 'BarChart' }],
    ['const a = <BarChart layout="|" />', { kind: 'value', prop: 'layout' }],
    ["const a = <BarChart layout={'ho|'} />", { kind: 'value', prop: 'layout' }],
    ["import { A } from '@mui/|';", { kind: 'specifier' }],
    ["import { Ba| } from '@mui/x-charts';", { kind: 'import', specifier: '@mui/x-charts' }],
  ])('%s', (text, expected) => {
    expect(place(text)).toMatchObject(expected);
  });

  it.each([
    'const a = <Bar|Chart />',
    'const a = <div cl| />',
    'const a = <BarChart a="b" />|',
    'const a = <BarChart a="b">|',
    'const a = <BarChart a="b"|',
    'const a = <BarChart a={1}|b />',
    'const a = <BarChart series={[{ da| }]} />',
    'const a = <BarChart onClick={() => { wi| }} />',
    'const a = <BarChart>te|</BarChart>',
    'const word| = 1;',
    "const a = 'tex|t';",
  ])('%s is none that is completed', (text) => {
    expect(place(text)).toBeUndefined();
  });
});

describe('completions', () => {
  it('are the props of the component that was imported, without those that are there', async () => {
    await expect(labels(`${IMPORT}const a = <BarChart loading | />`)).resolves.toEqual([
      'layout',
      'series',
    ]);
  });

  it('know a component by another name, and of two with one name the imported one', async () => {
    await expect(
      labels("import { BarChart as Bars } from '@mui/x-charts';\nconst a = <Bars | />"),
    ).resolves.toHaveLength(3);
    await expect(
      labels("import Toolbar from '@mui/material/Toolbar';\nconst a = <Toolbar | />"),
    ).resolves.toEqual(['variant']);
  });

  it('are the literal values of a prop', async () => {
    await expect(labels(`${IMPORT}const a = <BarChart layout="|" />`)).resolves.toEqual([
      'horizontal',
      'vertical',
    ]);
    await expect(labels(`${IMPORT}const a = <BarChart series="|" />`)).resolves.toBeUndefined();
  });

  it('are what can be imported, and where from', async () => {
    await expect(labels("import { | } from '@mui/x-charts';")).resolves.toEqual([
      'BarChart',
      'useSeries',
    ]);
    await expect(labels("import { A } from '|';")).resolves.toContain('@mui/material/Toolbar');
  });

  it('are left out when their data can not be had', async () => {
    const loader = { ...LOADER, exports: () => Promise.reject(new Error('offline')) };
    await expect(labels(`${IMPORT}const a = <BarChart | />`, loader)).resolves.toBeUndefined();
  });
});

it('reads default, named and renamed imports', () => {
  const { state } = stateOf(
    `import * as React from 'react';
import Box from '@mui/material/Box';
import { type A, B as C } from '@x/y';
import D, { E } from '@x/D';|`,
  );
  expect([...importsIn(state)]).toEqual([
    ['Box', { name: 'Box', specifier: '@mui/material/Box' }],
    ['A', { name: 'A', specifier: '@x/y' }],
    ['C', { name: 'B', specifier: '@x/y' }],
    ['D', { name: 'D', specifier: '@x/D' }],
    ['E', { name: 'E', specifier: '@x/D' }],
  ]);
});
