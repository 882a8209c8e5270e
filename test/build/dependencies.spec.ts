/** What the build says of the code of others: a bill of materials, and the licences that go along. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD } from './builtPage';

interface LockFile {
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly version?: string; readonly dev?: boolean }>
  >;
}

interface Bill {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly name: string; readonly version: string }[];
}

const read = (...file: readonly string[]) => readFileSync(path.join(...file), 'utf8');

test('the bill of materials names each package of the lock file that isn\u2019t for development alone', () => {
  const bill: Bill = JSON.parse(read(BUILD, 'sbom.cdx.json'));
  const lock: LockFile = JSON.parse(read(BUILD, '../package-lock.json'));
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const wanted = Object.entries(lock.packages).flatMap(([place, { name, version, dev }]) => {
    const folder = place.split('node_modules/').at(-1) ?? '';
    return folder === '' || dev === true ? [] : `${name ?? folder}@${version}`;
  });
  expect(wanted.length).toBeGreaterThan(500);
  expect([...new Set(wanted)].filter((each) => !named.has(each))).toEqual([]);
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe('component-docs-portal');
  // They would differ from build to build.
  expect(Object.keys(bill)).not.toContain('serialNumber');
  expect(Object.keys(bill.metadata)).not.toContain('timestamp');
});

test('licences of what browsers get go along', () => {
  const text = read(BUILD, 'third-party-notices.txt');
  for (const name of ['react-dom', '@mui/material', '@mui/x-data-grid-premium', 'exceljs']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+`, 'm'));
  }
  for (const name of ['@fontsource/inter', 'pagefind', 'idb', 'workbox-expiration']) {
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+`, 'm'));
  }
  expect(text).not.toContain('node_modules');
});
