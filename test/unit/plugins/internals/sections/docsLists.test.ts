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
    docs: pages.map((id) => ({
      id,
      path: `${path}/${id.replace(/\/index$/, '')}/`,
      sidebar: 'x',
    })),
  };
}

const DATA = {
  other: { default: 1 },
  'docusaurus-plugin-content-docs': {
    default: {
      path: '/x',
      versions: [
        version('current', '/x', [
          'introduction/start',
          'grid/index',
          'grid/both',
          'grid/rows',
          'api/grid/row',
        ]),
        version('8.9.0', '/x/8.9.0', [
          'introduction/start',
          'grid/index',
          'grid/both',
          'grid/cells',
        ]),
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

it('a section brings its pages of all versions, those that several have once', () => {
  const both = {
    default: [
      { versions: ['current', '8.9.0'], docs: [{ id: 'grid/both', path: 'grid/both/' }] },
      { versions: ['current'], docs: [{ id: 'grid/rows', path: 'grid/rows/' }] },
      { versions: ['8.9.0'], docs: [{ id: 'grid/cells', path: 'grid/cells/' }] },
    ],
  };
  expect(JSON.parse(sectionDocs(SOURCE, [], '/x/', '/x/grid/'))).toEqual(both);
  expect(JSON.parse(sectionDocs(SOURCE, [], '/x/8.9.0/', '/x/8.9.0/grid/'))).toEqual(both);
  expect(JSON.parse(sectionDocs(SOURCE, [], '/x/', '/x/api/grid/'))).toEqual({
    default: [{ versions: ['current'], docs: [{ id: 'api/grid/row', path: 'api/grid/row/' }] }],
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
  // What every page knows doesn't come with a section again.
  expect(sectionDocs(SOURCE, links, '/x/', '/x/grid/')).not.toContain('grid/cells');
});

it.each([
  {},
  { 'docusaurus-plugin-content-docs': { default: {} } },
  { 'docusaurus-plugin-content-docs': { default: { versions: [{ path: '/x' }] } } },
  { 'docusaurus-plugin-content-docs': { default: { versions: [null] } } },
])('refuses %j', (data) => {
  expect(() => shellGlobalData(JSON.stringify(data), [])).toThrow('no versions of documents');
});
