/** A snapshot is a part of its page's HTML, and of nothing that is made of the page beside it. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { markdownPath } from '../../src/lib/pages/markdownPath';
import { BUILD, builtPage } from './builtPage';

const PAGE = '/x/react-data-grid/quickstart/';
/** In a cell of the first demo, and nowhere in the page's own text. */
const CELL = 'The Makioka Sisters';

const countIn = (text: string) => text.split(CELL).length - 1;

test('Markdown has what a cell shows where the source of its demo has it, and only there', () => {
  expect(builtPage(PAGE)('[data-snapshot]').text()).toContain(CELL);
  const text = readFileSync(path.join(BUILD, markdownPath(PAGE)), 'utf8');
  const source = path.join(__dirname, '../../docs', PAGE, 'FirstGrid.tsx');
  expect(countIn(text)).toBe(countIn(readFileSync(source, 'utf8')));
});

test('the full text has nothing of what a cell shows', () => {
  const folder = path.join(BUILD, 'pagefind/fragment');
  const page = readdirSync(folder)
    .map((file) => gunzipSync(readFileSync(path.join(folder, file))).toString('utf8'))
    .find((text) => text.includes(`"url":"${PAGE}"`));
  expect(page).toContain('quickstart');
  expect(countIn(page ?? '')).toBe(0);
});
