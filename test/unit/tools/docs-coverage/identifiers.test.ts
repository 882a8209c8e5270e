import ts from 'typescript';
import { parseExceptions } from '../../../../tools/docs-coverage/exceptions';
import {
  type Vocabulary,
  identifierProblems,
  unknownNames,
} from '../../../../tools/docs-coverage/identifiers';
import {
  operatorOfLabel,
  wordsOfDeclarations,
} from '../../../../tools/docs-coverage/readVocabulary';
import { parseMdx } from '../../plugins/content/mdx/parseMdx';

const VOCABULARY: Vocabulary = {
  known: new Set([
    'apiRef',
    'DataGrid',
    'GRID_TREE_FIELD',
    'GridColDef',
    'isEmpty',
    'loading',
    'setPage',
    'slotProps',
    'sortModel',
  ]),
  apiMembers: new Set(['setPage', 'dataSource']),
  props: new Set(['rows', 'sortModel']),
  columnFields: new Set(['width']),
  slots: new Set(['toolbar']),
  classNames: new Set(['MuiDataGrid-cell']),
  cssVariables: new Set(['--DataGrid-overlayHeight']),
};

const unknown = (code: string) =>
  unknownNames(code, VOCABULARY, () => false).map(({ name }) => name);

test.each([
  'sortModel',
  'sortModel()',
  'loading={busy}',
  'GridColDef<Order>[]',
  "apiRef.current.setPage('anything')",
  'params.api.setPage',
  'apiRef.current?.dataSource',
  'slots.toolbar',
  'slotProps.toolbar',
  'GridColDef.width',
  'DataGrid.rows',
  '.MuiDataGrid-cell',
  'var(--DataGrid-overlayHeight)',
  "'isEmpty'",
  'GRID_TREE_FIELD',
  "'Two Words'",
  'rows',
  'true',
  '@mui/x-data-grid',
  './myFile.tsx',
  'myFile.tsx',
])('%s passes', (code) => {
  expect(unknown(code)).toEqual([]);
});

test.each([
  ['sortModell', ['sortModell']],
  ['sortMode()', ['sortMode']],
  ['loadin={busy}', ['loadin']],
  ['{ sortModels: [], other: GridColDeff }', ['sortModels', 'GridColDeff']],
  ['apiRef.current.rows', ['rows']],
  ['apiRef.current.sortModel', ['sortModel']],
  ['params.api.turnPage(1)', ['turnPage']],
  ['slots.footer', ['footer']],
  ['GridColDef.height', ['height']],
  ['DataGrid.columns', ['columns']],
  ['.MuiDataGrid-cel', ['MuiDataGrid-cel']],
  ['--DataGrid-overlay', ['--DataGrid-overlay']],
  ["'isEmptyy'", ['isEmptyy']],
  ['GRID_TREE', ['GRID_TREE']],
])('%s has unknown names', (code, expected) => {
  expect(unknown(code)).toEqual(expected);
});

const PAGE = [
  'The `unitPrice` of an `orderLine`, `someFunction()`, and `notThere`.',
  '```ts\ninterface Line { unitPrice: number }\nread(({ notThere }) => notThere);\n```',
].join('\n\n');
const page = {
  file: 'docs/x/page/index.mdx',
  tree: parseMdx({ page: PAGE })('page'),
  scripts: ['const orderLine = 1; export default function someFunction() {}'],
};

test('a page may speak of what its own code declares, but not of names that it takes for granted', () => {
  expect(identifierProblems([page], VOCABULARY, [])).toEqual([
    'docs/x/page/index.mdx:1: `notThere`: notThere is not a name of the data grid packages.',
  ]);
});

test('a reviewed exception passes, and one that no page needs is a problem', () => {
  const exceptions = [{ reason: 'a reason', names: ['notThere', 'idle'] }];
  expect(identifierProblems([page], VOCABULARY, exceptions)).toEqual([
    expect.stringMatching(/^idle: no page needs/),
  ]);
});

test('exceptions have reasons', () => {
  expect(parseExceptions('{"groups": [{"reason": "CSS", "names": ["minHeight"]}]}')).toHaveLength(
    1,
  );
  expect(() => parseExceptions('{"groups": [{"names": ["minHeight"]}]}')).toThrow(
    'identifiers.json',
  );
  expect(() => parseExceptions('[]')).toThrow('identifiers.json');
});

test('declarations name members and words, without what is internal', () => {
  const text = `
    export interface A { one: 'left' | 'twoWords'; run(speed: number): void;
      /** @ignore */
      hidden: 'secret';
    }
    export enum B { First = 'firstValue' }
  `;
  const source = ts.createSourceFile('a.d.ts', text, ts.ScriptTarget.Latest, true);
  expect(wordsOfDeclarations(source)).toEqual([
    'one',
    'left',
    'twoWords',
    'run',
    'speed',
    'First',
    'firstValue',
  ]);
});

test('operators are known by their labels', () => {
  expect(operatorOfLabel('filterOperatorIsNotEmpty')).toBe('isNotEmpty');
  expect(operatorOfLabel('filterOperator!=')).toBeUndefined();
});
