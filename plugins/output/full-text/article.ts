/** What the full text takes from the HTML of a page: its headings and the text below them, and nothing to press. */
import type { Element, Nodes, Root } from 'hast';
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import { foldWidth } from '../../../src/lib/text/fold';
import type { TextFilters } from '../../../src/lib/search/textFilters';
import type { ShellId } from '../../../src/lib/pages/shellIds';

/** The id of the element that holds a page's content. */
const CONTENT_ID = 'main-content' satisfies ShellId;

const HEADING = /^h[1-6]$/;
/** Rows of the API reference and folded parts have an address as headings do; none of them weighs as much as a heading of prose. */
const ROW_HEADING = 'h6';
/** Elements whose text goes on in the line that they stand in. */
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'code', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q', 's', 'small'],
  ...['span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);
/** No text that a reader looks for. */
const LEFT_OUT = new Set([
  ...['button', 'input', 'label', 'nav', 'noscript', 'option', 'pre', 'script', 'select', 'style'],
  ...['svg', 'template', 'textarea'],
]);
const LEFT_OUT_ROLES = new Set(['columnheader', 'status', 'tablist', 'toolbar']);
/** Sections of second level without text of their own: lists of links to pages that are found by themselves, imports. */
const SECTIONS_LEFT_OUT = new Set(['api', 'demos', 'import', 'next-steps', 'see-also']);

/** A heading or a paragraph. */
interface Line {
  readonly tag: string;
  readonly id?: string | undefined;
  /** The name of a row of the API reference. */
  readonly isRow?: boolean;
  text: string;
}

function textProperty({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Types, default values, arguments and the like of the API reference: long, and no sentences. */
function isCodeOfRow(element: Element, parent: Element): boolean {
  const isCell = (node: Element) => textProperty(node, 'role') === 'cell';
  const isArgument = element.tagName === 'code' && parent.tagName === 'li';
  return 'dataKind' in element.properties && (isCell(element) || isCell(parent) || isArgument);
}

/**
 * Whether an element has no text of the page: what is pressed, demos, blocks of code, types that unfold, sizes of
 * bundles, lists of changes, and notes of the shell.
 */
function isLeftOut(element: Element, parent: Element): boolean {
  const { tagName, properties } = element;
  const role = textProperty(element, 'role');
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    LEFT_OUT.has(tagName) ||
    (role !== undefined && LEFT_OUT_ROLES.has(role)) ||
    [
      'dataAdSlot',
      'dataDemo',
      'dataCodeBlock',
      'dataSelf',
      'dataUnfolds',
      'dataGuide',
      'dataSize',
      'dataChanges',
      'hidden',
    ].some((name) => name in properties) ||
    properties.ariaHidden === 'true' ||
    classes.includes('hash-link') ||
    // That a page isn't translated yet; callouts have this role in another element.
    (tagName === 'p' && role === 'note') ||
    isCodeOfRow(element, parent)
  );
}

function contentOf(node: Nodes): Element | undefined {
  if (node.type === 'element' && node.properties.id === CONTENT_ID) {
    return node;
  }
  for (const child of 'children' in node ? node.children : []) {
    const found = contentOf(child);
    if (found) {
      return found;
    }
  }
  return undefined;
}

/** The address of a folded part of the page, which is on its content: see src/features/details. */
function addressOf({ properties, children }: Element): string | undefined {
  const content = children.find((child) => child.type === 'element' && child.tagName === 'div');
  return 'dataFolded' in properties && content?.type === 'element'
    ? textProperty(content, 'id')
    : undefined;
}

function hasText({ text }: Line): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function linesOf(content: Element): readonly Line[] {
  let line: Line = { tag: 'p', text: '' };
  let lines = [line];
  /** Folded parts with an address. They come last in their section, whose other text would get their address. */
  const folded: Line[] = [];
  const begin = (tag: string, id?: string, isRow = false) => {
    if (HEADING.test(tag)) {
      lines.push(...folded.splice(0));
    }
    line = { tag, id, isRow, text: '' };
    lines.push(line);
  };
  const visitFolded = (details: Element, id: string) => {
    const around = lines;
    lines = [];
    visit(details);
    const [summary = line, ...rest] = lines.filter(hasText);
    folded.push({ ...summary, tag: ROW_HEADING, id }, ...rest);
    lines = around;
    begin('p');
  };
  const visitElement = (element: Element, parent: Element) => {
    const address = addressOf(element);
    if (address !== undefined) {
      visitFolded(element, address);
    } else if (INLINE.has(element.tagName)) {
      visit(element);
    } else if (textProperty(element, 'role') === 'rowheader') {
      begin(ROW_HEADING, textProperty(parent, 'id'), true);
      // The name; what else stands here are marks.
      visit({ ...element, children: element.children.slice(0, 1) });
      begin('p');
    } else {
      begin(HEADING.test(element.tagName) ? element.tagName : 'p', textProperty(element, 'id'));
      visit(element);
      begin('p');
    }
  };
  const visit = (element: Element) => {
    let before: string | undefined;
    for (const child of element.children) {
      if (child.type === 'text') {
        line.text += child.value;
      } else if (child.type === 'element' && !isLeftOut(child, element)) {
        // Side by side they are apart on the page too, except where a name may be broken.
        if (before === 'element' && child.tagName !== 'wbr') {
          line.text += ' ';
        }
        visitElement(child, element);
      }
      before = child.type === 'element' && child.tagName === 'wbr' ? 'text' : child.type;
    }
  };
  visit(content);
  return [...lines, ...folded].filter(hasText);
}

function withoutSections(lines: readonly Line[]): readonly Line[] {
  let isInside = false;
  return lines.filter(({ tag, id }) => {
    isInside = tag === 'h2' ? id !== undefined && SECTIONS_LEFT_OUT.has(id) : isInside;
    return !isInside;
  });
}

/** Leaves out rows of the reference of which an earlier page has said the same, and notes the others. */
function withoutKnownRows(lines: readonly Line[], known: Set<string>): readonly Line[] {
  const blocks: Line[][] = [];
  for (const line of lines) {
    if (HEADING.test(line.tag) || blocks.length === 0) {
      blocks.push([]);
    }
    blocks.at(-1)?.push(line);
  }
  return blocks.flatMap((block) => {
    const text = block.map((line) => line.text.trim()).join('\n');
    // A name alone says in its section what belongs there.
    const isKnown = block[0]?.isRow === true && block.length > 1 && known.has(text);
    known.add(text);
    return isKnown ? [] : block;
  });
}

function toHtml({ tag, id, text }: Line): string {
  const isHeading = HEADING.test(tag);
  const attribute = isHeading && id !== undefined ? ` id="${escapeAttribute(id)}"` : '';
  const inside = escapeHtml(foldWidth(text).replace(/\s+/g, ' ').trim());
  return `<${tag}${attribute}>${inside}</${tag}>`;
}

function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;');
}

export interface ArticleOptions {
  /** Value of the page's `lang` attribute. */
  readonly language: string;
  /** Values by which a search can be limited. */
  readonly filters: readonly TextFilters[];
  /** What earlier pages have said in rows of the reference; those of this page are added. */
  readonly knownRows: Set<string>;
}

/**
 * The HTML of one page as it is handed to Pagefind.
 * @param tree the whole page
 * @throws when the page has no content
 */
export function articleHtml(tree: Root, { language, filters, knownRows }: ArticleOptions): string {
  const content = contentOf(tree);
  if (!content) {
    throw new Error(`The page has no element with the id ${CONTENT_ID}.`);
  }
  const lines = withoutKnownRows(withoutSections(linesOf(content)), knownRows);
  const body = lines.map(toHtml).join('\n');
  // An element for each: an attribute holds one filter, whose value may have commas.
  const limits = filters.map(
    ({ scope }) => `<i data-pagefind-filter="${escapeAttribute(`scope:${scope}`)}"></i>`,
  );
  return [
    `<html lang="${escapeAttribute(language)}"><body>`,
    `<main data-pagefind-body>${limits.join('')}`,
    body,
    '</main></body></html>',
  ].join('\n');
}
