/** Which pages have demos that use a name, found by what the demos import, and which of them fit it best. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PRODUCTS } from '../../src/data/products';
import type { ApiProduct } from '../../src/lib/api/apiModel';
import type { DocsInstance } from '../../src/lib/pages/docsInstance';
import { pathnameOfDoc } from '../../src/lib/pages/pageTree';
import { productIdOf } from '../../src/lib/pages/paths';
import { PACKAGES } from './packages';

/** Names that a demo imports from the documented packages, as `product/name`. */
export function importedNames(source: string, file: string): ReadonlySet<string> {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const names = new Set<string>();
  for (const statement of tree.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const module = statement.moduleSpecifier.text;
    const from = PACKAGES.find(({ name }) => module === name || module.startsWith(`${name}/`));
    const [, component] = /^@mui\/(?:material|lab)\/([A-Z]\w*)$/.exec(module) ?? [];
    if (from && component !== undefined && statement.importClause?.name) {
      names.add(`${from.product}/${component}`);
    }
    const bindings = statement.importClause?.namedBindings;
    if (from && bindings && ts.isNamedImports(bindings)) {
      bindings.elements.forEach(({ name, propertyName }) =>
        names.add(`${from.product}/${(propertyName ?? name).text}`),
      );
    }
  }
  return names;
}

/** A demo's file, from the folder of documents, with `/`: `react-charts/bars/Stacked.tsx`. */
export interface DemoFile {
  readonly file: string;
  readonly source: string;
}

/** A page, as far as it says what it is about. */
export interface PageSource {
  /** `/x/react-charts/bars` */
  readonly pathname: string;
  /** Its folder, from the folder of documents: `react-charts/bars`. */
  readonly folder: string;
  /** What its front matter lists as `components`, the most important first. */
  readonly components: readonly string[];
}

/** How well a page fits a name: how early it lists it, and then how many of its demos import it. */
interface Fit {
  readonly place: number;
  readonly demos: number;
}

/** The pages of names, as `product/name`, each with how well it fits. */
export type PagesByName = ReadonlyMap<string, ReadonlyMap<string, Fit>>;

/** The pages of demos by the names that they import. */
export function pagesByName(demos: readonly DemoFile[], pages: readonly PageSource[]): PagesByName {
  const byFolder = new Map(pages.map((page) => [page.folder, page]));
  const found = new Map<string, Map<string, Fit>>();
  for (const { file, source } of demos) {
    let folder = path.posix.dirname(file);
    while (folder !== '.' && !byFolder.has(folder)) {
      folder = path.posix.dirname(folder);
    }
    const page = byFolder.get(folder);
    if (page) {
      for (const name of importedNames(source, file)) {
        const fits = found.get(name) ?? new Map<string, Fit>();
        const listed = page.components.findIndex((one) => name === one || name.endsWith(`/${one}`));
        fits.set(page.pathname, {
          place: listed < 0 ? Infinity : listed,
          demos: (fits.get(page.pathname)?.demos ?? 0) + 1,
        });
        found.set(name, fits);
      }
    }
  }
  return found;
}

/** The names of a page's front matter. */
export function componentsOf(mdx: string): readonly string[] {
  const [, list = ''] = /^---\n(?:.*\n)*?components: \[(.*)\]\n/.exec(mdx) ?? [];
  return list === '' ? [] : list.split(',').map((name) => name.trim());
}

/**
 * Reads all demos of a documentation instance. Pages of the reference itself have none.
 * @param siteDir root of the project
 */
export function readDemos(
  siteDir: string,
  instance: Pick<DocsInstance, 'folder' | 'route'>,
): {
  readonly demos: readonly DemoFile[];
  readonly pages: readonly PageSource[];
} {
  const docsDir = path.join(siteDir, instance.folder);
  const files = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  const read = (file: string) => readFileSync(path.join(docsDir, file), 'utf8');
  return {
    demos: files
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => ({ file, source: read(file) })),
    pages: files
      .filter((file) => path.posix.basename(file) === 'index.mdx')
      .map((file) => ({
        pathname: pathnameOfDoc(file.replace(/\.mdx$/, ''), instance.route),
        folder: path.posix.dirname(file),
        components: componentsOf(read(file)),
      })),
  };
}

/**
 * Looks up pages: those of the product itself first, the most fitting first, and then by path.
 * @param instances the pages of each documentation instance
 */
export function createDemoLookup(
  instances: readonly PagesByName[],
): (product: ApiProduct, name: string) => readonly string[] {
  return (product, name) => {
    const own = PRODUCTS.find(({ slug }) => slug === product)?.id;
    const isOther = (page: string) => Number(productIdOf(page) !== own);
    return (
      instances
        .flatMap((byName) => [...(byName.get(`${product}/${name}`) ?? [])])
        // Demos of all products use components of the base library, which few of them are about.
        .filter(([page]) => product !== 'material-ui' || isOther(page) === 0)
        .sort(
          ([one, a], [other, b]) =>
            isOther(one) - isOther(other) ||
            // Not a difference, which of two that aren't listed would be no number.
            Number(a.place > b.place) - Number(a.place < b.place) ||
            b.demos - a.demos ||
            (one < other ? -1 : 1),
        )
        .map(([page]) => page)
    );
  };
}
