/**
 * Sections of the site: pages whose routes a browser loads together, with the first page of them that it shows.
 * A product is one section, its API another, so the number of sections stays small when pages are added.
 */

import { readPath } from './paths';

/** The folder that holds a section for each product's reference: `api/data-grid/`. At the root it is that of one product. */
const REFERENCES = 'api';

/**
 * The section of a page: `/x/react-data-grid/` of `/x/react-data-grid/sorting/`, `/x/api/charts/` of
 * `/x/api/charts/bar-plot/`. None has a page that lies above all sections.
 * @param base path that all pages of the version have in common: `/x/`, `/zh/x/8.9.0/`
 * @param page path below `base`
 */
export function sectionOf(base: string, page: string): string | undefined {
  if (!page.startsWith(base)) {
    return undefined;
  }
  const folders = page.slice(base.length).split('/').filter(Boolean);
  const depth = folders[0] === REFERENCES && readPath(base).route !== '/' ? 2 : 1;
  return folders.length < depth ? undefined : `${base}${folders.slice(0, depth).join('/')}/`;
}

/** The name of a section's chunk: `pages-x-api-charts`. */
export function sectionChunkName(section: string): string {
  return `pages${section.replace(/\/$/, '').replaceAll('/', '-')}`;
}
