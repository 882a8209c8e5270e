import {
  checkListed,
  checkTabFiles,
  tabsOfPage,
} from '../../../../../plugins/content/page-metadata/docsTabs';

const page = 'docs/x/a/index.mdx';
const tab = 'docs/x/a/hooks-api.mdx';

describe('tabsOfPage', () => {
  it('keeps the order of the list', () => {
    expect(tabsOfPage(['hooks-api', 'components-api'], page)).toEqual([
      'hooks-api',
      'components-api',
    ]);
    expect(tabsOfPage(undefined, page)).toEqual([]);
  });

  it.each([
    ['hooks-api', /must be a list such as \[components-api, hooks-api\]/],
    [[], /must be a list/],
    [null, /must be a list/],
    [['api'], /names "api"; the tabs of a page are: components-api, hooks-api/],
    [['[docsTab]'], /names "\[docsTab\]"/],
    [['hooks-api', 3], /names 3;/],
    [['hooks-api', null], /names null;/],
    [['hooks-api', 'hooks-api'], /names "hooks-api" twice/],
  ])('refuses %j', (tabs, message) => {
    expect(() => tabsOfPage(tabs, page)).toThrow(message);
    expect(() => tabsOfPage(tabs, page)).toThrow(`Front matter of ${page}: \`tabs\``);
  });
});

describe('checkTabFiles', () => {
  it('wants a file for each tab', () => {
    const hasFile = (name: string) => name === 'components-api.mdx';
    expect(() => checkTabFiles(['components-api'], hasFile, page)).not.toThrow();
    expect(() => checkTabFiles([], hasFile, page)).not.toThrow();
    expect(() => checkTabFiles(['components-api', 'hooks-api'], hasFile, page)).toThrow(
      `Front matter of ${page}: \`tabs\` names hooks-api, but there is no hooks-api.mdx beside the page.`,
    );
  });
});

describe('checkListed', () => {
  it('wants the page to name its tab', () => {
    expect(() => checkListed('hooks-api', undefined, ['hooks-api'], tab, page)).not.toThrow();
    expect(() => checkListed('hooks-api', undefined, ['components-api'], tab, page)).toThrow(
      `${tab} is a tab that its page doesn't name. Add hooks-api to \`tabs\` in the front matter of ${page}.`,
    );
  });

  it('refuses a tab with tabs', () => {
    expect(() => checkListed('hooks-api', ['hooks-api'], ['hooks-api'], tab, page)).toThrow(
      `Front matter of ${tab}: leave \`tabs\` out. It stands in ${page}.`,
    );
  });
});
