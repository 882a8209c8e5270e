import { remarkA11yTables } from '../../../../../plugins/content/a11y-tables';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { nodesOf, parseMdx } from '../mdx/parseMdx';
import { writeSite } from '../page-metadata/siteFixture';

const PAGE = 'docs/base/components/buttons/index.mdx';
const ZH =
  'i18n/zh/docusaurus-plugin-content-docs-base-library/current/components/buttons/index.mdx';
const site = writeSite({
  'docs/base/api/button/api.json': '{"name":"Button"}',
  'docs/x/api/charts/toolbar/api.json': '{"name":"Toolbar"}',
});
afterAll(site.remove);

const element = (name: string, rows: readonly string[], component = 'Button') =>
  [`<${name} component="${component}">`, '', ...rows, '', `</${name}>`, ''].join('\n');
const keyboard = (...rows: readonly string[]) => element('Keyboard', rows);
const KEYS = ['| Focus on | <kbd>Enter</kbd> |', '| --- | --- |', '| `<a>` | Follows |'];
const HEAD = ['| Topic | What happens | What you do |', '| --- | --- | --- |'];
const topics = (...names: readonly string[]) =>
  element('A11y', [...HEAD, ...names.map((name) => `| ${name} | Is. | — |`)]);

const fine = {
  columns: keyboard(...KEYS),
  rows: keyboard('| Key | Effect |', '| --- | --- |', '| <kbd>Tab</kbd>, twice | Moves |'),
  required: topics('Role', 'Name', 'States', 'Focus'),
  all: topics('Role', 'Name', 'States', 'Focus', 'Announcements', 'Contrast'),
};
const chinese = element('A11y', [
  '| 主题 | 组件的行为 | 你要做的事 |',
  '| --- | --- | --- |',
  ...['角色', '名称', '状态', '焦点', '对比度'].map((name) => `| ${name} | 是。 | — |`),
]);
const wrong = {
  noComponent: ['Text\n\n<Keyboard>\n\n</Keyboard>\n', 3, 'Write <Keyboard component="Button">.'],
  emptyComponent: ['<A11y component="">\n\n</A11y>\n', 1, 'Write <A11y component="Button">.'],
  otherAttribute: ['<A11y component="Button" open />\n', 1, 'Write <A11y component="Button">.'],
  unknownComponent: [
    element('Keyboard', KEYS, 'Buton'),
    1,
    '<Keyboard component="Buton">: Buton has no API page. Did you mean Button?',
  ],
  otherProduct: [
    element('Keyboard', KEYS, 'Toolbar'),
    1,
    '<Keyboard component="Toolbar">: Toolbar has no API page.',
  ],
  inText: ['A <A11y component="Button">b</A11y>\n', 1, '<A11y> holds one table'],
  noTable: ['<A11y component="Button">\n\nText\n\n</A11y>\n', 1, '<A11y> holds one table'],
  twoTables: [keyboard(...KEYS, '', ...KEYS), 1, '<Keyboard> holds one table'],
  textToo: [keyboard(...KEYS, '', 'Text'), 1, '<Keyboard> holds one table'],
  twice: [
    keyboard(...KEYS) + keyboard(...KEYS),
    8,
    'The page has <Keyboard component="Button"> twice',
  ],
  noKeys: [
    keyboard('| Focus on | Enter |', '| --- | --- |', '| `<a>` | Follows |'),
    3,
    '<Keyboard component="Button">: The headings after the first one',
  ],
  noRows: [keyboard(...KEYS.slice(0, 2)), 3, '<Keyboard component="Button">: The table needs rows'],
  emptyCell: [
    keyboard(...KEYS, '| `<b>` | |'),
    6,
    '<Keyboard component="Button">: The table needs rows, and words in each cell',
  ],
  headings: [
    element('A11y', ['| Topic | Effect |', '| --- | --- |', '| Role | Is. |']),
    3,
    '<A11y component="Button">: The headings of the table are: Topic | What happens | What you do.',
  ],
  topic: [topics('Role', 'Names'), 6, '<A11y component="Button">: "Names" is not a topic'],
  topicTwice: [topics('Role', 'Role'), 6, '<A11y component="Button">: "Role" occurs twice'],
  order: [topics('Name', 'Role'), 6, '<A11y component="Button">: "Role" occurs twice or too late'],
  missing: [
    topics('Role', 'Name', 'Contrast'),
    3,
    '<A11y component="Button">: The table needs a row for: States, Focus.',
  ],
  chineseInEnglish: [chinese, 3, '<A11y component="Button">: The headings of the table are: Topic'],
} as const;

const treeOf = parseMdx({
  ...fine,
  chinese,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [name, text])),
});

function transformed(name: string, file = PAGE) {
  const tree = treeOf(name);
  remarkA11yTables({ siteDir: site.siteDir, folders: PAGE_FOLDERS })(tree, {
    cwd: site.siteDir,
    path: `${site.siteDir}/${file}`,
  });
  return tree;
}

describe('remarkA11yTables', () => {
  it.each(Object.keys(fine))('accepts a table with %s', (name) => {
    expect(() => transformed(name)).not.toThrow();
  });

  it('makes headings of the first cells of rows', () => {
    const tags = nodesOf(transformed('columns')).flatMap((node) =>
      node.type === 'tableCell' ? [node.data] : [],
    );
    expect(tags).toEqual([
      undefined,
      undefined,
      { hName: 'th', hProperties: { scope: 'row' } },
      undefined,
    ]);
  });

  it('knows the words of a translation, and the component of its English page', () => {
    expect(() => transformed('chinese', ZH)).not.toThrow();
    expect(() => transformed('all', ZH)).toThrow(
      `${ZH}:3: <A11y component="Button">: The headings`,
    );
  });

  it('looks for components of other products on their pages only', () => {
    expect(() => transformed('otherProduct', 'docs/x/react-charts/bars/index.mdx')).not.toThrow();
    expect(() => transformed('otherProduct', 'docs/x/react-data-grid/a/index.mdx')).toThrow(
      'Toolbar has no API page.',
    );
  });

  it.each(Object.entries(wrong))('refuses "%s"', (name, [, line, message]) => {
    expect(() => transformed(name)).toThrow(`${PAGE}:${line}: ${message}`);
  });
});
