import path from 'node:path';
import { documentPaths, indexedPages } from '../../../../../plugins/output/full-text/indexedPages';

const routes = (base: string) =>
  [
    '',
    '404.html',
    'versions/',
    'playground/bars/',
    'x/react-charts/',
    'x/8.9.0/react-charts/',
    'customization/',
  ].map((route) => base + route);

/** Two instances, one of them at the root; Docusaurus leaves the slash at the end of some paths out. */
const documents = (base: string) => {
  const version = (...paths: readonly string[]) => ({
    docs: paths.map((page) => ({ permalink: base + page })),
  });
  return documentPaths([
    { content: { loadedVersions: [version('x/react-charts/'), version('x/8.9.0/react-charts')] } },
    { content: { loadedVersions: [version('customization/')] } },
    { content: [{ permalink: `${base}versions/` }] },
    {},
  ]);
};

describe('indexedPages', () => {
  it('takes the pages of the documentation, of all instances and versions', () => {
    expect(indexedPages(routes('/'), documents('/'), '/', 'build')).toEqual([
      { url: '/x/react-charts/', file: path.join('build', 'x/react-charts/index.html') },
      {
        url: '/x/8.9.0/react-charts/',
        file: path.join('build', 'x/8.9.0/react-charts/index.html'),
      },
      { url: '/customization/', file: path.join('build', 'customization/index.html') },
    ]);
  });

  it('finds the files of another language in its own folder', () => {
    expect(
      indexedPages(routes('/zh/'), documents('/zh/'), '/zh/', path.join('build', 'zh'))[0],
    ).toEqual({
      url: '/zh/x/react-charts/',
      file: path.join('build', 'zh', 'x/react-charts/index.html'),
    });
  });
});
