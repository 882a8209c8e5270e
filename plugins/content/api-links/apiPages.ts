/** The API pages of a version, as their files say, and which of them a name stands for on a page of a product. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DOCS_INSTANCES } from '../../../src/data/docsInstances';
import { functionAnchor } from '../../../src/lib/api/apiAnchors';
import { API_PRODUCTS, type ApiProduct, apiFolder, apiPath } from '../../../src/lib/api/apiModel';
import { folderOfPath, instanceOfPath } from '../../../src/lib/pages/docsInstance';
import { isRecord } from '../../../src/lib/text/isRecord';
import { nearestName } from '../../../src/lib/search/nearestName';

/** What an API page documents. */
export interface ApiPage {
  readonly name: string;
  readonly product: ApiProduct;
  /** Of a function: the page that has it with others. */
  readonly topic?: string;
}

/** A page that was found, or what an author must know. */
export type FoundPage = { readonly page: ApiPage } | { readonly problem: string };

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    // A version that was cut before there were API pages has no such folder.
    return [];
  }
}

/** The functions of a page whose names are no words: `css` in running text is rarely the function. */
function functionsOf(functions: unknown, topic: string, product: ApiProduct): readonly ApiPage[] {
  return (Array.isArray(functions) ? functions : [])
    .map((one: unknown) => (isRecord(one) ? String(one.name) : ''))
    .filter((name) => /[a-z][A-Z]/.test(name))
    .map((name) => ({ name, product, topic }));
}

/**
 * All API pages below a folder of documents. A cut version has those of its own packages, or none.
 * @param route of the documentation instance: `/x/`
 * @throws when a page doesn't say what it documents
 */
export function readApiPages(docsDir: string, route: string): readonly ApiPage[] {
  return API_PRODUCTS.flatMap((product) => {
    const api = apiFolder(product);
    if (instanceOfPath(api, DOCS_INSTANCES)?.route !== route) {
      return [];
    }
    const folder = path.join(docsDir, folderOfPath(api, DOCS_INSTANCES).folder);
    return foldersIn(folder).flatMap((slug) => {
      const file = path.join(folder, slug, 'api.json');
      const model: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (typeof model !== 'object' || model === null || !('name' in model)) {
        throw new Error(`${file} has no name. Run npm run docs:api.`);
      }
      const name = String(model.name);
      return 'functions' in model
        ? functionsOf(model.functions, name, product)
        : [{ name, product }];
    });
  });
}

/** The address of an API page in the current version. */
export function apiAddress(page: ApiPage): string {
  const { name, product, topic } = page;
  return topic === undefined
    ? `${apiPath(page)}/`
    : `${apiPath({ product, name: topic })}/#${functionAnchor(topic, name)}`;
}

function qualified({ product, name }: ApiPage): string {
  return `${product}/${name}`;
}

/** Whether a text is the name of a page, with or without its product. */
export function isNamed(pages: readonly ApiPage[], text: string): boolean {
  return pages.some((page) => page.name === text || qualified(page) === text);
}

/**
 * The page that a name stands for: `DataGrid`, or `charts/Toolbar` with its product. Of pages with one name that of the
 * page's own product counts.
 * @param product the product of the page that uses the name
 */
export function findApiPage(
  pages: readonly ApiPage[],
  reference: string,
  product: string | undefined,
): FoundPage {
  const named = pages.filter((page) => page.name === reference);
  const [page, ...others] = named;
  if (page && others.length === 0) {
    return { page };
  }
  const own = named.find((candidate) => candidate.product === product);
  if (own) {
    return { page: own };
  }
  if (page) {
    return {
      problem: `${reference} is documented for several products. Write ${named.map(qualified).join(' or ')}.`,
    };
  }
  const exact = pages.find((candidate) => qualified(candidate) === reference);
  if (exact) {
    return { page: exact };
  }
  const names = reference.includes('/') ? pages.map(qualified) : pages.map(({ name }) => name);
  const nearest = nearestName(reference, names);
  return {
    problem: `${reference} has no API page.${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
  };
}
