/**
 * Puts an element that loads stylesheets of other hosts into the pages that name them in their front matter, as
 * `stylesheets: [icons]`. The component is imported by these pages only: no other must pay for it. A stylesheet without
 * an address is left out, and with it the element.
 */
import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { FONTS } from '../../../src/data/services';
import { flowElement } from '../../../src/lib/text/syntaxTree';
import { isStylesheetName, type StylesheetName } from '../../../src/lib/pages/pageStylesheets';

const ELEMENT = 'PageStylesheet';
const MODULE = '@site/src/features/page-stylesheets';

/** Where the stylesheets are; an empty text for one that is not configured. */
export type StylesheetAddresses = Readonly<Record<StylesheetName, string>>;

const CONFIGURED: StylesheetAddresses = { icons: FONTS.iconsUrl, example: FONTS.exampleUrl };

interface PageData {
  readonly data: { readonly frontMatter?: unknown };
}

function importOfElement(): MdxjsEsm {
  const identifier = { type: 'Identifier', name: ELEMENT } as const;
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', imported: identifier, local: identifier }],
    source: { type: 'Literal', value: MODULE },
    attributes: [],
  };
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [declaration],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** What a page asks for; the front matter has been checked. */
function stylesheetsOf({ data: { frontMatter } }: PageData): readonly StylesheetName[] {
  return typeof frontMatter === 'object' &&
    frontMatter !== null &&
    'stylesheets' in frontMatter &&
    Array.isArray(frontMatter.stylesheets)
    ? frontMatter.stylesheets.filter(isStylesheetName)
    : [];
}

/** A remark plugin. */
export function remarkPageStylesheets({
  addresses = CONFIGURED,
}: { readonly addresses?: StylesheetAddresses } = {}) {
  return (tree: Root, file: PageData): void => {
    const hrefs = stylesheetsOf(file).flatMap((name) => addresses[name] || []);
    if (hrefs.length > 0) {
      const elements = hrefs.map((href) => flowElement(ELEMENT, { href }));
      tree.children.unshift(importOfElement(), ...elements);
    }
  };
}
