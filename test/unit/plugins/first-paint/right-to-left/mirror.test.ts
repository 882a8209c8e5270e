import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mirrored } from '../../../../../plugins/output/rtl-styles/mirror';
import { writeMirrored } from '../../../../../plugins/output/rtl-styles/writeMirrored';

describe('mirrored', () => {
  it.each([
    ['a{margin-left:1px}', 'a{margin-right:1px}'],
    ['a{padding:1px 2px 3px 4px}', 'a{padding:1px 4px 3px 2px}'],
    ['@layer docusaurus{a{left:0}}', '@layer docusaurus{a{right:0}}'],
    ['@media (max-width:996px){a{float:left}}', '@media (max-width:996px){a{float:right}}'],
    ['a{transform:translate3d(-100%,0,0)}', 'a{transform:translate3d(100%,0,0)}'],
  ])('turns %s into %s', (css, expected) => {
    expect(mirrored(css)).toBe(expected);
  });

  it.each([
    ['logical sides', 'a{margin-inline-start:1px;inset-inline:0 auto}'],
    ['single turns and scales', 'a{rotate:90deg;scale:-1 1}'],
    ['names of files', 'a{mask:url(arrow-left.svg)}'],
    ['content with a direction of its own', 'pre{text-align:left;direction:ltr;padding-left:1px}'],
    ['such content in a layer', '@layer docusaurus{code{direction:ltr;left:0}}'],
    ['the theme of demos', '@layer mui{:root{--shadow:1px 0 red}a{left:0}}'],
    ['the order of the layers', '@layer theme,mui,utilities;'],
  ])('leaves %s alone', (_what, css) => {
    expect(mirrored(css)).toBe(css);
  });

  it('mirrors what follows something that was left alone', () => {
    expect(mirrored('@layer mui{a{left:0}}b{direction:ltr;left:0}c{left:0}')).toBe(
      '@layer mui{a{left:0}}b{direction:ltr;left:0}c{right:0}',
    );
  });

  it('refuses CSS that is broken', () => {
    expect(() => mirrored('a{')).toThrow(/Unclosed block/);
  });
});

describe('writeMirrored', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mirrored-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('writes one file next to each stylesheet, however often it runs', async () => {
    await writeFile(path.join(folder, 'styles.ab12.css'), 'a{left:0}');
    await writeFile(path.join(folder, 'note.txt'), 'left');
    await writeMirrored(folder);
    await writeMirrored(folder);
    expect((await readdir(folder)).sort()).toEqual([
      'note.txt',
      'styles.ab12.css',
      'styles.ab12.rtl.css',
    ]);
    expect(await readFile(path.join(folder, 'styles.ab12.css'), 'utf8')).toBe('a{left:0}');
    expect(await readFile(path.join(folder, 'styles.ab12.rtl.css'), 'utf8')).toBe('a{right:0}');
  });

  it('fails when there is no such folder', async () => {
    await expect(writeMirrored(path.join(folder, 'missing'))).rejects.toThrow(/ENOENT/);
  });
});
