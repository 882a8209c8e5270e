/** Types as text: as a package writes them where that can be understood, and what a short name stands for. */
import ts from 'typescript';
import type { PackageTypes } from './program';

const PRINTED =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.WriteArrowStyleSignature |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Longer explanations of a short name help nobody. */
const MAX_EXPANDED_LENGTH = 200;

/** On one line, without imports of modules that the printer adds, and without `undefined` of an optional type. */
function tidy(text: string): string {
  return text
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^undefined \| /, '')
    .trim();
}

const printer = ts.createPrinter({ removeComments: true, omitTrailingSemicolon: true });

/** The text of a type as it stands in its file, without comments. */
export function writtenType(node: ts.TypeNode): string {
  return tidy(printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()));
}

const LITERALS = /^'[^']*'(?: \| '[^']*')+$/;

/** TypeScript prints the members of a union in the order in which it met them, which any change elsewhere turns. */
function inOrder(text: string): string {
  return LITERALS.test(text) ? text.split(' | ').sort().join(' | ') : text;
}

/** The text of a type as TypeScript prints it. */
export function printedType(type: ts.Type, { checker }: PackageTypes): string {
  return inOrder(tidy(checker.typeToString(type, undefined, PRINTED)));
}

/** Whether a written type names a type parameter, which means nothing where it is read. */
function namesTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
    const symbol = checker.getSymbolAtLocation(node.typeName);
    if (symbol && symbol.flags & ts.SymbolFlags.TypeParameter) {
      return true;
    }
  }
  return ts.forEachChild(node, (child) => namesTypeParameter(child, checker) || undefined) ?? false;
}

function typeNodeOf(declaration: ts.Declaration | undefined): ts.TypeNode | undefined {
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}

/**
 * The type of a property as text: as written, or as printed where the written text names a type parameter that is
 * known by now, or where nothing is written.
 */
export function propertyType(property: ts.Symbol, type: ts.Type, types: PackageTypes): string {
  const node = typeNodeOf(property.declarations?.[0]);
  if (!node) {
    return printedType(type, types);
  }
  const written = writtenType(node);
  if (!namesTypeParameter(node, types.checker)) {
    return written;
  }
  const printed = printedType(type, types);
  return printed.length <= MAX_EXPANDED_LENGTH && !/\bany\b/.test(printed) ? printed : written;
}

const LITERAL_OR_PRIMITIVE =
  ts.TypeFlags.Literal |
  ts.TypeFlags.String |
  ts.TypeFlags.Number |
  ts.TypeFlags.Boolean |
  ts.TypeFlags.Null;

/** A name, with or without arguments, and nothing else. */
const NAME = /^[\w.]+(?:<[^<>]*>)?$/;

/** The literals that a type alias lists, as it is written: authors order them on purpose. */
function literalsOfAlias({ aliasSymbol }: ts.Type): string | undefined {
  const declaration = aliasSymbol?.declarations?.find(ts.isTypeAliasDeclaration);
  const written = declaration && writtenType(declaration.type);
  return written && LITERALS.test(written) ? written : undefined;
}

/** What a type stands for when it is written as one name: a short union, list or function; else `undefined`. */
export function expandedType(
  written: string,
  type: ts.Type,
  { checker }: PackageTypes,
): string | undefined {
  const nonNullable = checker.getNonNullableType(type);
  const isReadable =
    (nonNullable.isUnion() && nonNullable.types.every((one) => one.flags & LITERAL_OR_PRIMITIVE)) ||
    checker.isArrayLikeType(nonNullable) ||
    nonNullable.getCallSignatures().length === 1;
  if (
    !NAME.test(written) ||
    /^React\.|^(?:string|number|boolean|any|unknown|null|never|Date)$/.test(written)
  ) {
    return undefined;
  }
  if (!isReadable) {
    return undefined;
  }
  const expanded =
    literalsOfAlias(nonNullable) ??
    inOrder(
      tidy(checker.typeToString(nonNullable, undefined, PRINTED | ts.TypeFormatFlags.InTypeAlias)),
    );
  return expanded.length <= MAX_EXPANDED_LENGTH && expanded !== written ? expanded : undefined;
}
