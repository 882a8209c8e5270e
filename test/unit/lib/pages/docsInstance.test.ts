import {
  folderOfPath,
  instanceOfPath,
  translatedFolder,
  versionedName,
} from '../../../../src/lib/pages/docsInstance';

const X = { id: 'default', route: '/x/' };
const BASE = { id: 'base-library', route: '/' };

describe('instanceOfPath', () => {
  it.each([
    ['/x', X],
    ['/x/', X],
    ['/x/react-charts', X],
    ['/x/8.9.0/react-charts', X],
    ['/xylophone', BASE],
    ['/', BASE],
    ['/customization/x/', BASE],
  ])('%s', (path, instance) => {
    expect(instanceOfPath(path, [BASE, X])).toBe(instance);
    expect(instanceOfPath(path, [X, BASE])).toBe(instance);
  });

  it('finds none for a path outside of all', () => {
    expect(instanceOfPath('/xylophone', [X])).toBeUndefined();
  });
});

test('a path has a folder among the documents of its instance', () => {
  expect(folderOfPath('/x/react-charts/', [X, BASE])).toEqual({
    instance: X,
    folder: 'react-charts',
  });
  expect(folderOfPath('/customization/theming', [X, BASE])).toEqual({
    instance: BASE,
    folder: 'customization/theming',
  });
  expect(() => folderOfPath('/xylophone/', [X])).toThrow('/xylophone/ lies below no');
});

test('files and folders of an instance have its id in their names, except those of the first', () => {
  expect(versionedName(X, 'versions.json')).toBe('versions.json');
  expect(versionedName(BASE, 'versions.json')).toBe('base-library_versions.json');
  expect(translatedFolder(X)).toBe('docusaurus-plugin-content-docs');
  expect(translatedFolder(BASE)).toBe('docusaurus-plugin-content-docs-base-library');
});
