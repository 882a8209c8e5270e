/**
 * Checks that what looks like a name of the grid in inline code is one. What counts: words with an inner capital
 * (`sortModel`, `GridColDef`), constants (`GRID_…`), attributes (`density="…"`), classes and variables of CSS, and
 * whatever follows an owner that is known (`apiRef.current.`, `slots.`, `GridColDef.`). Pure.
 */
import type { Root } from 'mdast';
import ts from 'typescript';
import { walk } from '../../src/lib/text/syntaxTree';
import { declaredNames } from './declaredNames';
import { EXCEPTIONS_FILE, type ExceptionGroup } from './exceptions';
import { COLUMN_INTERFACES, GRID_COMPONENTS } from './names';

/** What the installed packages have. */
export interface Vocabulary {
  /** Exports, properties, and values that are words. */
  readonly known: ReadonlySet<string>;
  /** First parts of what the API object has in public. */
  readonly apiMembers: ReadonlySet<string>;
  readonly props: ReadonlySet<string>;
  readonly columnFields: ReadonlySet<string>;
  readonly slots: ReadonlySet<string>;
  /** `MuiDataGrid-cell` and the like. */
  readonly classNames: ReadonlySet<string>;
  /** `--DataGrid-overlayHeight` and the like. */
  readonly cssVariables: ReadonlySet<string>;
}

/** A page as the check sees it. */
export interface CheckedPage {
  readonly file: string;
  readonly tree: Root;
  readonly scripts: readonly string[];
}

/** A name that isn't there, and what it was taken for. */
export interface UnknownName {
  readonly name: string;
  readonly as: string;
}

function looksLikeName(word: string): boolean {
  return /[a-z\d][A-Z]/.test(word) || /^(?:Grid|GRID_)[A-Z]/.test(word);
}

interface Word {
  readonly text: string;
  /** What stands before it, up to a space or a bracket: `apiRef.current.` */
  readonly owner: string;
}

/** The identifiers of a piece of code, and the strings that are one word. */
function wordsOf(code: string): readonly Word[] {
  const scanner = ts.createScanner(
    ts.ScriptTarget.Latest,
    false,
    ts.LanguageVariant.Standard,
    code,
  );
  const words: Word[] = [];
  let owner = '';
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    const text = scanner.getTokenText();
    if (kind === ts.SyntaxKind.Identifier) {
      words.push({ text, owner });
      owner += text;
    } else if (/^(?:\.|\?\.|!)$/.test(text)) {
      owner += text === '!' ? '' : '.';
    } else {
      owner = '';
      const [, word] = /^['"]([a-z]+[A-Z]\w*)['"]$/.exec(text) ?? [];
      words.push(...(word === undefined ? [] : [{ text: word, owner }]));
    }
  }
  return words;
}

function isApiOwner(owner: string): boolean {
  return /(?:^|\.)(?:api|\w*[aA]piRef\.current)\.$/.test(owner);
}

function unknownWord(
  { text, owner }: Word,
  vocabulary: Vocabulary,
  has: (name: string) => boolean,
): UnknownName | undefined {
  const isOf = (names: readonly string[]) => names.some((name) => owner === `${name}.`);
  const unless = (names: ReadonlySet<string>, as: string) =>
    names.has(text) ? undefined : { name: text, as };
  if (isApiOwner(owner)) {
    return unless(vocabulary.apiMembers, 'a public method or value of the API object');
  }
  if (isOf(['slots', 'slotProps'])) {
    return unless(vocabulary.slots, 'a slot');
  }
  if (isOf(GRID_COMPONENTS)) {
    return unless(vocabulary.props, 'a prop of the grid');
  }
  if (isOf(COLUMN_INTERFACES)) {
    return unless(vocabulary.columnFields, 'a field of column definitions');
  }
  return looksLikeName(text) && !has(text) ? { name: text, as: 'a name' } : undefined;
}

/**
 * The names in a piece of inline code that the packages don't have.
 * @param has whether a name is known from elsewhere
 */
export function unknownNames(
  code: string,
  vocabulary: Vocabulary,
  has: (name: string) => boolean,
): readonly UnknownName[] {
  const styles = [
    [/MuiDataGrid-[\w-]+/g, vocabulary.classNames, 'a class'],
    [/--DataGrid-[\w-]+/g, vocabulary.cssVariables, 'a variable of CSS'],
  ] as const;
  const inStyles = styles.flatMap(([pattern, names, as]) =>
    (code.match(pattern) ?? []).filter((name) => !names.has(name)).map((name) => ({ name, as })),
  );
  const isStyle = styles.some(([pattern]) => code.search(pattern) !== -1);
  const [, attribute] = /^([a-z]\w*)=[{"']/.exec(code.trim()) ?? [];
  const known = (name: string) => vocabulary.known.has(name) || has(name);
  return [
    ...inStyles,
    ...(attribute !== undefined && !looksLikeName(attribute) && !known(attribute)
      ? [{ name: attribute, as: 'a prop' }]
      : []),
    // Package names, paths and files aren't code.
    ...(isStyle || /^(?:@|\.{0,2}\/|https?:)|^\w+\.tsx?$/.test(code)
      ? []
      : wordsOf(code).flatMap((word) => unknownWord(word, vocabulary, known) ?? [])),
  ];
}

/** The problems of all pages, one line each, and exceptions that no page needs. */
export function identifierProblems(
  pages: readonly CheckedPage[],
  vocabulary: Vocabulary,
  exceptions: readonly ExceptionGroup[],
): readonly string[] {
  const excepted = new Set(exceptions.flatMap(({ names }) => names));
  const needed = new Set<string>();
  const problems: string[] = [];
  for (const { file, tree, scripts } of pages) {
    const own = declaredNames(tree, scripts);
    walk(tree, (node) => {
      if (node.type !== 'inlineCode') {
        return;
      }
      for (const { name, as } of unknownNames(node.value, vocabulary, (one) => own.has(one))) {
        needed.add(name);
        if (!excepted.has(name)) {
          const line = node.position?.start.line ?? 0;
          problems.push(
            `${file}:${line}: \`${node.value}\`: ${name} is not ${as} of the data grid packages.`,
          );
        }
      }
    });
  }
  const idle = [...excepted].filter((name) => !needed.has(name));
  return [
    ...problems,
    ...idle.map((name) => `${name}: no page needs this exception of ${EXCEPTIONS_FILE}.`),
  ];
}
