/** @jest-environment node */
import path from 'node:path';
import { API_NAMES } from '../../../src/data/apiNames';
import type { ComponentApi } from '../../../src/lib/api/apiModel';
import { SIZED_PRODUCT, readSizes, withSizes } from '../../../tools/api-reference/componentSizes';
import { measureSizes } from '../../../tools/api-reference/measureSizes';
import { installedVersion, packagesOf } from '../../../tools/api-reference/packages';
import { apiPage } from './apiPages';

const ROOT = path.join(__dirname, '../../..');
const sizes = readSizes(ROOT);

const measured = API_NAMES[SIZED_PRODUCT].components.map((name) => apiPage(SIZED_PRODUCT, name));

it('the sizes are those of the installed packages', () => {
  const installed = packagesOf(SIZED_PRODUCT).map(({ name }) => [
    name,
    installedVersion(ROOT, name),
  ]);
  expect(sizes?.versions).toEqual(Object.fromEntries(installed));
});

it('each component has a size, and nothing else has one', () => {
  expect(Object.keys(sizes?.sizes ?? {}).sort()).toEqual(measured.map(({ name }) => name).sort());
});

it('measures a component alone and added to Button', async () => {
  const { Button, Paper } = await measureSizes(
    ROOT,
    measured.filter(({ name }) => ['Button', 'Paper'].includes(name)),
  );
  expect(Button).not.toHaveProperty('addedToButton');
  expect(Button?.alone).toBeCloseTo(sizes?.sizes.Button?.alone ?? 0, 0);
  expect(Paper?.alone).toBeCloseTo(sizes?.sizes.Paper?.alone ?? 0, 0);
  expect(Paper?.addedToButton).toBeLessThan(1);
});

it('gives sizes to components of the measured product only', () => {
  const component: ComponentApi = {
    ...{ kind: 'component', name: 'A', product: 'material-ui', description: '', source: '' },
    ...{ imports: [], demos: [], props: [], slots: [], classes: [] },
    packages: [],
  };
  const other: ComponentApi = { ...component, product: 'charts' };
  const size = { alone: 2, addedToButton: 1 };
  expect(withSizes([component, other], { sizes: { A: size } })).toEqual([
    { ...component, size },
    other,
  ]);
  expect(withSizes([component])).toEqual([component]);
});
