import { versionData } from '../../../../../plugins/internals/bundle-patches/versionData';

it('drops the list of all pages and keeps the sidebars', () => {
  const version = {
    label: '8.10.2',
    docsSidebars: {
      x: [
        { type: 'link', label: 'Sorting', docId: 'sorting/index', unlisted: false },
        { type: 'link', label: 'Draft', docId: 'draft/index', unlisted: true },
      ],
    },
    docs: { 'sorting/index': { id: 'sorting/index', title: 'Sorting', description: 'Sort rows.' } },
  };
  expect(JSON.parse(versionData(JSON.stringify({ version })))).toEqual({
    version: {
      label: '8.10.2',
      docsSidebars: {
        x: [
          { type: 'link', label: 'Sorting', docId: 'sorting/index' },
          { type: 'link', label: 'Draft', docId: 'draft/index', unlisted: true },
        ],
      },
      docs: {},
    },
  });
});

it.each(['{}', 'null', '[]', '3'])('refuses %s', (source) => {
  expect(() => versionData(source)).toThrow('has no `version`');
});
