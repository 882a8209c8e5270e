import {
  badgesOfPage,
  checkComponents,
  checkFrontMatter,
  checkSameTitle,
  checkStylesheets,
  checkedKeywords,
} from '../../../../../plugins/content/page-metadata/frontMatter';

const file = 'docs/x/react-data-grid/sorting/index.mdx';
const good = { title: 'Sorting', description: 'Let users sort rows.' };

describe('checkFrontMatter', () => {
  it('accepts a short title and a description that is a sentence', () => {
    expect(() => checkFrontMatter(good, file)).not.toThrow();
    expect(() => checkFrontMatter({ ...good, description: 'Sort rows!' }, file)).not.toThrow();
    expect(() => checkFrontMatter({ ...good, title: 'x'.repeat(70) }, file)).not.toThrow();
    expect(() =>
      checkFrontMatter({ ...good, description: `${'x'.repeat(159)}.` }, file),
    ).not.toThrow();
  });

  it.each([
    ['no title', { ...good, title: undefined }, /`title` is missing/],
    ['a blank title', { ...good, title: ' ' }, /`title` is missing/],
    ['a title of 71 characters', { ...good, title: 'x'.repeat(71) }, /71 characters; at most 70/],
    ['no description', { title: 'Sorting' }, /`description` is missing/],
    [
      'a description of 161 characters',
      { ...good, description: `${'x'.repeat(160)}.` },
      /161 characters; at most 160/,
    ],
    ['a description without an end', { ...good, description: 'Sort rows' }, /end with/],
  ])('refuses %s and names the file', (_name, frontMatter, message) => {
    expect(() => checkFrontMatter(frontMatter, file)).toThrow(message);
    expect(() => checkFrontMatter(frontMatter, file)).toThrow(file);
  });
});

describe('checkFrontMatter in another language', () => {
  const translated = { title: '排序', description: '让用户对行排序。' };

  it('takes the full stop of that language', () => {
    expect(() => checkFrontMatter(translated, file, 'zh')).not.toThrow();
    expect(() =>
      checkFrontMatter({ ...translated, description: '排序！' }, file, 'zh'),
    ).not.toThrow();
    expect(() => checkFrontMatter({ ...translated, description: 'A.' }, file, 'zh')).not.toThrow();
    expect(() => checkFrontMatter(translated, file)).toThrow(/must end with/);
    expect(() => checkFrontMatter({ ...translated, description: '排序' }, file, 'zh')).toThrow(
      /must end with/,
    );
  });
});

describe('checkComponents', () => {
  it('takes no list, and a list of names', () => {
    expect(() => checkComponents(undefined, file)).not.toThrow();
    expect(() => checkComponents(['DataGrid', 'charts/Toolbar'], file)).not.toThrow();
  });

  it.each([
    ['DataGrid', 'must be a list such as [DataGrid, GridColDef].'],
    [[], 'must be a list such as [DataGrid, GridColDef].'],
    [['DataGrid', 8], 'holds 8, which is not a name.'],
    [['DataGrid', null], 'holds null, which is not a name.'],
    [[''], 'holds "", which is not a name.'],
    [['DataGrid', 'GridColDef', 'DataGrid'], 'names "DataGrid" twice.'],
  ])('refuses %j', (components, message) => {
    expect(() => checkComponents(components, file)).toThrow(
      `Front matter of ${file}: \`components\` ${message}`,
    );
  });
});

describe('checkStylesheets', () => {
  it('takes no list, and a list of known names', () => {
    expect(() => checkStylesheets(undefined, 'a.mdx')).not.toThrow();
    expect(() => checkStylesheets(['example', 'icons'], 'a.mdx')).not.toThrow();
  });

  it.each([
    ['icons', 'must be a list such as [icons]'],
    [[], 'must be a list such as [icons]'],
    [['icon'], 'names "icon"; the stylesheets that pages can ask for are: icons, example.'],
    [['icons', 'icons'], 'names "icons" twice.'],
  ])('refuses %j', (stylesheets, rule) => {
    expect(() => checkStylesheets(stylesheets, 'a.mdx')).toThrow(
      `Front matter of a.mdx: \`stylesheets\` ${rule}`,
    );
  });
});

describe('checkSameTitle', () => {
  it('takes the same title, or none', () => {
    expect(() => checkSameTitle(undefined, '排序', file, 'i18n/zh/titles.json')).not.toThrow();
    expect(() => checkSameTitle('排序', '排序', file, 'i18n/zh/titles.json')).not.toThrow();
  });

  it('refuses another title and says where the title is kept', () => {
    expect(() => checkSameTitle('次序', '排序', file, 'i18n/zh/titles.json')).toThrow(
      `Front matter of ${file}: \`title\` is "次序", but the page is titled "排序". Its title stands in i18n/zh/titles.json`,
    );
  });
});

describe('badgesOfPage', () => {
  const badges = new Map([['sorting/index', { plan: 'pro' as const }]]);

  it('finds the badges of the tree', () => {
    expect(badgesOfPage('sorting/index', badges, file, 'sidebars.ts')).toEqual({ plan: 'pro' });
  });

  it('refuses a page that no node of the tree leads to', () => {
    expect(() =>
      badgesOfPage('hidden/index', badges, 'docs/x/hidden/index.mdx', 'sidebars.ts'),
    ).toThrow(/docs\/x\/hidden\/index\.mdx is not in the page tree.*sidebars\.ts/);
  });
});

describe('checkedKeywords', () => {
  const place = 'Front matter of docs/x/a/index.mdx';
  const check = (keywords: unknown, title = 'Column pinning') =>
    checkedKeywords(keywords, title, place);

  it('gives the keywords, and none for a page without', () => {
    expect(check(['freeze columns', 'sticky'])).toEqual(['freeze columns', 'sticky']);
    expect(check(undefined)).toEqual([]);
    expect(check(Array.from({ length: 8 }, (_, index) => `word ${index}`))).toHaveLength(8);
  });

  it.each([
    ['one text', 'freeze', /must be a list such as/],
    ['an empty list', [], /must be a list such as/],
    ['nine', Array.from({ length: 9 }, (_, index) => `word ${index}`), /holds 9 texts; at most 8/],
    ['a number', [24], /holds 24, which has no words/],
    ['nothing between commas', [null], /holds null, which has no words/],
    ['a blank', [' '], /holds " ", which has no words/],
    ['one twice', ['Freeze column', 'freeze-column'], /after "Freeze column", which is the same/],
    ['a part of the title', ['pinning'], /which the title "Column pinning" has/],
    ['the title in one piece', ['ColumnPinning'], /which the title "Column pinning" has/],
  ])('refuses %s and names the place', (_name, keywords, message) => {
    expect(() => check(keywords)).toThrow(message);
    expect(() => check(keywords)).toThrow(place);
  });
});
