/** Leads readers of prose to the API pages: by the section that front matter asks for, and by names in the text. */
import type { Root } from 'mdast';
import { type PageFile, pagePath, pageProblem } from '../../../src/lib/pages/pageProblem';
import { type ApiPage, apiAddress, findApiPage, isNamed } from './apiPages';
import { apiHeading, apiSection } from './apiSection';
import { linkNames } from './linkNames';
import type { DocumentLocation } from './pageOfFile';
import { type ReferenceOptions, createReferenceReader } from './referenceOfFile';

/** A page with the front matter that it ends up with. */
interface PageWithFrontMatter extends PageFile {
  readonly data: { readonly frontMatter?: unknown };
}

/** The names that the page lists; that they are a list of names was checked with the rest of the front matter. */
function listedComponents({ data }: PageWithFrontMatter): readonly string[] {
  const { frontMatter } = data;
  return typeof frontMatter === 'object' &&
    frontMatter !== null &&
    'components' in frontMatter &&
    Array.isArray(frontMatter.components)
    ? frontMatter.components.map(String)
    : [];
}

function addSection(
  tree: Root,
  file: PageWithFrontMatter,
  pages: readonly ApiPage[],
  { product }: DocumentLocation,
): void {
  const components = listedComponents(file);
  if (components.length === 0) {
    return;
  }
  const own = apiHeading(tree);
  if (own) {
    throw pageProblem(
      file,
      own,
      'The page has an API section of its own besides that of `components` in its front matter. Remove one of them.',
    );
  }
  const found = components.map((name) => {
    const result = findApiPage(pages, name, product);
    if ('problem' in result) {
      throw new Error(`Front matter of ${pagePath(file)}: \`components\`: ${result.problem}`);
    }
    return result.page;
  });
  tree.children.push(...apiSection(found));
}

/**
 * The page that a name in running text leads to: one of the page's own documentation instance, or else of another one.
 * A name that stands for several pages of one instance leads nowhere.
 */
function pageNamed(
  name: string,
  instances: readonly (readonly ApiPage[])[],
  { product }: DocumentLocation,
): ApiPage | undefined {
  // Most code is no name: the nearest one, which an author would be told of, isn't looked for.
  const pages = instances.find((each) => isNamed(each, name));
  const found = pages && findApiPage(pages, name, product);
  return found && 'page' in found ? found.page : undefined;
}

/**
 * A remark plugin for `beforeDefaultRemarkPlugins`, to run before links are kept in their version. It leaves alone
 * what is no document, and in a cut version links only to API pages that were cut with it.
 */
export function remarkApiLinks(options: ReferenceOptions) {
  const referenceOf = createReferenceReader(options);
  return (tree: Root, file: PageWithFrontMatter): void => {
    const reference = referenceOf(pagePath(file));
    if (!reference) {
      return;
    }
    const { place, pages, others } = reference;
    const instances = [pages, ...others];
    linkNames(tree, (code) => {
      const page = pageNamed(code, instances, place);
      return page && apiAddress(page) !== `${place.pathname}/` ? page : undefined;
    });
    addSection(tree, file, pages, place);
  };
}
