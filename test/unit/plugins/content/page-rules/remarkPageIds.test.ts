import { createSlugger } from '@docusaurus/utils';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { remarkDemo } from '../../../../../plugins/content/demos';
import { remarkPageIds } from '../../../../../plugins/content/page-rules';
import { commentId, textOf, walk } from '../../../../../src/lib/text/syntaxTree';
import { page, parseMdx } from '../mdx/parseMdx';

const site = mkdtempSync(path.join(tmpdir(), 'page-ids-'));
mkdirSync(path.join(site, 'docs/x/page'), { recursive: true });
writeFileSync(path.join(site, 'docs/x/page/Bars.tsx'), 'export default function Bars() {}\n');
afterAll(() => rmSync(site, { recursive: true }));

const fine = {
  plain: '## Main content of pages\n\n### Version selector\n\nText.\n',
  twins: '## Rows\n\n## Rows\n',
  elements: 'Text <span id="here">here</span> and <div id={other}>there</div>.\n',
  demo: '## Bars\n\n<Demo src="./Bars.tsx" />\n',
};
const wrong = {
  slug: ['Text\n\n## Main content\n', 3, 'The heading "Main content" has the id "main-content"'],
  explicit: [
    '## Rows {/* #docusaurusRoot */}\n',
    1,
    'The heading "Rows" has the id "docusaurusRoot", which belongs to the page around the text: its links and scripts would find the wrong one. Write another one at its end, `## Rows {/* #another-id */}`',
  ],
  prefix: ['# A\n\n### B {/* #__docusaurus */}\n', 3, 'The heading "B" has the id "__docusaurus"'],
  inCallout: [
    ':::info\n\n## Main content\n\n:::\n',
    3,
    'The heading "Main content" has the id "main-content"',
  ],
  block: [
    '<div id="main-content">\n\nText\n\n</div>\n',
    1,
    '<div id="main-content"> has the id "main-content"',
  ],
  text: [
    'Text <span id={"mui-version-selector"} />\n',
    1,
    '<span id="mui-version-selector"> has the id',
  ],
  twice: [
    '## Rows\n\n## Columns {/* #rows */}\n',
    3,
    'The heading "Columns" has the id "rows", which the heading "Rows" (line 1) has already',
  ],
  twiceElement: [
    '<a id="rows" />\n\n## Rows\n',
    3,
    'The heading "Rows" has the id "rows", which <a id="rows"> (line 1) has already',
  ],
  demo: [
    '## Chart {/* #Bars */}\n\n<Demo src="./Bars.tsx" />\n',
    3,
    'The demo Bars has the id "Bars", which the heading "Chart" (line 1) has already',
  ],
} as const;
const treeOf = parseMdx({
  ...fine,
  ...Object.fromEntries(Object.entries(wrong).map(([name, [text]]) => [`wrong ${name}`, text])),
});

/** Runs the step after those before it; headings get their ids as Docusaurus gives them. */
function check(name: string, fileName = 'docs/x/page/index.mdx'): void {
  const tree = treeOf(name);
  const file = { ...page('', site), path: path.join(site, fileName) };
  remarkDemo({ siteDir: site, folders: PAGE_FOLDERS })(tree, file);
  const slugger = createSlugger();
  walk(tree, (node) => {
    if (node.type === 'heading') {
      const id = commentId(node) ?? slugger.slug(textOf(node).trim());
      node.data = { ...node.data, ...{ id } };
    }
  });
  remarkPageIds({ folders: PAGE_FOLDERS })(tree, file);
}

describe('remarkPageIds', () => {
  it.each(Object.keys(fine))('accepts a page with ids of its own: %s', (name) => {
    expect(() => check(name)).not.toThrow();
  });

  it.each(['src/pages/about/index.mdx', 'i18n/zh/docusaurus-plugin-content-pages/about/index.mdx'])(
    'leaves it to a page that stands alone to mark its own content: %s',
    (file) => {
      expect(() => check('wrong block', file)).not.toThrow();
      expect(() => check('wrong slug', file)).toThrow(`${file}:3: The heading "Main content" has`);
      expect(() => check('wrong text', file)).toThrow(`${file}:1: <span`);
    },
  );

  it.each(Object.entries(wrong))(
    'refuses an id that is taken, with page, line and advice: %s',
    (name, [, line, message]) => {
      expect(() => check(`wrong ${name}`)).toThrow(`docs/x/page/index.mdx:${line}: ${message}`);
    },
  );
});
