import {
  checkFrontMatter,
  docIdOfFile,
  withBadges,
} from '../../../../plugins/page-metadata/frontMatter';

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

describe('docIdOfFile', () => {
  it('is the path below the docs folder without its extension', () => {
    expect(docIdOfFile('/site/docs/x/a/b/index.mdx', '/site/docs/x')).toBe('a/b/index');
    expect(docIdOfFile('C:\\site\\docs\\x\\a\\index.md', 'C:\\site\\docs\\x\\')).toBe('a/index');
  });

  it('is nothing for a file elsewhere', () => {
    expect(docIdOfFile('/site/src/pages/a.mdx', '/site/docs/x')).toBeUndefined();
    expect(docIdOfFile('/site/docs/xy/a.mdx', '/site/docs/x')).toBeUndefined();
  });
});

describe('withBadges', () => {
  const badges = new Map([['sorting/index', { plan: 'pro' as const }]]);

  it('adds the badges of the tree to the page', () => {
    expect(withBadges(good, 'sorting/index', badges, file)).toEqual({ ...good, plan: 'pro' });
  });

  it('refuses a page that no node of the tree leads to', () => {
    expect(() => withBadges(good, 'hidden/index', badges, 'docs/x/hidden/index.mdx')).toThrow(
      /docs\/x\/hidden\/index\.mdx is not in the page tree.*sidebars\.ts/,
    );
  });
});
