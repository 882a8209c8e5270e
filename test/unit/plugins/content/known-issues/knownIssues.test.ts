import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remarkKnownIssues } from '../../../../../plugins/content/known-issues';
import { PAGE_FOLDERS } from '../../../../../src/data/docsInstances';
import { textOf } from '../../../../../src/lib/text/syntaxTree';
import { nodesOf, parseMdx } from '../mdx/parseMdx';

const listIn = (product: string) => `docs/x/react-${product}/known-issues/index.mdx`;
const LIST_TEXT = '<KnownIssues>\n\nThis version has none.\n\n</KnownIssues>\n';
const CLIPBOARD = `---
title: Clipboard
---

## Copy rows

:::bug[The \`\\t\` of empty cells is dropped]
Rows move at 10:30. See [above](#paste) and [export](/x/react-data-grid/export/).
:::

## Paste {/* #paste */}

:::bug
Text is lost.
:::
`;

const folder = mkdtempSync(path.join(tmpdir(), 'known-issues-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** The nodes of the list as their types and words. */
async function listOf(file: string, language = 'en') {
  write(file, LIST_TEXT);
  const tree = parseMdx({ LIST_TEXT })('LIST_TEXT');
  const step = remarkKnownIssues({
    siteDir: folder,
    folders: PAGE_FOLDERS,
    language,
    pages: {
      titleOf: (pathname) => Promise.resolve(`Title of ${pathname}`),
      textsOf: () =>
        Promise.resolve({ written: { body: '## 复制\n\n:::bug[空单元格]\n丢失。\n:::\n' } }),
    },
  });
  await step(tree, { cwd: folder, path: path.join(folder, file) });
  return { words: tree.children.map((node) => [node.type, textOf(node)]), nodes: nodesOf(tree) };
}

beforeAll(() => {
  write('docs/x/react-data-grid/clipboard/index.mdx', CLIPBOARD);
  write('docs/x/react-data-grid/export/index.mdx', '# Export\n');
  write('docs/x/react-charts/bars/index.mdx', '# Bars\n');
  write(
    'docs/base/components/buttons/index.mdx',
    ':::bug[The name is doubled]\nUse `start`.\n:::\n',
  );
  write('docs/base/system/spacing/index.mdx', ':::bug[Of another product]\nText.\n:::\n');
});

it('lists each issue of the product with its title or section, its text and a link', async () => {
  const { words, nodes } = await listOf(listIn('data-grid'));
  const page = 'Title of /x/react-data-grid/clipboard';
  expect(words).toEqual([
    ['heading', page],
    ['heading', 'The \\t of empty cells is dropped'],
    ['paragraph', 'Rows move at 10:30. See above and export.'],
    ['paragraph', `${page}: Copy rows`],
    ['heading', 'Paste'],
    ['paragraph', 'Text is lost.'],
    ['paragraph', `${page}: Paste`],
  ]);
  expect(nodes.flatMap((node) => (node.type === 'link' ? [node.url] : []))).toEqual([
    '/x/react-data-grid/clipboard/#paste',
    '/x/react-data-grid/export/',
    '/x/react-data-grid/clipboard/#copy-rows',
    '/x/react-data-grid/clipboard/#paste',
  ]);
});

it('reads the translation in a build of another language', async () => {
  const { words } = await listOf(listIn('data-grid'), 'zh');
  expect(words.slice(1, 3)).toEqual([
    ['heading', '空单元格'],
    ['paragraph', '丢失。'],
  ]);
});

it('says what the page says when the product has no known issues', async () => {
  expect((await listOf(listIn('charts'))).words).toEqual([['paragraph', 'This version has none.']]);
});

it('finds issues in all folders of the product', async () => {
  const { words } = await listOf('docs/base/getting-started/known-issues/index.mdx');
  const page = 'Title of /components/buttons';
  expect(words).toEqual([
    ['heading', page],
    ['heading', 'The name is doubled'],
    ['paragraph', 'Use start.'],
    ['paragraph', page],
  ]);
});
