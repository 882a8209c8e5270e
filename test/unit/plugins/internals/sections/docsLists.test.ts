import {
  sectionDocs,
  shellGlobalData,
  shellLinks,
} from '../../../../../plugins/internals/sections/docsLists';

function version(name: string, path: string, pages: readonly string[]) {
  return {
    name,
    path,
    mainDocId: 'introduction/start',
    isLast: name === 'current',
    docs: pages.map((id) => ({ id, path: `${path}/${id.replace(/\/index$/, '')}/` })),
  };
}

const DATA = {
  other: { default: 1 },
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/x',
      versions: [
        version('current', '/x', ['introduction/start', 'grid/index', 'grid/rows', 'api/grid/row']),
        version('8.9.0', '/x/8.9.0', ['introduction/start', 'grid/index', 'grid/cells']),
      ],
    },
  },
};
const SOURCE = JSON.stringify(DATA);

it('every page knows the main document and the first page of each section', () => {
  const data = JSON.parse(shellGlobalData(SOURCE, []));
  expect(data.other).toEqual(DATA.other);
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  expect(versions.map(({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id))).toEqual([
    ['introduction/start', 'grid/index'],
    ['introduction/start', 'grid/index'],
  ]);
});

it('a section brings its pages of all versions', () => {
  const both = {
    default: {
      current: [{ id: 'grid/rows', path: '/x/grid/rows/' }],
      '8.9.0': [{ id: 'grid/cells', path: '/x/8.9.0/grid/cells/' }],
    },
  };
  expect(JSON.parse(sectionDocs(SOURCE, [], '/x/', '/x/grid/'))).toEqual(both);
  expect(JSON.parse(sectionDocs(SOURCE, [], '/x/8.9.0/', '/x/8.9.0/grid/'))).toEqual(both);
  expect(JSON.parse(sectionDocs(SOURCE, [], '/x/', '/x/api/grid/'))).toEqual({
    default: { current: [{ id: 'api/grid/row', path: '/x/api/grid/row/' }], '8.9.0': [] },
  });
  expect(JSON.parse(sectionDocs(SOURCE, [], '/blog/', '/blog/a/'))).toEqual({});
});

it('every page knows which cut versions have a page that header or footer link to', () => {
  const links = shellLinks({
    navbar: { title: 'to', items: [{ to: '/x/grid/', label: 'Grid' }, { type: 'search' }] },
    footer: { links: [{ items: [{ to: '/x/grid/cells/' }, { to: '/x/grid/rows/' }] }] },
  });
  expect(links).toEqual(['/x/grid/', '/x/grid/cells/', '/x/grid/rows/']);
  const data = JSON.parse(shellGlobalData(SOURCE, links));
  const { versions } = data['docusaurus-plugin-content-docs'].default;
  expect(versions.map(({ docs }: { docs: { id: string }[] }) => docs.map(({ id }) => id))).toEqual([
    ['introduction/start', 'grid/index'],
    ['introduction/start', 'grid/index', 'grid/cells'],
  ]);
  expect(JSON.parse(sectionDocs(SOURCE, links, '/x/', '/x/grid/'))).toEqual({
    default: { current: [{ id: 'grid/rows', path: '/x/grid/rows/' }], '8.9.0': [] },
  });
});

it.each([
  {},
  { 'docusaurus-plugin-content-docs': { default: {} } },
  { 'docusaurus-plugin-content-docs': { default: { versions: [{ path: '/x' }] } } },
  { 'docusaurus-plugin-content-docs': { default: { versions: [null] } } },
])('refuses %j', (data) => {
  expect(() => shellGlobalData(JSON.stringify(data), [])).toThrow('no versions of documents');
});
