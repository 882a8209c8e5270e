import { mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { createFrontMatterParser } from '../../../../../plugins/content/page-metadata';
import { PAGE_FOLDERS, X_INSTANCE } from '../../../../../src/data/docsInstances';
import { toSidebar } from '../../../../../src/lib/pages/pageTree';
import { writeSite } from './siteFixture';

const DOCS = 'docs/x';
const CUT = 'versioned_docs/version-7.x';
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
const ZH_CUT = 'i18n/zh/docusaurus-plugin-content-docs/version-7.x';
const ZH_PAGES = 'i18n/zh/docusaurus-plugin-content-pages';

function page(lines: Readonly<Record<string, string>>): string {
  const frontMatter = Object.entries(lines).map(([key, value]) => `${key}: ${value}\n`);
  return `---\n${frontMatter.join('')}---\n\nText.\n`;
}

const description = 'What it does.';
const sidebar = toSidebar('/x/', [
  { pathname: '/x/bars', plan: 'pro' },
  { pathname: '/x/lines', newFeature: true },
  { pathname: '/x/api/charts/bar-chart' },
]);
const oldSidebar = toSidebar('/x/', [{ pathname: '/x/bars', plan: 'premium' }]);
const files = {
  [`${DOCS}/bars/index.mdx`]: page({
    title: 'Bars',
    description,
    tabs: '[hooks-api, components-api]',
  }),
  [`${DOCS}/bars/hooks-api.mdx`]: page({ description: 'Hooks of bars.' }),
  [`${DOCS}/bars/components-api.mdx`]: page({ title: 'Bars', description }),
  [`${DOCS}/lines/index.mdx`]: page({ title: 'Lines', description }),
  [`${CUT}/bars/index.mdx`]: page({ title: 'Old bars', description }),
  [`${ZH}/bars/index.mdx`]: page({ description: '说明。', source_hash: '"12"' }),
  [`${ZH}/bars/hooks-api.mdx`]: page({ description: '钩子。' }),
  [`${ZH}/lines/index.mdx`]: page({ description: '说明。' }),
  [`${ZH_CUT}/bars/index.mdx`]: page({ description: '旧说明。' }),
  'src/pages/playground/index.mdx': page({ title: 'Playground', description }),
  'src/pages/index.mdx': page({ title: 'Home', description }),
  [`${ZH_PAGES}/playground/index.mdx`]: page({ description: '说明。' }),
  'i18n/en/titles.json': '{}',
  'i18n/zh/titles.json': JSON.stringify({
    '/x/bars': '柱状图',
    '/playground': '演练场',
    '/': '首页',
  }),
  'versioned_sidebars/version-7.x-sidebars.json': JSON.stringify({ x: oldSidebar }),
};

type Site = ReturnType<typeof writeSite>;
const sites: Site[] = [];
afterAll(() => sites.forEach((site) => site.remove()));

/** The site above with some files more, other or (as `undefined`) none. */
function siteWith(changes: Readonly<Record<string, string | undefined>> = {}): Site {
  const all = Object.entries({ ...files, ...changes });
  const site = writeSite(
    Object.fromEntries(all.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]]))),
  );
  sites.push(site);
  return site;
}

