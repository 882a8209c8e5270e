/** The data of a site with two instances, one of them with a cut version, as Docusaurus' docs plugin hands it to its hooks. */
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

function version(name: string, label: string, path: string, pages: readonly string[]) {
  const docs = pages.map((page) => ({ id: `${page}index`, path: `${path}/${page}` }));
  return {
    name,
    label,
    isLast: name === 'current',
    path,
    mainDocId: 'introduction/index',
    docs,
    draftIds: [],
  } satisfies GlobalVersion;
}

/** @param base path of the language: empty, or `/zh` */
export function docsData(base: string) {
  return {
    path: `${base}/x`,
    breadcrumbs: true,
    versions: [
      version('current', '8.10.2', `${base}/x`, [
        'introduction/',
        'react-data-grid/',
        'react-data-grid/quickstart/',
        'react-charts/',
        'react-charts/bars/',
      ]),
      version('8.9.0', '8.9.0', `${base}/x/8.9.0`, [
        'introduction/',
        'react-data-grid/',
        'react-data-grid/quickstart/',
        'react-charts/',
      ]),
    ],
  };
}

/** The same of the instance of Material UI, which lies at the root. */
export function materialData(base: string) {
  return {
    path: base || '/',
    breadcrumbs: true,
    versions: [version('current', '7.3.11', base, ['getting-started/', 'components/buttons/'])],
  };
}
