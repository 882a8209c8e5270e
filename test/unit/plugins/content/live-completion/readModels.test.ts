/** The completion data of the site itself: small enough to load, and complete. */
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readModels } from '../../../../../plugins/content/live-completion/readModels';
import {
  completionData,
  literalsOf,
  readExports,
  readProps,
} from '../../../../../src/lib/code/completionData';

const ROOT = path.join(__dirname, '../../../../..');
const KIB = 1024;

const models = readModels(ROOT);
const { index, parts } = completionData(models);
const exports = readExports(index);
const brotliBytes = (data: unknown) => brotliCompressSync(JSON.stringify(data)).length;

function propsOf(name: string, specifier: string) {
  const found = exports.find(
    (one) => one.name === name && one.specifiers.includes(specifier) && one.part !== undefined,
  );
  const part = parts[found?.part ?? -1];
  return found && part ? readProps(part, found) : undefined;
}

it('has parts of at most 7 KiB', () => {
  expect(parts.length).toBeGreaterThan(5);
  expect(Math.max(...parts.map(brotliBytes)) / KIB).toBeLessThanOrEqual(7);
  expect(brotliBytes(index) / KIB).toBeLessThanOrEqual(4);
});

it('has all props of all components', () => {
  const components = models.filter((model) => model.kind === 'component');
  expect(components.length).toBeGreaterThan(100);
  const props = exports.filter(({ part }) => part !== undefined);
  expect(props).toHaveLength(components.length);
  for (const { name, specifiers } of props) {
    expect([name, propsOf(name, specifiers[0] ?? '')?.length]).toEqual([
      name,
      components.find(
        (model) => model.imports[0]?.includes(`'${specifiers[0]}'`) && model.name === name,
      )?.props.length,
    ]);
  }
});

it('has the values of props', () => {
  const variant = propsOf('Button', '@mui/material/Button')?.find(({ name }) => name === 'variant');
  expect(literalsOf(variant?.type ?? '')).toEqual(['text', 'outlined', 'contained']);
});

it('has no models of a site without a reference', () => {
  expect(readModels(path.join(ROOT, 'test'))).toEqual([]);
  expect(readModels(ROOT, [])).toEqual([]);
});
