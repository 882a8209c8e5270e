import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  releaseChangesInMarkdown,
  remarkReleaseChanges,
  withReleases,
} from '../../../../../plugins/content/release-changes';
import { releasesHtml } from '../../../../../plugins/content/release-changes/changesLoader';
import type { ApiModel } from '../../../../../src/lib/api/apiModel';
import { HISTORY_PRODUCTS } from '../../../../../src/lib/history/history';
import { textOf } from '../../../../../src/lib/text/syntaxTree';
import { parseMdx } from '../mdx/parseMdx';

const PAGE = '<WhatChanged />\n\n<ReleaseGaps />\n\n<ReleaseChanges />\n';
const VERSIONS = ['7.29', '8.0.0', '8.1.0'];

const siteDir = mkdtempSync(path.join(tmpdir(), 'release-changes-'));

beforeAll(() => {
  const folder = path.join(siteDir, 'static/x/history');
  mkdirSync(folder, { recursive: true });
  for (const product of HISTORY_PRODUCTS) {
    const isCharts = product === 'charts';
    const row = {
      kind: 'prop',
      owners: ['BarChart'],
      name: 'gap',
      states: [[1, { type: '{{ a: 1 }}' }]],
    };
    const content = {
      versions: VERSIONS,
      gaps: isCharts ? { '8.1.0': { '@mui/x-charts-pro': '8.0.0' } } : {},
      rows: isCharts
        ? [
            row,
            {
              ...row,
              name: 'type',
              states: [
                [0, { type: 'A' }],
                [2, { type: 'B' }],
              ],
            },
          ]
        : [],
    };
    writeFileSync(path.join(folder, `${product}.json`), JSON.stringify(content));
  }
});
afterAll(() => rmSync(siteDir, { recursive: true }));

const treeOf = (step: (tree: ReturnType<ReturnType<typeof parseMdx>>) => void) => {
  const tree = parseMdx({ PAGE })('PAGE');
  step(tree);
  return tree.children;
};

it('has a section for each release but the first, newest first, with an anchor', () => {
  const nodes = treeOf(remarkReleaseChanges({ siteDir, language: 'en' }));
  const headings = nodes.filter((node) => node.type === 'heading');
  expect(headings.map(textOf)).toEqual(['8.1.0', '8.0.0']);
  expect(headings[0]?.data).toEqual({ hProperties: { id: 'v8-1-0' } });
  const elements = nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' ? [[node.name, node.attributes[0]?.value]] : [],
  );
  expect(elements).toEqual([
    ['WhatChanged', '8.1.0 8.0.0 7.29'],
    ['ReleaseChanges', '8.1.0'],
    ['ReleaseChanges', '8.0.0'],
  ]);
  const imports = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
  expect(imports).toEqual([
    "import { WhatChanged } from '@site/src/features/what-changed';",
    "import { ReleaseChanges } from '@site/src/features/what-changed';",
    "import _releaseChanges from '@site/static/x/history/data-grid.json?release-changes';",
  ]);
});

it('lists the packages that another version stands for', () => {
  const nodes = treeOf(remarkReleaseChanges({ siteDir, language: 'en' }));
  expect(nodes.filter(({ type }) => type === 'list').map(textOf)).toEqual([
    '8.1.0: @mui/x-charts-pro@8.0.0',
  ]);
});

it('writes the same as lists in Markdown', () => {
  const nodes = treeOf(releaseChangesInMarkdown({ siteDir, language: 'en' }));
  const words = nodes
    .filter(({ type }) => type !== 'mdxJsxFlowElement')
    .map((node) => textOf(node));
  expect(words).toEqual([
    '8.1.0: @mui/x-charts-pro@8.0.0',
    '8.1.0',
    'Charts',
    'Type',
    'type (BarChart): A → B',
    '8.0.0',
    'Charts',
    'Added',
    'Props (BarChart): gap',
  ]);
});

it('leaves other pages alone', () => {
  const tree = parseMdx({ PAGE: 'Text.\n' })('PAGE');
  remarkReleaseChanges({ siteDir, language: 'en' })(tree);
  expect(tree.children).toHaveLength(1);
});

it('makes HTML with places for texts, which code can’t look like', () => {
  const html = releasesHtml(siteDir);
  expect(Object.keys(html)).toEqual(['8.0.0', '8.1.0']);
  expect(html['8.0.0']).toContain('<h3>{{x-charts}}</h3><p><b>{{added}}</b></p>');
  expect(html['8.1.0']).not.toContain('{{x-data-grid}}');
});

const MODEL: ApiModel = {
  kind: 'interface',
  name: 'BarChart',
  product: 'charts',
  description: '',
  imports: [],
  packages: [{ name: '@mui/x-charts', version: '8.1.0' }],
  demos: [],
  properties: [],
};

it('leaves models of sites without a history as they are', () => {
  expect(withReleases(MODEL, path.join(siteDir, 'none'))).toBe(MODEL);
  const other: ApiModel = { ...MODEL, product: 'material-ui' };
  expect(withReleases(other, siteDir)).toBe(other);
});
