/** The Markdown of doc comments as HTML. */
import { markNames } from '../../../src/lib/text/codeNames';

export interface Markdown {
  /** Paragraphs and lists. */
  readonly blocks: (markdown: string) => string;
  /** The first paragraph without its links, for where a link can't stand. */
  readonly lead: (markdown: string) => string;
  /** Whether there is more to a text than its lead. */
  readonly hasMore: (markdown: string) => boolean;
}

/** What `{{key}}` stands for is put in later; in a comment these are letters. */
function withoutPlaceholders(html: string): string {
  return html.replaceAll('{', '&#123;');
}

/** Code with its tags, another tag, or text. */
const PARTS = /<(code|pre)\b[^]*?<\/\1>|<[^>]*>|[^<]+/g;

/** With code and names of code kept from being translated. */
function withNames(html: string): string {
  return html.replace(PARTS, (part) =>
    part.startsWith('<') ? part.replace(/^<(?:code|pre)/, '$& translate="no"') : markNames(part),
  );
}

/** @param toHtml turns Markdown into HTML, letting through neither HTML nor unsafe addresses */
export function createMarkdown(toHtml: (markdown: string) => string): Markdown {
  const blocks = (markdown: string) => withoutPlaceholders(withNames(toHtml(markdown)));
  const split = (markdown: string): readonly [string, string] => {
    const [, first = '', rest = ''] =
      /^<p>([\s\S]*?)<\/p>\s*([\s\S]*)$/.exec(blocks(markdown)) ?? [];
    return [first, rest];
  };
  return {
    blocks,
    lead: (markdown) => split(markdown)[0].replaceAll(/<\/?a\b[^>]*>/g, ''),
    hasMore: (markdown) => {
      const [first, rest] = split(markdown);
      return rest !== '' || first.includes('<a ');
    },
  };
}
