/** Types as text: as a package writes them where that can be understood, and what a short name stands for. */
import ts from 'typescript';
import { packageOfFile } from './packages';
import type { PackageTypes } from './program';
import { inOrder, tidy, unionText, withReact } from './tidyText';

const PRINTED =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Longer explanations of a short name help nobody. */
const MAX_EXPANDED_LENGTH = 200;

/** A written type with a meaningless name in it is still better than a longer text. */
const MAX_PRINTED_LENGTH = 300;

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** The text of a type as it stands in its file, without comments. */
export function writtenType(node: ts.TypeNode): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

/** A type as TypeScript prints it, with the names that authors use. */
function printed(type: ts.Type, checker: ts.TypeChecker, flags = PRINTED): string {
  return withReact(tidy(checker.typeToString(type, undefined, flags)));
}

/** The text of a type as TypeScript prints it. */
export function printedType(type: ts.Type, { checker }: PackageTypes): string {
  return inOrder(printed(type, checker));
}

/** The type parameters that a written type names. */
function typeParametersIn(node: ts.Node, checker: ts.TypeChecker): readonly string[] {
  const names: string[] = [];
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const symbol = checker.getSymbolAtLocation(child.typeName);
      if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
        names.push(symbol.name);
      }
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return names;
}

function typeNodeOf(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/**
 * A type as text: as written, or as printed where the written text names a type parameter that is known by now, or
 * where nothing is written.
 */
export function typeText(
  node: ts.TypeNode | undefined,
  type: ts.Type,
  types: PackageTypes,
): string {
  if (!node) {
    return printedType(type, types);
  }
  const written = writtenType(node);
  const text = printedType(type, types);
  const isKnown = typeParametersIn(node, types.checker).some(
    (name) => !new RegExp(`\\b${name}\\b`).test(text),
  );
  const isComputed = / extends .* \? /.test(written) && !/ extends /.test(text);
  return (isKnown && text.length <= MAX_PRINTED_LENGTH && !/\bany\b/.test(text)) || isComputed
    ? text
    : written;
}

/** What TypeScript prints for a property that it knows only by its place. */
const PLACE = /\['[^']+'\]$/;

/** The type of a property as text; as printed where several declarations make it what it is. */
export function propertyType(property: ts.Symbol, type: ts.Type, types: PackageTypes): string {
  const nodes = (property.declarations ?? [])
    .filter((one) => packageOfFile(one.getSourceFile().fileName)?.startsWith('@mui/'))
    .flatMap((one) => typeNodeOf(one) ?? []);
  const written = [...new Set(nodes.map(writtenType))];
  if (written.length < 2) {
    return typeText(nodes[0], type, types);
  }
  const text = printedType(type, types);
  return PLACE.test(text) || text.length > MAX_PRINTED_LENGTH ? unionText(written) : text;
}

const LITERAL_OR_PRIMITIVE =
  ts.TypeFlags.Literal |
  ts.TypeFlags.String |
  ts.TypeFlags.Number |
  ts.TypeFlags.Boolean |
  ts.TypeFlags.Null;

/** A name, with or without arguments, and nothing else. */
const NAME = /^[\w.]+(?:<[^<>]*>)?$/;

/** What can be read at a glance: no object, no condition, no mapping. */
const PLAIN = /^[\w\s'.|<>[\](),:=?-]+$/;

/** What a type alias stands for as it is written: authors order a list on purpose, and name its parts. */
function aliasText({ aliasSymbol }: ts.Type): string | undefined {
  const declaration = aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  if (!declaration || declaration.typeParameters) {
    return undefined;
  }
  const written = writtenType(declaration.type);
  return PLAIN.test(written) && !/\b(?:extends|keyof|typeof|in)\b/.test(written)
    ? written
    : undefined;
}

/** Names that need no explanation. */
const KNOWN = /^React\.|^(?:string|number|boolean|any|unknown|null|never|Date)$/;

/** A type without `undefined`, as far as TypeScript still knows the name of the rest. */
function namedType(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  return type.aliasSymbol ? type : checker.getNonNullableType(type);
}

function isNull({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Null) !== 0;
}

/** What a type stands for when it is written as one name: a short union, list or function; else `undefined`. */
export function expandedType(
  written: string,
  type: ts.Type,
  { checker }: PackageTypes,
): string | undefined {
  if (!NAME.test(written) || KNOWN.test(written)) {
    return undefined;
  }
  const named = namedType(type, checker);
  const isReadable =
    (named.isUnion() && named.types.every((one) => one.flags & LITERAL_OR_PRIMITIVE)) ||
    checker.isArrayLikeType(named) ||
    named.getCallSignatures().length === 1;
  const expanded =
    aliasText(named) ??
    (isReadable
      ? inOrder(printed(named, checker, PRINTED | ts.TypeFormatFlags.InTypeAlias))
      : undefined);
  // TypeScript takes `null` away together with `undefined`.
  const hasNull = !named.aliasSymbol && type.isUnion() && type.types.some(isNull);
  const whole =
    expanded === undefined || !hasNull || /\| null$/.test(expanded)
      ? expanded
      : unionText([expanded, 'null']);
  return whole !== undefined && whole.length <= MAX_EXPANDED_LENGTH && whole !== written
    ? whole
    : undefined;
}

/** The names of type parameters that say nothing are replaced; single letters, such as `R` for a row, are usual. */
const LONG_NAME = /^\w{3,}$/;

/**
 * A component's type parameters put into texts of types: `SlotProps<TEnable>` becomes `SlotProps<true>`, by their
 * defaults, or by what they may be where they have none; a text that is nothing but a parameter becomes what it may
 * be: `boolean`. A parameter that may be anything is `any`.
 */
export function withDefaults(parameters: readonly ts.TypeParameter[]): (text: string) => string {
  const known = parameters.flatMap(({ symbol }) => {
    const declaration = symbol.declarations?.find(ts.isTypeParameterDeclaration);
    return declaration && LONG_NAME.test(symbol.name) ? [{ name: symbol.name, declaration }] : [];
  });
  return (text) =>
    known.reduce((result, { name, declaration }) => {
      const { constraint, default: usual } = declaration;
      const useful = usual?.kind === ts.SyntaxKind.UndefinedKeyword ? undefined : usual;
      const node = result === name ? (constraint ?? useful) : (useful ?? constraint);
      const stands = node ? writtenType(node) : 'any';
      return result.replace(new RegExp(`\\b${name}\\b`, 'g'), () => stands);
    }, text);
}
