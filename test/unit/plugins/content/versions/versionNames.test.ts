import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { versionNames } from '../../../../../plugins/content/versions';
import { DOCS_INSTANCES } from '../../../../../src/data/docsInstances';

let site: string;
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'cut-versions-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function list(text: string): void {
  writeFileSync(path.join(site, 'versions.json'), text);
}

test('a site without a list has no cut versions', () => {
  expect(versionNames(site, DOCS_INSTANCES[0])).toEqual([]);
});

test('names are in the order of the list', () => {
  list('["8.10.0", "8.9.0"]');
  expect(versionNames(site, DOCS_INSTANCES[0])).toEqual(['8.10.0', '8.9.0']);
});

test.each(['{}', '[8]'])('%s is no list of names', (text) => {
  list(text);
  expect(() => versionNames(site, DOCS_INSTANCES[0])).toThrow(
    'versions.json must hold a list of names',
  );
});
