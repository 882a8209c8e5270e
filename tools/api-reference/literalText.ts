/** Spells out types that are written with names: `'small' | 'large'` for `Size`. */
import ts from 'typescript';
import { type PackageTypes, resolved } from './program';
import { writtenType } from './typeText';

/** Helpers whose first argument has the values. */
const WRAPPERS: ReadonlySet<string> = new Set(['NonNullable', 'OverridableStringUnion']);

const PRIMITIVES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.BooleanKeyword,
  ts.SyntaxKind.NumberKeyword,
  ts.SyntaxKind.StringKeyword,
]);

/** The type that a declaration gives to a name. */
function declaredType(declaration: ts.Declaration): ts.TypeNode | undefined {
  if (ts.isTypeParameterDeclaration(declaration)) {
    return declaration.constraint;
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    return declaration.typeParameters ? undefined : declaration.type;
  }
  return ts.isPropertySignature(declaration) ? declaration.type : undefined;
}

function partsOfSymbol(
  symbol: ts.Symbol | undefined,
  types: PackageTypes,
): readonly string[] | undefined {
  const node = symbol && resolved(symbol, types.checker).declarations?.map(declaredType)[0];
  return node && partsOf(node, types);
}

/** The literals and primitives of a type, in the order of their authors; `undefined` when it has anything else. */
function partsOf(node: ts.TypeNode, types: PackageTypes): readonly string[] | undefined {
  const { checker } = types;
  if (ts.isParenthesizedTypeNode(node)) {
    return partsOf(node.type, types);
  }
  if (ts.isUnionTypeNode(node)) {
    const parts = node.types.map((part) => partsOf(part, types));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (node.kind === ts.SyntaxKind.UndefinedKeyword) {
    return [];
  }
  if (ts.isLiteralTypeNode(node) || PRIMITIVES.has(node.kind)) {
    return [writtenType(node).replace(/^"(.*)"$/, "'$1'")];
  }
  if (ts.isTypeQueryNode(node)) {
    const type = checker.getTypeFromTypeNode(node);
    return type.isStringLiteral() ? [`'${type.value}'`] : undefined;
  }
  if (ts.isIndexedAccessTypeNode(node)) {
    const key = checker.getTypeFromTypeNode(node.indexType);
    return key.isStringLiteral()
      ? partsOfSymbol(checker.getTypeFromTypeNode(node.objectType).getProperty(key.value), types)
      : undefined;
  }
  if (!ts.isTypeReferenceNode(node)) {
    return undefined;
  }
  const [values] = node.typeArguments ?? [];
  return values && WRAPPERS.has(node.typeName.getText())
    ? partsOf(values, types)
    : partsOfSymbol(checker.getSymbolAtLocation(node.typeName), types);
}

/** What the type of a property stands for, when that is literals and primitives alone; else `undefined`. */
export function literalText(property: ts.Symbol, types: PackageTypes): string | undefined {
  const parts = partsOfSymbol(property, types);
  return parts && [...new Set(parts)].join(' | ');
}
