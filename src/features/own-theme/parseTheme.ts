/**
 * Reads the text of a theme: `createTheme({…})`, a whole file with it, or its options. The text is parsed and never run, so
 * it may hold values only.
 */
import {
  type AnyNode,
  type Expression,
  type ObjectExpression,
  type Program,
  type Property,
  getLineInfo,
  parse,
  parseExpressionAt,
} from 'acorn';
import { forbiddenInKey, forbiddenInValue, isForbiddenKey } from '../../lib/theme/themeStrings';

export type ThemeValue = string | number | boolean | null | readonly ThemeValue[] | ThemeObject;
export interface ThemeObject {
  readonly [key: string]: ThemeValue;
}

/** Why a text isn't taken. Each kind has a text in the dictionary, see `i18n/themeProblem.ts`. */
export type ProblemKind =
  | 'empty'
  | 'tooLong'
  | 'tooDeep'
  | 'syntax'
  | 'noTheme'
  | 'secondArgument'
  | 'call'
  | 'fn'
  | 'name'
  | 'spread'
  | 'value'
  | 'key'
  | 'text'
  | 'object'
  | 'simple'
  | 'shadows'
  | 'main'
  | 'color'
  | 'refused';

export interface ThemeProblem {
  readonly kind: ProblemKind;
  /** What the problem is about: a name, a sign or a path. */
  readonly about: string;
  /** Where it is in the text, from 0. */
  readonly offset: number;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export interface ParsedTheme {
  readonly options: ThemeObject;
  /** Where each value begins, by its path, such as `palette.primary.main`. */
  readonly offsets: ReadonlyMap<string, number>;
}

/** The keys that lead to a value. */
type Path = readonly string[];

/** Characters. */
export const MAX_LENGTH = 20_480;
/** Objects and lists within each other. */
const MAX_DEPTH = 20;

const SYNTAX = { ecmaVersion: 'latest', sourceType: 'module' } as const;

/** Texts of components that users read; they don't reach styles. By keys, since a key may have dots. */
function isLocaleText([part, , props, texts]: Path): boolean {
  return part === 'components' && props === 'defaultProps' && texts === 'localeText';
}

class Refusal extends Error {
  constructor(
    readonly kind: ProblemKind,
    readonly offset: number,
    readonly about = '',
  ) {
    super(kind);
  }
}

/** A problem with its line and column. */
export function problemAt(
  text: string,
  kind: ProblemKind,
  offset: number,
  about = '',
): ThemeProblem {
  const { line, column } = getLineInfo(text, offset);
  return { kind, about, offset, line, column: column + 1 };
}

/** The beginning of the code of a node, in one line. */
function codeOf(text: string, { start, end }: AnyNode): string {
  return text.slice(start, end).replace(/\s+/g, ' ').slice(0, 40);
}

function refuse(text: string, node: AnyNode): never {
  switch (node.type) {
    case 'CallExpression':
    case 'NewExpression':
      throw new Refusal('call', node.start, codeOf(text, node.callee));
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      throw new Refusal('fn', node.start);
    case 'Identifier':
    case 'MemberExpression':
      throw new Refusal('name', node.start, codeOf(text, node));
    case 'SpreadElement':
      throw new Refusal('spread', node.start);
    default:
      throw new Refusal('value', node.start, codeOf(text, node));
  }
}

/** Reads the values of one text. */
class ValueReader {
  readonly offsets = new Map<string, number>();

  constructor(private readonly text: string) {}

  private checked(value: string, node: AnyNode, path: Path): string {
    const sign = isLocaleText(path) ? undefined : forbiddenInValue(value);
    if (sign !== undefined) {
      throw new Refusal('text', node.start, sign);
    }
    return value;
  }

  private keyOf({ key, computed }: Property): string {
    if (computed) {
      return refuse(this.text, key);
    }
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
    const sign = isForbiddenKey(name) ? name : forbiddenInKey(name);
    if (sign !== undefined) {
      throw new Refusal('key', key.start, sign);
    }
    return name;
  }

  object(node: ObjectExpression, path: Path): ThemeObject {
    const entries = node.properties.map((property) => {
      if (property.type === 'SpreadElement') {
        return refuse(this.text, property);
      }
      if (property.method || property.kind !== 'init') {
        throw new Refusal('fn', property.start);
      }
      const key = this.keyOf(property);
      return [key, this.value(property.value, [...path, key])] as const;
    });
    return Object.fromEntries(entries);
  }

