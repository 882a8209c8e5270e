import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countDemos } from '../../../../../plugins/content/demos/countDemos';
import { sharedDemo } from '../../../../../plugins/content/demos/sharedDemo';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';

const folders = PAGE_FOLDERS;
const NEW = 'docs/x/react-data-grid/sorting';
const V2 = 'versioned_docs/version-2.0/react-data-grid/sorting';
const V1 = 'versioned_docs/version-1.0/react-data-grid/sorting';
const DEMO = "import { rows } from '../rows';\nexport default () => rows;\n";

let siteDir: string;

function write(file: string, text: string): void {
  const target = path.join(siteDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

const shared = (file: string) => sharedDemo(file, { siteDir, folders });

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'shared-demos-'));
  write('versions.json', '["2.0", "1.0"]');
  for (const folder of [NEW, V2, V1]) {
    write(`${folder}/Basic.tsx`, DEMO);
    write(`${folder}/../rows.ts`, 'export const rows = 1;\n');
  }
});
afterEach(() => rmSync(siteDir, { recursive: true }));

test('a demo that is the same in the current version is taken from there', async () => {
  expect(await shared(`${V1}/Basic.tsx`)).toBe(`${NEW}/Basic.tsx`);
  expect(await shared(`${V2}/Basic.tsx`)).toBe(`${NEW}/Basic.tsx`);
});

test('a demo of the current version is its own', async () => {
  expect(await shared(`${NEW}/Basic.tsx`)).toBe(`${NEW}/Basic.tsx`);
  expect(await shared('src/pages/playground/Basic.tsx')).toBe('src/pages/playground/Basic.tsx');
});

test('a demo that has changed since is taken from the newest version that has it so', async () => {
  write(`${NEW}/Basic.tsx`, `${DEMO}// Changed.\n`);
  expect(await shared(`${V1}/Basic.tsx`)).toBe(`${V2}/Basic.tsx`);
  expect(await shared(`${V2}/Basic.tsx`)).toBe(`${V2}/Basic.tsx`);
});

test('a demo is another one when a file that it imports has changed', async () => {
  write('docs/x/react-data-grid/rows.ts', 'export const rows = 2;\n');
  expect(await shared(`${V2}/Basic.tsx`)).toBe(`${V2}/Basic.tsx`);
});

test('a demo is another one when one of its stylings was added, removed or changed', async () => {
  write(`${NEW}/Basic.css.tsx`, DEMO);
  expect(await shared(`${V2}/Basic.tsx`)).toBe(`${V2}/Basic.tsx`);
  write(`${V2}/Basic.css.tsx`, DEMO);
  expect(await shared(`${V2}/Basic.tsx`)).toBe(`${NEW}/Basic.tsx`);
  write(`${V2}/Basic.css.tsx`, `${DEMO}// Changed.\n`);
  expect(await shared(`${V2}/Basic.tsx`)).toBe(`${V2}/Basic.tsx`);
});

test('a demo that newer versions lack is its own', async () => {
  write(`${V1}/Gone.tsx`, DEMO);
  expect(await shared(`${V1}/Gone.tsx`)).toBe(`${V1}/Gone.tsx`);
});

test('a demo of a translation is compared with that of the same translation', async () => {
  const translations = 'i18n/zh/docusaurus-plugin-content-docs';
  write(`${translations}/version-1.0/page/Own.tsx`, 'export default 1;\n');
  write('docs/x/page/Own.tsx', 'export default 1;\n');
  expect(await shared(`${translations}/version-1.0/page/Own.tsx`)).toBe(
    `${translations}/version-1.0/page/Own.tsx`,
  );
  write(`${translations}/current/page/Own.tsx`, 'export default 1;\n');
  expect(await shared(`${translations}/version-1.0/page/Own.tsx`)).toBe(
    `${translations}/current/page/Own.tsx`,
  );
});

test('demos count once however many versions have them', () => {
  const ofGrid = () => countDemos(siteDir, folders)['data-grid'];
  expect(ofGrid()).toBe(1);
  write(`${V1}/Basic.tsx`, `${DEMO}// As it was.\n`);
  expect(ofGrid()).toBe(2);
  rmSync(path.join(siteDir, 'docs'), { recursive: true });
  expect(ofGrid()).toBe(2);
  expect(countDemos(siteDir, folders)).toMatchObject({ charts: 0, 'tree-view': 0 });
});

test('demos of the base library count in all folders of its pages', () => {
  write('docs/base/components/buttons/BasicButtons.tsx', DEMO);
  write('docs/base/getting-started/FirstButton.tsx', DEMO);
  expect(countDemos(siteDir, PAGE_FOLDERS)['material-ui']).toBe(2);
});
