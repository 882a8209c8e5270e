/** Reads the generated reference of a product, and its pages with the scripts beside them. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { parseTrees } from '../../plugins/content/mdx/parseTrees';
import { apiSlug } from '../../src/lib/api/apiAnchors';
import { parseApiModel } from '../../src/lib/api/parseApiModel';
import { parseBlockFile } from '../../src/lib/api/parseBlockFile';
import { pathnameOfDoc } from '../../src/lib/pages/pageTree';
import type { ProductReference } from './names';
import type { Subject } from './subjects';

export interface ProductPage {
  /** `/x/react-data-grid/sorting` */
  readonly pathname: string;
  /** From the root of the project, with `/`. */
  readonly file: string;
  readonly tree: Root;
  /** Texts of its demos, and of the scripts that these import. */
  readonly scripts: readonly string[];
}

/** @throws when `npm run docs:api` has not written a file */
export function readReference(siteDir: string, subject: Subject): ProductReference {
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const modelOf = (name: string) => {
    const file = `${subject.reference}/${apiSlug(name)}/api.json`;
    return parseApiModel(read(file), file);
  };
  const block = (name: string | undefined) => {
    const file = `${subject.folder}/${name}`;
    return name === undefined ? undefined : parseBlockFile(read(file), file);
  };
  const methods = block(subject.methods);
  const events = block(subject.events);
  return {
    components: subject.components.map(modelOf).filter((model) => model.kind === 'component'),
    columns: subject.columns.map(modelOf).filter((model) => model.kind === 'interface'),
    methods: methods?.kind === 'methods' ? methods.entries : [],
    events: events?.kind === 'events' ? events.entries : [],
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
 * All pages of a product by path, without those of its reference.
 * @throws when one can't be parsed
 */
export function readPages(
  siteDir: string,
  { instance, folder: root, reference }: Subject,
): readonly ProductPage[] {
  const files = readdirSync(path.join(siteDir, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.replaceAll('\\', '/')}`)
    .filter((file) => !file.startsWith(`${reference}/`))
    .sort();
  const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');
  const pages = files.filter((file) => path.posix.basename(file) === 'index.mdx');
  const folders = new Set(pages.map(path.posix.dirname));
  const scripts = files.filter((file) => /\.tsx?$/.test(file));
  const trees = parseTrees(pages.map(read));
  return pages.map((file, index) => {
    const parsed = trees[index];
    if (!parsed || 'problem' in parsed) {
      throw new Error(`${file} can't be parsed: ${parsed?.problem ?? 'no tree'}`);
    }
    const folder = path.posix.dirname(file);
    return {
      pathname: pathnameOfDoc(folder.slice(instance.folder.length + 1) + '/index', instance.route),
      file,
      tree: parsed.tree,
      scripts: scripts.filter((script) => folderOfPage(script, folders) === folder).map(read),
    };
  });
}
