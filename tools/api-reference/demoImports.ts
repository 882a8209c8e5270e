/** Which pages have demos that use a name, found by what the demos import. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { API_INSTANCE } from '../../src/data/docsInstances';
import type { ApiProduct } from '../../src/lib/api/apiModel';
import { pathnameOfDoc } from '../../src/lib/pages/pageTree';
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

/**
 * The pages of demos by the names that they import.
 * @param pages folders that are pages, from the folder of documents: `react-charts/bars`
 */
export function pagesByName(
  demos: readonly DemoFile[],
  pages: ReadonlySet<string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { file, source } of demos) {
    let folder = path.posix.dirname(file);
    while (folder !== '.' && !pages.has(folder)) {
      folder = path.posix.dirname(folder);
    }
    if (pages.has(folder)) {
      for (const name of importedNames(source, file)) {
        found.set(
          name,
          (found.get(name) ?? new Set()).add(pathnameOfDoc(`${folder}/index`, API_INSTANCE.route)),
        );
      }
    }
  }
  return found;
}

/** Reads all demos below a folder of documents. Pages of the reference itself have none. */
export function readDemos(docsDir: string): {
  readonly demos: readonly DemoFile[];
  readonly pages: ReadonlySet<string>;
} {
  const files = readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
  return {
    demos: files
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => ({ file, source: readFileSync(path.join(docsDir, file), 'utf8') })),
    pages: new Set(
      files.filter((file) => path.posix.basename(file) === 'index.mdx').map(path.posix.dirname),
    ),
  };
}

/** Looks up pages: those of the product itself first, each group by path. */
export function createDemoLookup(
  byName: ReadonlyMap<string, ReadonlySet<string>>,
): (product: ApiProduct, name: string) => readonly string[] {
  return (product, name) => {
    const isOther = (page: string) =>
      Number(!page.startsWith(`${API_INSTANCE.route}react-${product}`));
    return [...(byName.get(`${product}/${name}`) ?? [])].sort(
      (one, other) => isOther(one) - isOther(other) || (one < other ? -1 : 1),
    );
  };
}
