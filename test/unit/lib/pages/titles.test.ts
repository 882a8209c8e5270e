import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Texts } from '../../../../src/lib/text/dictionary';
import { toSidebar } from '../../../../src/lib/pages/pageTree';
import { apiPageLabel, pageTitle, type TitleSources } from '../../../../src/lib/pages/titles';

const english: Texts = JSON.parse(
  readFileSync(path.join(__dirname, '../../../../i18n/en/titles.json'), 'utf8'),
);
const tables = {
  en: { ...english, 'https://mui.com/store/': 'Premium themes', '/x/v1.2/notes': 'Notes on 1.2' },
  zh: {
    '/components/buttons': '按钮',
    '/api-docs/button': '按钮 API',
    '/x/react-charts/bars': '柱状图',
    'https://mui.com/store/': '高级主题',
    '/x/v1.2/notes': '1.2 说明',
    '/empty': '',
  },
};
const tree = toSidebar('/x/', [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new" },
  {
    pathname: '/x/grid-group',
    title: 'Grid',
    children: [
      {
        pathname: '/x/react-data-grid/main',
        subheader: 'Main features',
        children: [
          { pathname: '/x/react-data-grid/sorting' },
          { pathname: '/x/react-data-grid/editing', title: 'Overview' },
        ],
      },
    ],
  },
]);
const reports = { warn: jest.fn(), error: jest.fn() };
const sources: TitleSources = { tables, tree, reports };

afterEach(() => jest.clearAllMocks());

describe('the English table', () => {
  it('holds the title of the site, and titles only', () => {
    expect(Object.keys(english)).toHaveLength(1 + 141);
    expect(english).toHaveProperty(['/']);
    expect(Object.values(english).every((title) => title.trim() !== '')).toBe(true);
  });
});

describe('the title of an API page', () => {
  it('is its own in every language, and the sidebar calls it by the name in code', () => {
    const own = { ...sources, ownTitle: 'BarChart API' };
    expect(pageTitle('/x/api/charts/bar-chart/', 'zh', own)).toBe('BarChart API');
    expect(pageTitle('/zh/x/8.9.0/api/charts/bar-chart/', 'zh', own)).toBe('BarChart API');
    expect(apiPageLabel('BarChart API')).toBe('BarChart');
  });

  it('is not that of an index, which is translated', () => {
    const zh = { ...tables.zh, '/x/api/data-grid': '参考' };
    const own = { ...sources, tables: { ...tables, zh }, ownTitle: 'Data Grid API reference' };
    expect(pageTitle('/x/api/data-grid/', 'zh', own)).toBe('参考');
  });
});

describe('pageTitle', () => {
  it.each([
    ['/getting-started/faq', 'FAQs'],
    ['/components/progress-validation', 'Feedback'],
    ['/system/palette', 'Palette'],
    ['/customization/type', 'Type (light / dark theme)'],
    ['/guides/right-to-left', 'Right-to-left'],
    ['/discover-more/backers', 'Sponsors & Backers'],
    ['/styles/advanced', 'Advanced'],
    ['/css-in-js', 'Styles'],
    ['/versions', 'Versions'],
  ])('finds a title of each group of paths: %s', (key, title) => {
    expect(pageTitle(key, 'en', sources)).toBe(title);
    expect(pageTitle(`/zh${key}/?query#hash`, 'zh', sources)).toBe(title);
  });

  it.each([
    ['/components/buttons', '按钮'],
    ['/zh/components/buttons/', '按钮'],
    ['/components/buttons/#variants', '按钮'],
    ['/api/button/', 'Button'],
    ['/x/react-charts/bars/hooks-api/', '柱状图'],
    ['/x/react-charts/bars/[docsTab]', '柱状图'],
    ['https://mui.com/store/', '高级主题'],
    ['/x/v1.2/notes', '1.2 说明'],
  ])('finds the Chinese title of %s', (key, title) => {
    expect(pageTitle(key, 'zh', sources)).toBe(title);
  });

  it.each([
    ['https://mui.com/store/', 'Premium themes'],
    ['/x/v1.2/notes', 'Notes on 1.2'],
    ['https://mui.com/x/whats-new/', "What's new"],
    ['/x/react-data-grid/editing/', 'Overview'],
    ['/x/react-data-grid/sorting', 'Sorting'],
    ['/x/react-data-grid/main', 'Main features'],
    ['/x/grid-group', 'Grid'],
    ['/x/react-data-grid/column-pinning/', 'Column pinning'],
    ['/x/api/charts/use-bar-chart', 'useBarChart'],
    ['/api/date-picker', 'DatePicker'],
    ['/empty', 'Empty'],
  ])('falls back to English, the tree, then the path: %s', (key, title) => {
    expect(pageTitle(key, 'en', sources)).toBe(title);
    if (!Object.hasOwn(tables.zh, key) || key === '/empty') {
      expect(pageTitle(key, 'zh', sources)).toBe(title);
    }
    expect(reports.warn).not.toHaveBeenCalled();
  });

  it('takes what a page says of itself before the other English titles', () => {
    const own = { ...sources, ownTitle: 'Grid - Editing' };
    expect(pageTitle('/x/react-data-grid/editing', 'en', own)).toBe('Grid - Editing');
    expect(pageTitle('/x/react-data-grid/editing', 'zh', own)).toBe('Grid - Editing');
    expect(pageTitle('/x/react-charts/bars', 'zh', own)).toBe('柱状图');
  });

  it.each([
    '',
    '/',
    '//',
    '#',
    '/zh',
    '/x/.hidden',
    '/%E4%A',
    '/constructor',
    '/__proto__',
    'https:',
  ])('has a title for %j', (key) => {
    for (const language of ['en', 'zh']) {
      const title = pageTitle(key, language, sources);
      expect(typeof title).toBe('string');
      expect(title).not.toBe('');
    }
    expect(reports.error).not.toHaveBeenCalled();
  });

  it('has a title without any table or tree', () => {
    expect(pageTitle('/x/react-charts/bars', 'en', { tables: {}, tree: [], reports })).toBe('Bars');
  });

  it('reports a language without a table', () => {
    expect(pageTitle('/components/buttons', 'fr', sources)).toBe('…');
    expect(reports.error).toHaveBeenCalledWith('Missing language: fr.');
  });
});
