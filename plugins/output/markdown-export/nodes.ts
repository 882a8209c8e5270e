/** Builds the nodes of Markdown that pages are made of. */
import type {
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';

export type Phrase = readonly PhrasingContent[];

export function text(value: string): Text {
  return { type: 'text', value };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

export function strong(value: string): Strong {
  return { type: 'strong', children: [text(value)] };
}

export function link(url: string, label: PhrasingContent): Link {
  // Links don't nest, and what is given here is never one.
  const children = label.type === 'link' || label.type === 'linkReference' ? [] : [label];
  return { type: 'link', url, children };
}

/** Text in which code stands between backticks. */
export function phrase(value: string): Phrase {
  return value
    .split('`')
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)))
    .filter((node) => node.value !== '');
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

export function heading(depth: Heading['depth'], title: string): Heading {
  return { type: 'heading', depth, children: [text(title)] };
}

/** A code block. All have a language, so that no tool has to guess. */
export function fence(language: string | null | undefined, value: string): Code {
  return { type: 'code', lang: language || 'text', value };
}

export function bulletList(items: readonly Phrase[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...item)],
    })),
  };
}

/** The same nodes with something between each two. */
export function joined(parts: readonly Phrase[], between: string): Phrase {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));
}

/** A column of a table of entries. */
export interface Column<Entry> {
  readonly title: string;
  /** Empty where the entry has nothing to say. */
  readonly cell: (entry: Entry) => Phrase;
}

function row(cells: readonly Phrase[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
  };
}

/** A table with a row for each entry; a column that all entries leave empty is left out. */
export function table<Entry>(entries: readonly Entry[], columns: readonly Column<Entry>[]): Table {
  const cells = columns.map(({ cell }) => entries.map(cell));
  const used = columns.flatMap((_, index) =>
    cells[index]?.some((content) => content.length > 0) ? [index] : [],
  );
  return {
    type: 'table',
    children: [
      row(used.map((index) => [text(columns[index]?.title ?? '')])),
      ...entries.map((_, line) => row(used.map((index) => cells[index]?.[line] ?? []))),
    ],
  };
}

export type Block = RootContent;
