import { type Outcome, runStatus, type StatusOptions } from '../../../../tools/i18n-status/command';
import { contentHash } from '../../../../plugins/content/translations';
import type { Extracted } from '../../../../tools/i18n-status/extractTexts';
import type { Report } from '../../../../tools/i18n-status/report';
import { entryName } from '../../../../tools/i18n-status/status';
import { type FixtureSite, json, makeFixtureSite } from './fixtureSite';

const CODE = 'i18n/zh/code.json';
const HASHES = 'i18n/zh/source-hashes.json';
const CHINESE_CODE = json({
  'portal.copy': { message: '复制' },
  'portal.open': { message: 'Open {name}' },
});
/** Translated pages are parsed in a process of its own. ms */
jest.setTimeout(60_000);

const PAGE = 'docusaurus-plugin-content-docs/current/grid/index.mdx';
const CHINESE_PAGE = `---
description: 显示行。
---

## 第一步 {/* #first-steps */}

文字。
`;

let site: FixtureSite;

beforeEach(() => {
  site = makeFixtureSite();
});

afterEach(() => {
  site.clear();
});

/** What Docusaurus finds in the code and the configuration of the site. */
const extracted = (copy: string): Extracted => ({
  texts: new Map([
    [
      'code.json',
      new Map([
        ['portal.copy', copy],
        ['portal.open', 'Open {name}'],
      ]),
    ],
    ['docusaurus-plugin-content-docs/current.json', new Map([['sidebar.x.category.grid', 'Grid']])],
  ]),
  plugins: [
    {
      name: 'docusaurus-plugin-content-docs',
      options: { id: 'default', path: 'docs/x', routeBasePath: 'x' },
      i18nFolder: 'docusaurus-plugin-content-docs',
    },
    {
      name: 'docusaurus-plugin-content-pages',
      options: { id: 'default', path: 'src/pages', routeBasePath: '/' },
      i18nFolder: 'docusaurus-plugin-content-pages',
    },
    { name: 'docusaurus-theme-classic', options: {}, i18nFolder: 'docusaurus-theme-classic' },
  ],
});

interface Run extends Partial<StatusOptions> {
  /** An English text of the code. */
  readonly copy?: string;
  readonly locales?: readonly string[];
}

const status = ({
  copy = 'Copy',
  locales = ['en', 'zh'],
  ...options
}: Run = {}): Promise<Outcome> =>
  runStatus(
    {
      siteDir: site.folder,
      i18n: { path: 'i18n', defaultLocale: 'en', locales, localeConfigs: { en: { path: 'en' } } },
    },
    { check: false, json: false, update: false, accept: [], ...options },
    () => Promise.resolve(extracted(copy)),
  );

async function reportOf(run: Run = {}): Promise<Report> {
  const { output } = await status({ ...run, json: true });
  const [report]: readonly Report[] = JSON.parse(output);
  if (!report) {
    throw new Error('There is no report.');
  }
  return report;
}

const names = (report: Report, list: keyof Report['lists']) => report.lists[list].map(entryName);

/** Two titles, a text and a page in Chinese, and a text that is still English. */
function addChinese() {
  site.write(CODE, CHINESE_CODE);
  site.write('i18n/zh/titles.json', json({ '/components': '组件', '/x/grid': '表格' }));
  site.write(`i18n/zh/${PAGE}`, CHINESE_PAGE);
}

/** The same, with hashes; gives the text of their file. */
async function recordedSite() {
  addChinese();
  await status({ update: true });
  return { hashes: site.read(HASHES) };
}

function changeEnglishPage() {
  const file = 'docs/x/grid/index.mdx';
  site.write(file, site.read(file).replace('Text', 'New text'));
}

/** A text in GBK, in which 文 and 字 are two bytes each. */
function gbk(text: string): Uint8Array {
  return Buffer.from(text.replaceAll('文字', '\xce\xc4\xd7\xd6'), 'latin1');
}

