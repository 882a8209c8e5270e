/**
 * Finds which names of a product a page mentions in its text. A name that only one kind has counts wherever it stands as
 * inline code. One that is a plain word (`rows`), or that several kinds share (`sortingOrder`), counts when the text
 * says what it is: by the code's form, by a word beside it ("the `rows` prop"), or by the head of its table column.
 */
import type { Parents, PhrasingContent, Root, Table } from 'mdast';
import { isDetails, summaryOf } from '../../src/lib/text/details';
import { textOf, walk } from '../../src/lib/text/syntaxTree';
import { readInlineCode } from './inlineCode';
import type { KnownNames, NameKind, NameUse } from './names';
import { scriptUses } from './scriptUses';

const CODE_LANGUAGES = ['tsx', 'ts', 'jsx', 'js'];

/** Words that say the kind of the names beside them. */
const WORDS = [
  ['props', 'props?'],
  ['columnFields', '(?:column )?(?:fields?|propert(?:y|ies))|column options?'],
  ['methods', 'methods?'],
  ['events', 'events?'],
  ['slots', 'slots?'],
] as const satisfies readonly (readonly [NameKind, string])[];

/** Between the names of an enumeration. */
const CONNECTOR = /^\s*(?:,|\/|,?\s*(?:and|or))\s*$/;

function kindsIn(text: string, around: (word: string) => string): readonly NameKind[] {
  const places = [
    [/^\s+(?:on|of|for) (?:the|a) grid\b/, 'props'],
    [/^\s+(?:on|of|for|in) (?:the|a|each|that|one) column\b/, 'columnFields'],
  ] as const;
  return [
    ...WORDS.filter(([, word]) => new RegExp(around(word), 'i').test(text)).map(([kind]) => kind),
    ...places.filter(([place]) => place.test(text)).map(([, kind]) => kind),
  ];
}

/** The text next to an enumeration that a piece of inline code belongs to, on one side. */
function beside(siblings: readonly PhrasingContent[], from: number, step: 1 | -1): string {
  let at = from + step;
  for (;;) {
    const text = siblings[at];
    if (text?.type !== 'text') {
      return '';
    }
    if (!CONNECTOR.test(text.value) || siblings[at + step]?.type !== 'inlineCode') {
      return text.value;
    }
    at += 2 * step;
  }
}

/** The kinds that the words around a piece of inline code name. */
function kindsAround(siblings: readonly PhrasingContent[], at: number): readonly NameKind[] {
  return [
    ...kindsIn(beside(siblings, at, 1), (word) => `^\\s+(?:${word})\\b`),
    ...kindsIn(beside(siblings, at, -1), (word) => `\\b(?:${word})(?: called)?:?\\s+$`),
  ];
}

/** Whether a name has to say what it is. */
function isAmbiguous(name: string, kinds: readonly NameKind[]): boolean {
  return kinds.length > 1 || /^[a-z]+$/.test(name);
}

/** What a piece of inline code uses, given the kinds that its surroundings name. */
export function inlineUses(
  code: string,
  around: readonly NameKind[],
  { kindsOf, components }: KnownNames,
): readonly NameUse[] {
  return readInlineCode(code, components).flatMap(({ name, kinds: said }) => {
    const has = kindsOf(name);
    const meant = said ?? (isAmbiguous(name, has) ? around : has);
    return has.filter((kind) => meant.includes(kind)).map((kind) => ({ kind, name }));
  });
}

/** Calls back for each list of phrases, with the kinds that the head of a table names for it. */
function eachPhrase(
  parent: Parents,
  heads: readonly NameKind[],
  found: (siblings: readonly PhrasingContent[], heads: readonly NameKind[]) => void,
): void {
  const table: Table | undefined = parent.type === 'table' ? parent : undefined;
  const columns = table?.children[0]?.children.map((cell) =>
    kindsIn(textOf(cell), (word) => `\\b(?:${word})\\b`),
  );
  if (table && columns) {
    for (const row of table.children) {
      row.children.forEach((cell, at) => eachPhrase(cell, columns[at] ?? [], found));
    }
    return;
  }
  if (parent.type === 'mdxJsxFlowElement' && isDetails(parent)) {
    found(summaryOf(parent), heads);
  }
  const phrases: PhrasingContent[] = [];
  for (const child of parent.children) {
    if (child.type === 'inlineCode' || child.type === 'text') {
      phrases.push(child);
    } else if ('children' in child) {
      // What stands between breaks an enumeration.
      phrases.push({ type: 'break' });
      eachPhrase(child, heads, found);
    }
  }
  found(phrases, heads);
}

/** All names that a page mentions, in its prose and its blocks of code. */
export function proseUses(tree: Root, known: KnownNames): readonly NameUse[] {
  const uses: NameUse[] = [];
  eachPhrase(tree, [], (siblings, heads) =>
    siblings.forEach((node, at) => {
      if (node.type === 'inlineCode') {
        const around = [...kindsAround(siblings, at), ...heads];
        uses.push(...inlineUses(node.value, around, known));
      }
    }),
  );
  walk(tree, (node) => {
    if (node.type === 'code' && CODE_LANGUAGES.includes(node.lang ?? '')) {
      const found = scriptUses(node.value, known.components);
      uses.push(...found.filter(({ kind, name }) => known.kindsOf(name).includes(kind)));
    }
  });
  return uses;
}
