/** What the tables of `<Keyboard>` and `<A11y>` have to look like. Pure. */
import type { Nodes, RootContent, Table, TableRow } from 'mdast';
// Adds elements to the nodes that a tree may hold.
import type {} from 'mdast-util-mdx-jsx';
import { A11Y_COLUMNS, A11Y_TOPICS } from '../../../src/data/a11yTopics';
import type { A11yTableName } from '../../../src/lib/text/a11yTables';
import type { Language } from '../../../src/lib/text/languages';
import { textOf } from '../../../src/lib/text/syntaxTree';

/** What is wrong, and where. */
export interface TableProblem {
  readonly node: RootContent;
  readonly message: string;
}

type Rule = (table: Table, language: Language) => TableProblem | undefined;

function wordsIn({ children }: TableRow): readonly string[] {
  return children.map((cell) => textOf(cell).trim());
}

function rowsOf({ children: [, ...rows] }: Table): readonly TableRow[] {
  return rows;
}

/** Each row has a cell with words below each heading: an empty cell is read out as nothing. */
function emptyCell(table: Table): TableProblem | undefined {
  const columns = table.children[0]?.children.length;
  const node = [table, ...rowsOf(table)].find((one) =>
    one.type === 'table'
      ? rowsOf(one).length === 0
      : one.children.length !== columns || wordsIn(one).includes(''),
  );
  return (
    node && {
      node,
      message:
        'The table needs rows, and words in each cell: write — where there is nothing to say.',
    }
  );
}

function startsWithKey({ children: [first] }: { readonly children: readonly Nodes[] }): boolean {
  return first?.type === 'mdxJsxTextElement' && first.name === 'kbd';
}

/** Keys are columns, or rows. */
const keyboardRule: Rule = (table) => {
  const [, ...columns] = table.children[0]?.children ?? [];
  const hasKeys =
    (columns.length > 0 && columns.every(startsWithKey)) ||
    rowsOf(table).every(({ children: [first] }) => first !== undefined && startsWithKey(first));
  return hasKeys
    ? emptyCell(table)
    : {
        node: table,
        message:
          'The headings after the first one, or the first cells of all rows, begin with a key: <kbd>Enter</kbd>.',
      };
};

const a11yRule: Rule = (table, language) => {
  const [head] = table.children;
  const columns = A11Y_COLUMNS.map((words) => words[language]);
  if (head === undefined || wordsIn(head).join() !== columns.join()) {
    return { node: table, message: `The headings of the table are: ${columns.join(' | ')}.` };
  }
  const topics = A11Y_TOPICS.map(({ words }) => words[language]);
  let last = -1;
  for (const row of rowsOf(table)) {
    const topic = wordsIn(row)[0] ?? '';
    const at = topics.indexOf(topic);
    if (at <= last) {
      const message =
        at === -1
          ? `"${topic}" is not a topic. Topics are: ${topics.join(', ')}.`
          : `"${topic}" occurs twice or too late. The order of topics is: ${topics.join(', ')}.`;
      return { node: row, message };
    }
    last = at;
  }
  const present = new Set(rowsOf(table).map((row) => wordsIn(row)[0]));
  const missing = A11Y_TOPICS.flatMap(({ words, isRequired }) =>
    isRequired && !present.has(words[language]) ? [words[language]] : [],
  );
  return missing.length > 0
    ? { node: table, message: `The table needs a row for: ${missing.join(', ')}.` }
    : emptyCell(table);
};

/** By the element around the table; the result is `undefined` for a table that is fine. */
export const TABLE_RULES: Readonly<Record<A11yTableName, Rule>> = {
  Keyboard: keyboardRule,
  A11y: a11yRule,
};
