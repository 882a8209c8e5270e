import { readdirSync } from 'node:fs';
import path from 'node:path';
import { circlesIn, importsOf, readImportGraph } from './circles';

const SITE_DIR = path.join(__dirname, '../../..');
const FOLDERS = [
  'docs',
  'feedback-server',
  'launch',
  'mcp-server',
  'plugins',
  'src',
  'test',
  'tools',
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(SITE_DIR, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file)),
);

describe('imports', () => {
  it('form no circles, of types and of code that loads later either', () => {
    const graph = readImportGraph(SITE_DIR, files);
    expect(graph.get('src/features/search/index.ts')).toContain(
      'src/features/search/SearchButton.tsx',
    );
    const circles = circlesIn(graph).map((circle) => circle.join(' -> '));
    expect(circles).toEqual([]);
  });

  it('are seen in all their kinds', () => {
    const text = `import './a';
import type { B } from './b';
export * from './c';
const d = () => import('./d');
const e = require('./e');`;
    expect(importsOf(text)).toEqual(['./a', './b', './c', './d', './e']);
  });

  it('show a circle once, by its shortest way around', () => {
    const graph = new Map([
      ['a', ['b', 'c', 'e']],
      ['b', ['e']],
      ['c', ['d']],
      ['d', ['a', 'c']],
      ['e', []],
      ['f', ['f']],
    ]);
    expect(circlesIn(graph)).toEqual([
      ['a', 'c', 'd', 'a'],
      ['f', 'f'],
    ]);
  });
});
