/** Reads the generated reference of the grid, and the pages of the grid with the scripts beside them. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { API_INSTANCE } from '../../src/data/docsInstances';
import { apiSlug } from '../../src/lib/api/apiModel';
import { pathnameOfDoc } from '../../src/lib/pages/pageTree';
import { parseApiModel } from '../../src/lib/api/parseApiModel';
import { parseBlockFile } from '../../src/lib/api/parseBlockFile';
import { parseTrees } from '../../plugins/content/mdx/parseTrees';
import { COLUMN_INTERFACES, GRID_COMPONENTS, type GridReference } from './names';

/** The folder of documents, and that of the grid in it. */
const { folder: DOCS, route: ROUTE } = API_INSTANCE;
const GRID = 'react-data-grid';
const REFERENCE = `${DOCS}/api/data-grid`;

export interface GridPage {
  /** `/x/react-data-grid/sorting` */
  readonly pathname: string;
  /** From the root of the project, with `/`. */
  readonly file: string;
  readonly tree: Root;
  /** Texts of its demos, and of the scripts that these import. */
  readonly scripts: readonly string[];
}

/** @throws when `npm run docs:api` has not written a file */
export function readReference(siteDir: string): GridReference {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const block = (page: string, name: string) => {
    const file = `${DOCS}/${GRID}/${page}/${name}.json`;
    return parseBlockFile(read(file), file);
  };
  const methods = block('api-object', 'methods');
  const events = block('events', 'events');
  return {
    models: [...GRID_COMPONENTS, ...COLUMN_INTERFACES].map((name) => {
      const file = `${REFERENCE}/${apiSlug(name)}/api.json`;
      return parseApiModel(read(file), file);
    }),
    methods: methods.kind === 'methods' ? methods.entries : [],
    events: events.kind === 'events' ? events.entries : [],
  };
}

/** The nearest folder above a file that is a page; `undefined` when none is. */
export function folderOfPage(file: string, pages: ReadonlySet<string>): string | undefined {
  let folder = path.posix.dirname(file);
  while (folder !== '.' && !pages.has(folder)) {
    folder = path.posix.dirname(folder);
  }
  return pages.has(folder) ? folder : undefined;
}

/**
 * All pages of the grid by path.
 * @throws when one can't be parsed
 */
export function readPages(siteDir: string): readonly GridPage[] {
  const docs = path.join(siteDir, DOCS);
  const files = readdirSync(path.join(docs, GRID), { recursive: true, encoding: 'utf8' })
    .map((file) => `${GRID}/${file.replaceAll('\\', '/')}`)
    .sort();
  const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');
  const pages = files.filter((file) => path.posix.basename(file) === 'index.mdx');
  const folders = new Set(pages.map(path.posix.dirname));
  const scripts = files.filter((file) => /\.tsx?$/.test(file));
  const trees = parseTrees(pages.map(read));
  return pages.map((file, index) => {
    const parsed = trees[index];
    if (!parsed || 'problem' in parsed) {
      throw new Error(`${DOCS}/${file} can't be parsed: ${parsed?.problem ?? 'no tree'}`);
    }
    const folder = path.posix.dirname(file);
    return {
      pathname: pathnameOfDoc(`${folder}/index`, ROUTE),
      file: `${DOCS}/${file}`,
      tree: parsed.tree,
      scripts: scripts.filter((script) => folderOfPage(script, folders) === folder).map(read),
    };
  });
}
