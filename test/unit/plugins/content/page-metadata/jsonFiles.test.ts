import { parseSidebar, parseTitles } from '../../../../../plugins/content/page-metadata/jsonFiles';
import { toSidebar } from '../../../../../src/lib/pages/pageTree';

const titles = 'i18n/zh/titles.json';
const sidebars = 'versioned_sidebars/version-8.9.0-sidebars.json';

describe('parseTitles', () => {
  it('reads titles by path', () => {
    expect(parseTitles('{"/x/a": "甲"}', titles)).toEqual({ '/x/a': '甲' });
  });

  it.each([
    [
      '{"/x/a": 1}',
      'i18n/zh/titles.json: the title of "/x/a" is not text. Write "/x/a": "the title"',
    ],
    ['{"/x/a": {"title": "甲"}}', 'the title of "/x/a" is not text'],
    ['["甲"]', 'i18n/zh/titles.json must hold one object'],
    ['null', 'must hold one object'],
    ['{"/x/a": "甲",}', 'i18n/zh/titles.json is not valid JSON'],
  ])('refuses %s', (text, message) => {
    expect(() => parseTitles(text, titles)).toThrow(message);
  });
});

describe('parseSidebar', () => {
  const tree = toSidebar('/x/', [
    { pathname: '/x/group', children: [{ pathname: '/x/a', plan: 'pro' }] },
    { pathname: 'https://mui.com/', title: 'Elsewhere' },
  ]);

  it('reads the tree that was written when the version was cut', () => {
    expect(parseSidebar(JSON.stringify({ x: tree }), 'x', sidebars)).toEqual(tree);
  });

  it('refuses a link that would run code, wherever it is nested', () => {
    const link = { type: 'link', label: 'A', key: 'a', href: 'javascript:alert(1)' };
    const group = { type: 'category', label: 'B', key: 'b', items: [link] };
    expect(() => parseSidebar(JSON.stringify({ x: [group] }), 'x', sidebars)).toThrow(
      `${sidebars} holds the address "javascript:alert(1)", to which no link may lead.`,
    );
  });

  it.each([
    JSON.stringify({ y: tree }),
    JSON.stringify({ x: ['a/index'] }),
    JSON.stringify({ x: [{ type: 'doc', label: 'A', key: '/x/a' }] }),
    JSON.stringify({ x: [{ type: 'link', label: 'A', key: '/x/a' }] }),
    JSON.stringify({ x: [{ type: 'html', label: 'A', key: '/x/a' }] }),
    JSON.stringify({ x: [{ type: 'doc', label: 'A', id: 'a/index' }] }),
    JSON.stringify({ x: [{ type: 'category', label: 'A', key: '/x/a', items: [null] }] }),
    'null',
  ])('refuses %s', (text) => {
    expect(() => parseSidebar(text, 'x', sidebars)).toThrow(
      `${sidebars} holds no page tree named "x"`,
    );
  });
});