  value(node: Expression, path: Path): ThemeValue {
    if (path.length > MAX_DEPTH) {
      throw new Refusal('tooDeep', node.start);
    }
    this.offsets.set(path.join('.'), node.start);
    switch (node.type) {
      case 'ObjectExpression':
        return this.object(node, path);
      case 'ArrayExpression':
        return node.elements.map((element, index) => {
          if (element === null) {
            throw new Refusal('value', node.start, ',');
          }
          return element.type === 'SpreadElement'
            ? refuse(this.text, element)
            : this.value(element, [...path, String(index)]);
        });
      case 'TemplateLiteral': {
        const [quasi] = node.quasis;
        return node.expressions.length === 0 && typeof quasi?.value.cooked === 'string'
          ? this.checked(quasi.value.cooked, node, path)
          : refuse(this.text, node.expressions[0] ?? node);
      }
      case 'UnaryExpression': {
        const { argument, operator } = node;
        return operator === '-' && argument.type === 'Literal' && typeof argument.value === 'number'
          ? -argument.value
          : refuse(this.text, node);
      }
      case 'Literal': {
        const { value } = node;
        if (typeof value === 'string') {
          return this.checked(value, node, path);
        }
        return typeof value === 'number' || typeof value === 'boolean' || node.raw === 'null'
          ? (value as number | boolean | null)
          : refuse(this.text, node);
      }
      default:
        return refuse(this.text, node);
    }
  }
}

/** Whether a statement only exports a name of the file: `export default theme`, `export { theme }`. */
function isExportOf(statement: Program['body'][number], name: string): boolean {
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    return declaration.type === 'Identifier' && declaration.name === name;
  }
  return (
    statement.type === 'ExportNamedDeclaration' &&
    !statement.source &&
    statement.specifiers.length > 0 &&
    statement.specifiers.every(({ local }) => local.type === 'Identifier' && local.name === name)
  );
}

/** Whether a statement says nothing of a theme: an import, or a directive such as `'use client'`. */
function isPreamble(statement: Program['body'][number]): boolean {
  return (
    statement.type === 'ImportDeclaration' ||
    (statement.type === 'ExpressionStatement' && statement.directive !== undefined)
  );
}

/**
 * What a file exports or assigns, if it does that once; it may export the name of that afterward. Imports don't matter: no
 * name of theirs is taken.
 */
function expressionOf({ body }: Program): AnyNode | null | undefined {
  const [statement, ...others] = body.filter((each) => !isPreamble(each));
  if (!statement) {
    return undefined;
  }
  const inner =
    statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
      ? statement.declaration
      : statement;
  if (inner?.type === 'VariableDeclaration') {
    const [variable, second] = inner.declarations;
    const name = variable?.id.type === 'Identifier' ? variable.id.name : '';
    const isOne = !second && others.every((other) => isExportOf(other, name));
    return isOne ? variable?.init : undefined;
  }
  if (others.length > 0) {
    return undefined;
  }
  return inner?.type === 'ExpressionStatement' ? inner.expression : inner;
}

/** Blanks and comments. Nothing in it can match in two ways, so it takes no longer than the text is long. */
const BLANKS = String.raw`(?:\s|//.*|/\*(?:[^*]|\*(?!/))*\*/)*`;
const LEADING_BLANKS = new RegExp(`^${BLANKS}`);
const ONLY_BLANKS = new RegExp(`^(?:;|${BLANKS.slice(3)}$`);

/** The expression of a text, which may be a whole file. An object at the beginning of a file would be a block. */
function parseText(text: string): AnyNode | null | undefined {
  const start = LEADING_BLANKS.exec(text)?.[0].length ?? 0;
  if (text[start] !== '{') {
    return expressionOf(parse(text, SYNTAX));
  }
  const node = parseExpressionAt(text, start, SYNTAX);
  if (!ONLY_BLANKS.test(text.slice(node.end))) {
    throw new Refusal('syntax', node.end);
  }
  return node;
}

function optionsOf(text: string): ObjectExpression {
  const node = parseText(text);
  if (node?.type === 'ObjectExpression') {
    return node;
  }
  if (node?.type !== 'CallExpression') {
    throw new Refusal('noTheme', node?.start ?? 0);
  }
  if (node.callee.type !== 'Identifier' || node.callee.name !== 'createTheme') {
    return refuse(text, node);
  }
  const [options, second] = node.arguments;
  if (!options) {
    throw new Refusal('empty', node.start);
  }
  if (second) {
    throw new Refusal('secondArgument', second.start);
  }
  return options.type === 'ObjectExpression' ? options : refuse(text, options);
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) {
    return error;
  }
  if (error instanceof SyntaxError && 'pos' in error && typeof error.pos === 'number') {
    return new Refusal(error.message.includes('stack') ? 'tooDeep' : 'syntax', error.pos);
  }
  throw error;
}

/** Reads a text without running it. Never throws for what a reader writes. */
export function parseTheme(text: string): ParsedTheme | ThemeProblem {
  if (text.trim() === '') {
    return problemAt(text, 'empty', 0);
  }
  if (text.length > MAX_LENGTH) {
    return problemAt(text, 'tooLong', MAX_LENGTH);
  }
  try {
    const reader = new ValueReader(text);
    const options = reader.object(optionsOf(text), []);
    return { options, offsets: reader.offsets };
  } catch (error) {
    const { kind, offset, about } = refusalOf(error);
    return problemAt(text, kind, offset, about);
  }
}
