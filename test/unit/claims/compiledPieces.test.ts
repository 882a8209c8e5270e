import { programKeyOf, programOf } from '../../claims/support/pieceGroups';
import { staticPiecesOf } from '../../claims/support/staticPieces';

const pieces = (text: string) => staticPiecesOf('some.test.tsx', text);

test.each([
  ['a literal', "expectCompiles('a');", ['a']],
  ['a template with a constant', 'const one = 1; expectTypeError(`a${one}`, /x/);', ['a1']],
  [
    'a function of the file',
    "const of = (b: string, c = 'c') => `a${b}${c}`; proves('w', async () => { await expectCompiles(of('b')); });",
    ['abc'],
  ],
  [
    'each round of a loop',
    "for (const a of ['a', 'b']) { expectCompiles(a + '1'); }",
    ['a1', 'b1'],
  ],
  ['each item of a list', "['a', 'b'].map((a) => expectCompiles(a));", ['a', 'b']],
  ['the nearest of two names', "const a = 'a'; { const a = 'b'; expectCompiles(a); }", ['b']],
])('finds the code in %s', (_, text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

test('leaves out code that depends on an import, and finds the rest of the file', () => {
  const text = "import { one } from './one'; expectCompiles(`a${one}`); expectCompiles('b');";
  expect(pieces(text)).toEqual(['b']);
});

describe('programs', () => {
  const plain = "import { DataGrid } from '@mui/x-data-grid/DataGrid'; export const a = DataGrid;";
  const same = "import { Box } from '@mui/material'; import '@mui/x-data-grid'; export { Box };";
  const pro = "import { DataGridPro } from '@mui/x-data-grid-pro'; export const a = DataGridPro;";
  const theme = `${same} import type {} from '@mui/x-data-grid/themeAugmentation';`;
  const extending = `${plain}\ndeclare module '@mui/x-data-grid' { interface A {} }`;
  const script = 'const a = 1;';
  const all = [plain, same, pro, theme, extending, script];

  test('are shared by modules of the same packages', () => {
    expect(programOf(plain, all)).toEqual([plain, same]);
  });

  test.each([
    ['a package that extends others', pro],
    ['an augmentation of a theme', theme],
    ['a declaration in a module of a package', extending],
    ['a script', script],
  ])('keep %s apart', (_, text) => {
    expect(programOf(text, all)).toEqual([text]);
  });

  test('tell date adapters apart', () => {
    const adapter = (name: string) =>
      programKeyOf(`import { A } from '@mui/x-date-pickers/${name}'; export { A };`);
    expect(adapter('AdapterLuxon')).not.toBe(adapter('AdapterDayjs'));
  });
});
