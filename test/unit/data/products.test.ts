/** What a product must have beside its row in `PRODUCTS`, and what no type can say of it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { PACKAGE_VERSIONS } from '../../../src/data/packageVersions';
import { PRODUCT_NAMES } from '../../../src/data/productNames';
import {
  PRODUCT_PACKAGES,
  type ProductPackage,
  addOnTarget,
} from '../../../src/data/productPackages';
import { OTHER_AREAS, PRODUCTS } from '../../../src/data/products';
import { VERSION_LISTS } from '../../../src/data/versions';
import { PRODUCT_TEXTS } from '../../../src/features/i18n/dictionary/product';
import { folderOfPath, instanceOfPath } from '../../../src/lib/pages/docsInstance';
import { productIdOf } from '../../../src/lib/pages/paths';

const ROOT = path.join(__dirname, '../../..');

describe.each(PRODUCTS)('$id', ({ id, path: start, quickstart, api }) => {
  test('has a front page in an instance, and its reference in the same one', () => {
    const { instance, folder } = folderOfPath(start, DOCS_INSTANCES);
    expect(existsSync(path.join(ROOT, instance.folder, folder, 'index.mdx'))).toBe(true);
    expect(instanceOfPath(api, DOCS_INSTANCES)).toBe(instance);
  });

  test('is found by the paths of its pages', () => {
    expect([start, quickstart, `${api}thing/`].map(productIdOf)).toEqual([id, id, id]);
  });

  test('has the same English name for readers as in the registry', () => {
    expect(PRODUCT_TEXTS[id]()).toBe(PRODUCT_NAMES[id].name);
  });

  test('has free packages before those of a plan, all installed', () => {
    const [first] = PRODUCT_PACKAGES[id];
    expect(first).not.toHaveProperty('plan');
    expect(PRODUCT_PACKAGES[id].map(({ name }) => PACKAGE_VERSIONS[name])).not.toContain(undefined);
  });

  test('begins, in the list of its versions, where its pages do', () => {
    expect(VERSION_LISTS[id].front).toBe(start);
  });
});

test('an add-on adds to a package of the same product, and nothing else does', () => {
  const products: readonly (readonly ProductPackage[])[] = Object.values(PRODUCT_PACKAGES);
  for (const packages of products) {
    const names = packages.map(({ name }) => name);
    const targets = packages.flatMap(({ addOnTo }) => addOnTo ?? []);
    expect(targets.filter((name) => !names.includes(name))).toEqual([]);
  }
  expect(addOnTarget('@mui/lab')).toBe('@mui/material');
  expect(addOnTarget('@mui/material')).toBeUndefined();
  expect(addOnTarget('@mui/x-charts-pro')).toBeUndefined();
});

test('no product has the id, the name in files, or the place of another one', () => {
  const differ = (list: readonly string[]) => expect(new Set(list).size).toBe(list.length);
  differ(PRODUCTS.map(({ id }) => id));
  differ(PRODUCTS.map(({ slug }) => slug));
  const all: readonly string[] = PRODUCTS.flatMap(({ path: start, api }) => [start, api]);
  differ(all);
  expect(Object.keys(OTHER_AREAS).filter((area) => all.some((one) => one === area))).toEqual([]);
});
