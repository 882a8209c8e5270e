import {
  breadcrumbTrails,
  type TreeItem,
} from '../../../../../plugins/output/page-head/breadcrumbs';

const doc = (id: string, title: string, permalink: string, own?: string) => ({
  id,
  title,
  permalink,
  frontMatter: own === undefined ? {} : { sidebar_label: own },
});

const DOCS = [
  doc('react-charts/index', 'Charts - Overview', '/zh/x/react-charts/'),
  doc('react-charts/bars/index', 'Bars', '/zh/x/react-charts/bars/'),
  doc('react-charts/bars/hooks-api', 'Bars', '/zh/x/react-charts/bars/hooks-api'),
  doc('api/charts/index', 'API of Charts', '/zh/x/api/charts/'),
  doc('api/charts/bar-chart/index', 'BarChart API', '/zh/x/api/charts/bar-chart/', 'BarChart'),
  doc('stray/index', 'Stray', '/zh/x/stray/'),
];
const TREE: readonly TreeItem[] = [
  { type: 'link' },
  {
    type: 'category',
    key: '/x/react-charts-group',
    label: 'Charts',
    items: [
      { type: 'doc', id: 'react-charts/index', label: 'Overview' },
      {
        type: 'category',
        key: '/x/react-charts/kinds',
        label: 'Kinds',
        items: [{ type: 'doc', id: 'react-charts/bars/index', label: 'Bars' }],
      },
      {
        type: 'category',
        key: '/x/api/charts-group',
        label: 'API reference',
        items: [
          { type: 'doc', id: 'api/charts/index', label: 'Index' },
          { type: 'doc', id: 'api/charts/bar-chart/index' },
          { type: 'doc', id: 'gone/index', label: 'Gone' },
        ],
      },
    ],
  },
];

const trails = breadcrumbTrails(TREE, DOCS, { name: 'Docs', path: '/zh/' }, '/x/');
const wayTo = (path: string) =>
  trails.get(path)?.map(({ name, path: address }) => `${name} ${address}`);

describe('breadcrumbTrails', () => {
  it.each([
    ['the overview of a group', '/zh/x/react-charts/', ['Docs /zh/', 'Charts /zh/x/react-charts/']],
    [
      'a page in a group without a page of its own',
      '/zh/x/react-charts/bars/',
      ['Docs /zh/', 'Charts /zh/x/react-charts/', 'Bars /zh/x/react-charts/bars/'],
    ],
    [
      'a tab, which counts as its page',
      '/zh/x/react-charts/bars/hooks-api/',
      ['Docs /zh/', 'Charts /zh/x/react-charts/', 'Bars /zh/x/react-charts/bars/'],
    ],
    [
      'a page that brings its own label',
      '/zh/x/api/charts/bar-chart/',
      [
        'Docs /zh/',
        'Charts /zh/x/react-charts/',
        'API reference /zh/x/api/charts/',
        'BarChart /zh/x/api/charts/bar-chart/',
      ],
    ],
    ['a page outside the tree', '/zh/x/stray/', undefined],
  ])('finds the way to %s', (_case, path, expected) => {
    expect(wayTo(path)).toEqual(expected);
  });
});
