import path from 'node:path';
import { indexedPages } from '../../../../plugins/full-text/indexedPages';

const routes = (base: string) =>
  ['', '404.html', 'versions/', 'playground/bars/', 'x/react-charts/', 'x/8.9.0/react-charts/'].map(
    (route) => base + route,
  );

describe('indexedPages', () => {
  it('takes the pages of the documentation, of all versions', () => {
    expect(indexedPages(routes('/'), '/', 'build')).toEqual([
      { url: '/x/react-charts/', file: path.join('build', 'x/react-charts/index.html') },
      {
        url: '/x/8.9.0/react-charts/',
        file: path.join('build', 'x/8.9.0/react-charts/index.html'),
      },
    ]);
  });

  it('finds the files of another language in its own folder', () => {
    expect(indexedPages(routes('/zh/'), '/zh/', path.join('build', 'zh'))[0]).toEqual({
      url: '/zh/x/react-charts/',
      file: path.join('build', 'zh', 'x/react-charts/index.html'),
    });
  });
});
