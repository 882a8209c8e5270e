import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseApiModel } from '../../../../src/lib/api/parseApiModel';
import { themeReaders } from '../../../../tools/api-reference/themeReaders';

const root = path.resolve(__dirname, '../../../..');

function model(slug: string) {
  const file = `docs/base/api/${slug}/api.json`;
  return parseApiModel(readFileSync(path.join(root, file), 'utf8'), file);
}

const readers = themeReaders(
  root,
  ['button', 'menu', 'outlined-input', 'swipeable-drawer', 'text-field', 'tooltip'].map(model),
);

test('names the components whose parts a key styles', () => {
  expect(readers['palette.primary.contrastText']).toEqual(['Button']);
  expect(readers['shape.borderRadius']).toEqual(['Button', 'OutlinedInput', 'Tooltip']);
});

test('gives each color a row of its own', () => {
  expect(readers['palette.success.main']).toEqual(['Button', 'OutlinedInput']);
  expect(Object.keys(readers).filter((key) => key.includes('<'))).toEqual([]);
});

test('measures what opens', () => {
  expect(readers['palette.Tooltip.bg']).toEqual(['Tooltip']);
  expect(readers['zIndex.modal']).toEqual(['Menu']);
});

test('leaves out keys that only components elsewhere read', () => {
  expect(readers['palette.action.active']).toBeUndefined();
  expect(Object.values(readers)).not.toContainEqual([]);
});

test('names what it cannot render', () => {
  const required = {
    name: 'container',
    type: 'HTMLElement',
    required: true,
    description: '',
  } as const;
  const button = model('button');
  const broken = button.kind === 'component' && { ...button, name: 'Portal', props: [required] };
  expect(() => themeReaders(root, broken ? [broken] : [])).toThrow(
    'Portal requires container. Add them to tools/api-reference/requiredProps.ts.',
  );
});
