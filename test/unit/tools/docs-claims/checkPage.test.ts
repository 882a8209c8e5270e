/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { docsClaims } from '../../../../tools/docs-claims/command';
import { readOptions } from '../../../../tools/docs-claims/options';

const ROOT = path.join(__dirname, '../../../..');
const SITE = mkdtempSync(path.join(tmpdir(), 'claims-of-one-page-'));
const LINKS = ['node_modules', 'tsconfig.json', 'package.json', 'docs/x/api'];

beforeAll(() => {
  mkdirSync(path.join(SITE, 'docs/base'), { recursive: true });
  mkdirSync(path.join(SITE, 'docs/x'));
  LINKS.forEach((name) => symlinkSync(path.join(ROOT, name), path.join(SITE, name)));
});
afterAll(() => rmSync(SITE, { recursive: true }));

function writePage(pathname: string, text: string): void {
  const folder = path.join(SITE, 'docs', pathname);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.mdx'), `---\ntitle: Page\n---\n\n${text}\n`);
}

const checked = (page: string) => docsClaims(SITE, readOptions(['--check', '--page', page]));

it('fails for what is wrong on the page that it is asked for, and for no other', () => {
  writePage('x/react-data-grid/wrong', 'If a row is gone, the grid throws an error.');
  writePage('x/react-data-grid/broken', "```ts\nconst rows: number = 'a';\n```");
  writePage('x/react-data-grid/fine', 'Use one row for each record.');

  expect(checked('/x/react-data-grid/wrong').exitCode).toBe(1);
  const broken = checked('/x/react-data-grid/broken/');
  expect(broken.exitCode).toBe(1);
  expect(broken.output).toContain('TS2322');
  expect(checked('/x/react-data-grid/fine').exitCode).toBe(0);
});