async function parse(file: string, language = 'en', { siteDir } = siteWith()) {
  const filePath = path.join(siteDir, file);
  const parser = createFrontMatterParser({
    siteDir,
    folders: { ...PAGE_FOLDERS, docs: [X_INSTANCE] },
    trees: { default: sidebar },
    language,
  });
  const { frontMatter, content } = await parser({
    filePath,
    fileContent: readFileSync(filePath, 'utf8'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(content.trim()).toBe('Text.');
  return frontMatter;
}

describe('the badges of a page', () => {
  it('come from the tree of its version, in each language', async () => {
    expect(await parse(`${DOCS}/lines/index.mdx`)).toEqual({
      title: 'Lines',
      description,
      newFeature: true,
    });
    expect(await parse(`${DOCS}/bars/index.mdx`)).toMatchObject({ plan: 'pro' });
    expect(await parse(`${CUT}/bars/index.mdx`)).toEqual({
      title: 'Old bars',
      // The tree names the page by no label of its own, and the path says another one than the title.
      sidebar_label: 'Bars',
      description,
      plan: 'premium',
    });
    expect(await parse(`${ZH_CUT}/bars/index.mdx`, 'zh')).toMatchObject({ plan: 'premium' });
  });

  it('need the page to be in that tree', async () => {
    const site = siteWith({ [`${CUT}/lines/index.mdx`]: page({ title: 'Lines', description }) });
    await expect(parse(`${CUT}/lines/index.mdx`, 'en', site)).rejects.toThrow(
      `${CUT}/lines/index.mdx is not in the page tree, so no reader can reach it. Add a node for it to versioned_sidebars/version-7.x-sidebars.json.`,
    );
  });

  it('need the tree of a cut version', async () => {
    const site = siteWith({ 'versioned_sidebars/version-7.x-sidebars.json': undefined });
    await expect(parse(`${CUT}/bars/index.mdx`, 'en', site)).rejects.toThrow(
      'There is no versioned_sidebars/version-7.x-sidebars.json, which holds the page tree of version 7.x.',
    );
    expect(await parse(`${DOCS}/lines/index.mdx`, 'en', site)).toMatchObject({ title: 'Lines' });
  });
});

describe('the fields of a page', () => {
  const lines = `${DOCS}/lines/index.mdx`;
  const translated = `${ZH}/lines/index.mdx`;

  it.each([
    // It would move the page away from the address of its folder.
    [lines, { title: 'Lines', description, slug: '/x/bars/' }, 'slug'],
    // It would have no effect.
    [lines, { title: 'Lines', description, keyword: '[curves]' }, 'keyword'],
    [lines, { title: 'Lines', description, source_hash: '"12"' }, 'source_hash'],
    [translated, { description: '说明。', slug: '/x/bars/' }, 'slug'],
  ])('are known: %s %j', async (file, fields, unknown) => {
    const site = siteWith({ [file]: page(fields) });
    await expect(parse(file, file === lines ? 'en' : 'zh', site)).rejects.toThrow(
      `Front matter of ${file}: \`${unknown}\` is not a field. Fields are: title, description,`,
    );
  });

  it('hide the table of contents, in each language', async () => {
    const site = siteWith({
      [lines]: page({ title: 'Lines', description, hide_table_of_contents: 'true' }),
      [translated]: page({ description: '说明。', hide_table_of_contents: 'true' }),
    });
    for (const [file, language] of [
      [lines, 'en'],
      [translated, 'zh'],
    ] as const) {
      expect(await parse(file, language, site)).toMatchObject({ hide_table_of_contents: true });
    }
  });
});

describe('the title of a page', () => {
  it.each([
    [`${DOCS}/bars/index.mdx`, '柱状图'],
    [`${DOCS}/bars/hooks-api.mdx`, '柱状图'],
    [`${DOCS}/bars/components-api.mdx`, '柱状图'],
    [`${DOCS}/lines/index.mdx`, 'Lines'],
    [`${CUT}/bars/index.mdx`, '柱状图'],
    [`${ZH}/bars/index.mdx`, '柱状图'],
    [`${ZH}/bars/hooks-api.mdx`, '柱状图'],
    [`${ZH}/lines/index.mdx`, 'Lines'],
    [`${ZH_CUT}/bars/index.mdx`, '柱状图'],
    ['src/pages/playground/index.mdx', '演练场'],
    [`${ZH_PAGES}/playground/index.mdx`, '演练场'],
    ['src/pages/index.mdx', '首页'],
  ])('comes from the table of the language: %s', async (file, title) => {
    expect(await parse(file, 'zh')).toMatchObject({ title });
  });

  it('gives links from the pages before and after the same title, outside English', async () => {
    expect(await parse(`${DOCS}/bars/index.mdx`, 'zh')).toHaveProperty(
      'pagination_label',
      '柱状图',
    );
    expect(await parse(`${ZH}/bars/index.mdx`, 'zh')).toHaveProperty('pagination_label', '柱状图');
    expect(await parse(`${DOCS}/bars/index.mdx`)).not.toHaveProperty('pagination_label');
  });

  it('is its own in English, for which no table is read', async () => {
    const site = siteWith({ 'i18n/en/titles.json': undefined, 'i18n/zh/titles.json': undefined });
    expect(await parse(`${DOCS}/bars/index.mdx`, 'en', site)).toMatchObject({ title: 'Bars' });
    expect(await parse('src/pages/playground/index.mdx', 'en', site)).toEqual({
      title: 'Playground',
      description,
    });
  });

  it('is translated in a translation also when the config was loaded for English', async () => {
    expect(await parse(`${ZH}/bars/index.mdx`)).toMatchObject({ title: '柱状图' });
  });

  it('is left out of a translation', async () => {
    const site = siteWith({ [`${ZH}/bars/index.mdx`]: page({ title: '条形图', description }) });
    await expect(parse(`${ZH}/bars/index.mdx`, 'zh', site)).rejects.toThrow(
      `${ZH}/bars/index.mdx must leave \`title\` out of its front matter: titles.json has it.`,
    );
  });

  it('must be there in English', async () => {
    const site = siteWith({ [`${DOCS}/lines/index.mdx`]: page({ description }) });
    await expect(parse(`${DOCS}/lines/index.mdx`, 'en', site)).rejects.toThrow(
      /docs\/x\/lines\/index\.mdx: `title` is missing/,
    );
  });

  it.each([
    ['i18n/zh/titles.json', undefined, 'There is no i18n/zh/titles.json, which holds the titles'],
    ['i18n/en/titles.json', undefined, 'There is no i18n/en/titles.json'],
    ['i18n/zh/titles.json', '{"/x/bars": null}', 'i18n/zh/titles.json: the title of "/x/bars"'],
  ])('needs a table that can be read: %s, %s', async (file, text, message) => {
    const site = siteWith({ [file]: text });
    await expect(parse(`${DOCS}/bars/index.mdx`, 'zh', site)).rejects.toThrow(message);
  });
});

describe('the components of a page', () => {
  const components = ['DataGrid', 'GridColDef'];
  const listed = page({ title: 'Lines', description, components: '[DataGrid, GridColDef]' });

  it('are those of the English page in a translation too', async () => {
    const site = siteWith({ [`${DOCS}/lines/index.mdx`]: listed });
    expect(await parse(`${DOCS}/lines/index.mdx`, 'en', site)).toMatchObject({ components });
    expect(await parse(`${ZH}/lines/index.mdx`, 'zh', site)).toMatchObject({ components });
  });

  it('are a tab’s own', async () => {
    const tab = page({ description, components: '[DataGrid, GridColDef]' });
    const site = siteWith({ [`${DOCS}/bars/hooks-api.mdx`]: tab });
    expect(await parse(`${DOCS}/bars/hooks-api.mdx`, 'en', site)).toMatchObject({ components });
    expect(await parse(`${ZH}/bars/hooks-api.mdx`, 'zh', site)).toMatchObject({ components });
    expect(await parse(`${DOCS}/bars/index.mdx`, 'en', site)).not.toHaveProperty('components');
  });

  it('are for documents only', async () => {
    const site = siteWith({ 'src/pages/playground/index.mdx': listed });
    await expect(parse('src/pages/playground/index.mdx', 'en', site)).rejects.toThrow(
      'Front matter of src/pages/playground/index.mdx: only pages of docs/x can have `components`.',
    );
  });
});

describe('an API page', () => {
  const file = `${DOCS}/api/charts/bar-chart/index.mdx`;
  const withApi = () => siteWith({ [file]: page({ title: 'BarChart API', description }) });

  it.each(['en', 'zh'])('is titled and listed by its name in code: %s', async (language) => {
    expect(await parse(file, language, withApi())).toMatchObject({
      title: 'BarChart API',
      sidebar_label: 'BarChart',
      pagination_label: 'BarChart API',
    });
  });

  it('has no label in the tree, so that there is none to translate', () => {
    expect(toSidebar('/x/', [{ pathname: '/x/api/charts/bar-chart' }])).toEqual([
      { type: 'doc', key: '/x/api/charts/bar-chart', id: 'api/charts/bar-chart/index' },
    ]);
  });
});

describe('the tabs of a page', () => {
  it('are known to the page and to each tab', async () => {
    const tabs = ['hooks-api', 'components-api'];
    expect(await parse(`${DOCS}/bars/index.mdx`)).toEqual({
      title: 'Bars',
      description,
      plan: 'pro',
      tabs,
    });
    expect(await parse(`${ZH}/bars/index.mdx`, 'zh')).toMatchObject({ tabs, plan: 'pro' });
    const tab = {
      title: 'Bars',
      description: 'Hooks of bars.',
      plan: 'pro',
      tabs,
      displayed_sidebar: 'x',
      pagination_prev: null,
      pagination_next: null,
    };
    expect(await parse(`${DOCS}/bars/hooks-api.mdx`)).toEqual(tab);
    expect(await parse(`${ZH}/bars/hooks-api.mdx`, 'zh')).toEqual({
      ...tab,
      title: '柱状图',
      description: '钩子。',
    });
  });

  it.each([
    [
      'a tab without a file',
      { [`${DOCS}/bars/hooks-api.mdx`]: undefined },
      'bars/index.mdx',
      /there is no hooks-api\.mdx beside the page/,
    ],
    [
      'a tab that is not listed',
      { [`${DOCS}/lines/hooks-api.mdx`]: page({ description }) },
      'lines/hooks-api.mdx',
      /is a tab that its page doesn't name\. Add hooks-api to `tabs` in the front matter of docs\/x\/lines\/index\.mdx/,
    ],
    [
      'a tab without a page',
      { [`${DOCS}/pie/hooks-api.mdx`]: page({ description }) },
      'pie/hooks-api.mdx',
      /is a tab of docs\/x\/pie\/index\.mdx, which does not exist/,
    ],
    [
      'an unknown tab',
      { [`${DOCS}/lines/index.mdx`]: page({ title: 'Lines', description, tabs: '[playground]' }) },
      'lines/index.mdx',
      /names "playground"/,
    ],
    [
      'a tab with a title of its own',
      { [`${DOCS}/bars/hooks-api.mdx`]: page({ title: 'Hooks', description }) },
      'bars/hooks-api.mdx',
      /"Hooks", but the page is titled "Bars"\. Its title stands in docs\/x\/bars\/index\.mdx/,
    ],
    [
      'a tab without a description',
      { [`${DOCS}/bars/hooks-api.mdx`]: page({ hide_table_of_contents: 'true' }) },
      'bars/hooks-api.mdx',
      /bars\/hooks-api\.mdx: `description` is missing/,
    ],
    [
      'a page outside the docs',
      {
        'src/pages/index.mdx': page({ title: 'Home', description, tabs: '[hooks-api]' }),
        'src/pages/hooks-api.mdx': page({ title: 'Hooks', description }),
      },
      '../../src/pages/index.mdx',
      /only pages of docs\/x can have tabs/,
    ],
  ])('must fit: %s', async (_name, changes, name, message) => {
    const file = path.posix.join(DOCS, name);
    await expect(parse(file, 'en', siteWith(changes))).rejects.toThrow(message);
  });
});

describe('the file of a page', () => {
  const file = `${DOCS}/lines/index.mdx`;
  const english = page({ title: 'Lines', description });

  it('may begin with a byte order mark', async () => {
    const site = siteWith({ [file]: `\uFEFF${english}` });
    expect(await parse(file, 'en', site)).toMatchObject({ title: 'Lines', description });
    expect(await parse(`${ZH}/lines/index.mdx`, 'zh', site)).toMatchObject({ title: 'Lines' });
  });

  it.each([
    // 说明 in GBK.
    ['GBK', Buffer.from('---\ntitle: \xcb\xb5\xc3\xf7\n---\n', 'latin1'), 'is not UTF-8 (line 2)'],
    ['UTF-16', Buffer.from(`\uFEFF${english}`, 'utf16le'), 'is written in UTF-16'],
  ])(
    'may not be %s, of a page, a translation or a page that is asked for its title',
    async (_name, bytes, problem) => {
      const site = siteWith();
      site.write(file, bytes);
      const message = `${file} ${problem}`;
      await expect(parse(file, 'en', site)).rejects.toThrow(message);
      await expect(parse(`${ZH}/lines/index.mdx`, 'zh', site)).rejects.toThrow(message);
      const translation = `${ZH}/bars/index.mdx`;
      site.write(translation, bytes);
      await expect(parse(translation, 'zh', site)).rejects.toThrow(`${translation} ${problem}`);
    },
  );

  it.each(['i18n/zh/titles.json', 'i18n/en/titles.json'])(
    'is titled from %s, which may not be GBK',
    async (titles) => {
      const site = siteWith();
      site.write(titles, Buffer.from('{ "/x/lines": "\xd6\xd0" }', 'latin1'));
      await expect(parse(file, 'zh', site)).rejects.toThrow(`${titles} is not UTF-8 (line 1)`);
    },
  );

  it('has front matter that can be read, or an error that names the file', async () => {
    const site = siteWith({ [file]: english.replace('Lines', 'A: B') });
    const message = `Front matter of ${file}: it can't be read: bad indentation of a mapping entry`;
    await expect(parse(file, 'en', site)).rejects.toThrow(message);
    await expect(parse(`${ZH}/lines/index.mdx`, 'zh', site)).rejects.toThrow(message);
  });

  it('may not lie behind a symbolic link, which is named', async () => {
    const site = siteWith({ 'other/pie.mdx': english });
    const place = (name: string) => path.join(site.siteDir, name);
    renameSync(place(`${DOCS}/lines`), place('other/lines'));
    symlinkSync('../../other/lines', place(`${DOCS}/lines`));
    await expect(parse(file, 'en', site)).rejects.toThrow(
      `${DOCS}/lines is a symbolic link (to ../../other/lines), and the page ${file} lies behind it. The build can't find such a page again: put the files themselves there.`,
    );
    mkdirSync(place(`${DOCS}/pie`));
    symlinkSync('../../../other/pie.mdx', place(`${DOCS}/pie/index.mdx`));
    await expect(parse(`${DOCS}/pie/index.mdx`, 'en', site)).rejects.toThrow(
      `${DOCS}/pie/index.mdx is a symbolic link (to ../../../other/pie.mdx). The build`,
    );
  });
});

describe('a file in no folder of pages', () => {
  it('is checked and left as it is', async () => {
    const site = siteWith({
      'other/a.mdx': page({ title: 'A', description }),
      'other/b.mdx': page({ title: 'A', description: 'No end' }),
    });
    expect(await parse('other/a.mdx', 'zh', site)).toEqual({ title: 'A', description });
    await expect(parse('other/b.mdx', 'zh', site)).rejects.toThrow(/other\/b\.mdx/);
  });
});
