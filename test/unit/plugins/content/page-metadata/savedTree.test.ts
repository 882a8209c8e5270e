import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../../../src/data/docsInstances';
import { toSidebar } from '../../../../../src/lib/pages/pageTree';
import { createSiteFiles } from '../../../../../plugins/content/page-metadata/siteFiles';

const { NODE_ENV } = process.env;
const [instance] = DOCS_INSTANCES;
const treeWith = (...names: readonly string[]) =>
  toSidebar(
    instance.route,
    names.map((name) => ({ pathname: `/x/${name}`, title: name })),
  );

let siteDir: string;
let saves = 0;

/** Saves a tree; the time of the file differs with each save. */
function save(text: string): void {
  const file = path.join(siteDir, instance.tree);
  writeFileSync(file, text);
  saves += 1;
  utimesSync(file, saves, saves);
}

const saveTree = (...names: readonly string[]) =>
  save(`export default ${JSON.stringify({ [instance.sidebarId]: treeWith(...names) })};`);

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'tree-'));
});
afterEach(() => {
  Object.assign(process.env, { NODE_ENV });
  rmSync(siteDir, { recursive: true });
});

function idsIn(mode: string) {
  Object.assign(process.env, { NODE_ENV: mode });
  saveTree('first');
  const { treeOf } = createSiteFiles(siteDir, [instance], { [instance.id]: treeWith('first') });
  return () => [...treeOf(instance, undefined).badges.keys()];
}

it('knows pages of a tree that is saved while the development server runs', () => {
  const ids = idsIn('development');
  expect(ids()).toEqual(['first/index']);
  saveTree('first', 'second');
  expect(ids()).toEqual(['first/index', 'second/index']);
  save('export default {');
  expect(ids).toThrow();
  saveTree('second');
  expect(ids()).toEqual(['second/index']);
});

it('has one tree for a build', () => {
  const ids = idsIn('production');
  saveTree('first', 'second');
  expect(ids()).toEqual(['first/index']);
});
