import { syntaxPlace } from '../../../../src/features/live-edit/editor/syntaxPlace';

const CODE = `import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Buttons({ count }: { count: number }) {
  return (
    <Stack direction="row">
      <Button>Cancel</Button>
      <Button variant="outlined">{count}</Button>
    </Stack>
  );
}
`;

/** Line and message of what is found. */
function placeIn(code: string, file = 'Buttons.tsx') {
  const found = syntaxPlace(code, file, 'as the compiler says');
  return found && [found.line, found.message];
}

it('finds nothing in code that is right', () => {
  expect(placeIn(CODE)).toBeUndefined();
  expect(placeIn('export const a = <></>;', 'a.jsx')).toBeUndefined();
  expect(placeIn('export const a = <string>b;', 'a.ts')).toBeDefined();
});

it.each([
  ['an element without end', ['Cancel</Button>', 'Cancel'], 7, '<Button> has no closing tag'],
  ['the outermost element without end', ['    </Stack>\n', ''], 6, '<Stack> has no closing tag'],
  ['another closing tag', ['</Stack>', '</div>'], 6, '<Stack> has no closing tag'],
  ['a text without end', ['"outlined"', '"outlined'], 8, 'Invalid JSX'],
  ['a value without end', ['"outlined"', '{outlined'], 8, undefined],
  ['a tag without end', ['<Button>Cancel</Button>', '<Button'], 7, 'Invalid JSX'],
  ['two values in one', ['{count}', '{count 2}'], 8, 'Invalid JSX'],
  [
    'a list without a comma',
    ['  return', '  const a = [1 2];\n  return'],
    5,
    'as the compiler says',
  ],
] as const)('names the line of %s', (_title, [from, to], line, message) => {
  const [foundLine, found] = placeIn(CODE.replace(from, to)) ?? [];
  expect(foundLine).toBe(line);
  if (message !== undefined) {
    expect(found).toBe(message);
  }
});
