/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changingTexts } from './changingTexts';

const SITE_DIR = path.join(__dirname, '../../..');

/** Files whose texts never change once they are drawn. */
const DRAWN_ONCE = [
  // API pages are static: HTML of the build, or drawn once for a page that a link led to.
  'src/features/api-reference/',
  // A demo's code is for readers; its only text that changes has an element.
  'src/features/landing/DeliveryDay.tsx',
];

const files = ['src/features', 'src/theme', 'src/pages'].flatMap((folder) =>
  readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsx') && !DRAWN_ONCE.some((once) => file.startsWith(once))),
);

describe('texts that change', () => {
  it('have an element of their own, so that a translator of the browser can replace them', () => {
    expect(files).toContain('src/features/code/CopyButton.tsx');
    expect(changingTexts(SITE_DIR, files)).toEqual([]);
  });

  it('are seen in all their kinds', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
    const file = 'Texts.tsx';
    const compilerOptions = { jsx: 'preserve', strict: true, lib: ['ES2023'], types: [] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const lines = [
      `declare const TEXTS: { a(): string; b(values: { n: number }): string };`,
      `declare const x: { text: string; count: number; on: boolean; list: string[] };`,
      `export const safe = [<p>{x.text}</p>, <p>{TEXTS.a()} <b>{x.text}</b></p>, <p>{x.on ? x.text : <b />}</p>];`,
      `export const keyed = <p key={x.text}>{x.text}<b /></p>;`,
      `export const beside = <p>{x.text}<b /></p>;`,
      `export const number = <p><b />{x.count}</p>;`,
      `export const values = <p>{TEXTS.b({ n: 1 })} <b /></p>;`,
      `export const conditional = <p>{x.on && 'one'}<b /></p>;`,
      `export const inFragment = <>two</>;`,
      `export const afterComponent = <p><Text /> three</p>;`,
      `export const listed = <p>{x.list.map((text) => (x.on ? <b>{text}</b> : text))}</p>;`,
      `export function Text() { return x.text; }`,
      `export const inComponent = <List>{TEXTS.a()}<b /></List>;`,
      `export function List() { return x.list.map((text) => text.trim()); }`,
    ];
    writeFileSync(path.join(folder, file), lines.join('\n'));
    try {
      expect(changingTexts(folder, [file])).toEqual([
        `${file}:5 x.text`,
        `${file}:6 x.count`,
        `${file}:7 TEXTS.b({ n: 1 })`,
        `${file}:8 'one'`,
        `${file}:9 two`,
        `${file}:10 three`,
        `${file}:11 text`,
        `${file}:12 x.text`,
        `${file}:13 TEXTS.a()`,
        `${file}:14 text.trim()`,
      ]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