describe('runStatus', () => {
  it('calls files that are not UTF-8 broken, whatever they hold', async () => {
    addChinese();
    const part = 'docusaurus-plugin-content-docs/current/grid/_part.mdx';
    site.write(CODE, gbk('{ "portal.copy": { "message": "文字" } }\n'));
    site.write(`i18n/zh/${PAGE}`, gbk('---\ndescription: Rows.\n---\n\n## First steps\n\n文字\n'));
    site.write(`i18n/zh/${part}`, gbk('文字\n'));
    const report = await reportOf();
    expect(names(report, 'broken')).toEqual(['code.json', PAGE, part]);
    report.lists.broken.forEach(({ problem }) => expect(problem).toContain('is not UTF-8 (line '));
    expect((await status({ check: true })).exitCode).toBe(1);
  });

  it('names an English page that is not UTF-8', async () => {
    site.write('docs/x/grid/index.mdx', gbk('---\ntitle: 文字\n---\n'));
    await expect(status()).rejects.toThrow('docs/x/grid/index.mdx is not UTF-8 (line 2)');
  });

  it('reads a file that begins with a byte order mark', async () => {
    addChinese();
    site.write(CODE, `\uFEFF${CHINESE_CODE}`);
    site.write(`i18n/zh/${PAGE}`, `\uFEFF${CHINESE_PAGE}`);
    const report = await reportOf();
    expect(names(report, 'broken')).toEqual([]);
    expect(names(report, 'unrecorded')).toContain('code.json#portal.copy');
    expect(names(report, 'unrecorded')).toContain(PAGE);
  });

  it('counts new translations once their hashes are recorded', async () => {
    addChinese();
    const fresh = await reportOf();
    expect(names(fresh, 'unrecorded')).toEqual([
      'titles.json#/components',
      'titles.json#/x/grid',
      'code.json#portal.copy',
      PAGE,
    ]);
    expect(names(fresh, 'missing')).toEqual(
      expect.arrayContaining([
        'titles.json#/about',
        'code.json#portal.open',
        'docusaurus-plugin-content-docs/current.json#sidebar.x.category.grid',
        'docusaurus-plugin-content-pages/about.mdx',
      ]),
    );
    expect(names(fresh, 'broken')).toEqual([]);
    expect(fresh.coverage).toMatchObject({
      titles: { translated: 0, total: 3 },
      pages: { translated: 0, total: 3 },
    });

    const updated = await reportOf({ update: true });
    expect(updated.lists.unrecorded).toEqual([]);
    expect(updated.coverage).toMatchObject({
      titles: { translated: 2, percent: 66 },
      strings: { translated: 1 },
      pages: { translated: 1, percent: 33 },
    });
    const hashes = {
      'code.json': { 'portal.copy': contentHash('Copy') },
      'titles.json': { '/components': contentHash('Components'), '/x/grid': contentHash('Grid') },
    };
    expect(site.read(HASHES)).toBe(json(hashes));
    const pageHash = contentHash(site.read('docs/x/grid/index.mdx'));
    const recordedPage = CHINESE_PAGE.replace('\n---\n\n', `\nsource_hash: '${pageHash}'\n---\n\n`);
    expect(site.read(`i18n/zh/${PAGE}`)).toBe(recordedPage);
  });

  it('tells what changed in English until it is accepted', async () => {
    const { hashes } = await recordedSite();
    changeEnglishPage();
    const changed = await status({ copy: 'Copy it', update: true, check: true });
    expect(changed.exitCode).toBe(0);
    expect(changed.output).toContain('Stale: English changed, correct these and accept them (2)');
    expect(changed.output).toContain('  code.json#portal.copy\n');
    expect(site.read(HASHES)).toBe(hashes);

    const accept = ['code.json#portal.copy', `i18n/zh/${PAGE}`];
    const accepted = await reportOf({ copy: 'Copy it', accept });
    expect(accepted.lists.stale).toEqual([]);
    expect(JSON.parse(site.read(HASHES))['code.json']).toEqual({
      'portal.copy': contentHash('Copy it'),
    });
  });

  it('accepts a text that stays as it is in English', async () => {
    await recordedSite();
    const kept = await reportOf({ accept: ['code.json#portal.open'] });
    expect(names(kept, 'missing')).not.toContain('code.json#portal.open');
    expect(JSON.parse(site.read(HASHES))['code.json']).toEqual({
      'portal.copy': contentHash('Copy'),
      'portal.open': contentHash('Open {name}'),
    });
    expect(site.read(CODE)).toBe(CHINESE_CODE);
  });

  it('records nothing when one of the names is unknown', async () => {
    const { hashes } = await recordedSite();
    changeEnglishPage();
    const page = site.read(`i18n/zh/${PAGE}`);
    await expect(status({ accept: [PAGE, 'code.json#portal.nothing'] })).rejects.toThrow(
      /^code.json#portal.nothing is unknown/,
    );
    expect(site.read(HASHES)).toBe(hashes);
    expect(site.read(`i18n/zh/${PAGE}`)).toBe(page);
  });

  it('fails a check on orphans and on what is broken, naming each', async () => {
    site.write('i18n/zh/titles.json', json({ '/gone': '旧的', '/about': '' }));
    const { exitCode, output } = await status({ check: true, locale: 'zh' });
    expect(exitCode).toBe(1);
    expect(output).toContain('  titles.json#/gone\n');
    expect(output).toContain('  titles.json#/about: is empty.');
    expect((await status()).exitCode).toBe(0);
  });

  it('finds files that are none, and files of versions that are gone', async () => {
    site.write('i18n/zh/titles.json/x', '');
    site.write(
      'i18n/zh/docusaurus-plugin-content-docs/version-1.json',
      json({ a: { message: 'b' } }),
    );
    site.write('i18n/zh/docusaurus-plugin-content-docs/version-1/old.mdx', CHINESE_PAGE);
    site.write(HASHES, '{ "code.json": ');
    const report = await reportOf({ update: true });
    expect(report.lists.broken).toMatchObject([
      { file: 'titles.json', problem: expect.stringContaining('is a folder') },
      { file: 'source-hashes.json', problem: expect.stringContaining('not valid JSON') },
    ]);
    expect(names(report, 'orphaned')).toEqual([
      'docusaurus-plugin-content-docs/version-1.json#a',
      'docusaurus-plugin-content-docs/version-1/old.mdx',
    ]);
  });

  it('writes no hashes while the stored ones are broken, since they would be lost', async () => {
    site.write(HASHES, '{ "code.json": ');
    site.write(`i18n/zh/${PAGE}`, CHINESE_PAGE);
    await expect(status({ update: true })).rejects.toThrow('mend the stored hashes first');
    expect(site.read(HASHES)).toBe('{ "code.json": ');
    expect(site.read(`i18n/zh/${PAGE}`)).toBe(CHINESE_PAGE);
  });

  it('prefers the English texts of i18n/en, and knows the pages of older versions', async () => {
    site.write('i18n/en/code.json', json({ 'portal.copy': { message: 'Copy this' } }));
    site.write(CODE, json({ 'portal.copy': { message: 'Copy this' } }));
    site.write('versions.json', '["1.0"]');
    site.write('versioned_docs/version-1.0/grid/index.mdx', site.read('docs/x/grid/index.mdx'));
    site.write('versioned_sidebars/version-1.0-sidebars.json', '{ "x": ["grid/index"] }');
    const report = await reportOf();
    expect(report.lists.missing).toContainEqual(
      expect.objectContaining({ key: 'portal.copy', hash: contentHash('Copy this') }),
    );
    expect(names(report, 'missing')).toContain(
      'docusaurus-plugin-content-docs/version-1.0/grid/index.mdx',
    );
    expect(report.coverage.titles.total).toBe(3);
  });

  it('takes a broken English file for a fault of the site', async () => {
    site.write('i18n/en/titles.json', '{');
    await expect(status()).rejects.toThrow(/en.titles\.json is not valid JSON/);
    site.write('i18n/en/titles.json', '{ "/a": 1 }');
    await expect(status()).rejects.toThrow(/titles\.json#\/a has no text/);
  });

  it('has nothing to do while there is one language', async () => {
    expect(await status({ locales: ['en'], check: true })).toEqual({
      output: 'The site has one language: nothing to do.\n',
      exitCode: 0,
    });
  });

  it.each<[Run, string]>([
    [{ locale: 'fr' }, 'fr is none of the translations: zh.'],
    [{ locale: 'en' }, 'en is none of the translations: zh.'],
    [{ locale: 'zh', locales: ['en'] }, 'zh is none of the translations: none yet.'],
    [{ accept: ['a'], locales: ['en', 'zh', 'de'] }, 'Name the language'],
  ])('refuses %p', async (run, message) => {
    await expect(status(run)).rejects.toThrow(message);
  });
});
