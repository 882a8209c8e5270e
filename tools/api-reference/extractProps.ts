/** Properties of a type, as the reference lists them: props of a component, or properties of an interface. */
import ts from 'typescript';
import type { ApiProp, ApiSignature } from '../../src/lib/api/apiModel';
import type { Plan } from '../../src/lib/pages/pageTree';
import { type DocComment, docCommentOf } from './docComment';
import { packageOfFile } from './packages';
import type { PackageTypes } from './program';
import { unionText } from './tidyText';
import { expandedType, printedType, propertyType, typeText } from './typeText';

/** A property of a type. */
export interface FoundProperty {
  /** What describes it: in a union, the first of the members' properties with a doc comment. */
  readonly symbol: ts.Symbol;
  /** Of a union: the property of each member that has it. */
  readonly symbols: readonly ts.Symbol[];
  readonly optional: boolean;
  /** Of a union whose members a property tells apart: what makes it required. */
  readonly requiredFor?: string;
}

/** The literal that a member of a union has for `type`, as code; `undefined` when any value is allowed there. */
function kindOf(member: ts.Type, checker: ts.TypeChecker): string | undefined {
  const symbol = member.getProperty('type');
  const type = symbol && checker.getTypeOfSymbol(symbol);
  return type?.isStringLiteral() ? `type: '${type.value}'` : undefined;
}

/** The properties of a type; of a union those of all its members, optional where a member lacks them. */
export function propertiesOf(type: ts.Type, checker: ts.TypeChecker): readonly FoundProperty[] {
  return propertiesOfEither(type.isUnion() ? type.types : [type], checker);
}

/** The properties of several types, one of which a value has; optional where a type lacks them. */
export function propertiesOfEither(
  members: readonly ts.Type[],
  checker: ts.TypeChecker,
): readonly FoundProperty[] {
  const byName = new Map<string, ts.Symbol[]>();
  for (const symbol of members.flatMap((member) => checker.getPropertiesOfType(member))) {
    byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
  }
  const isDescribed = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length > 0;
  const requiringKind = (name: string) =>
    members
      .filter((member) => {
        const own = member.getProperty(name);
        return own && (own.flags & ts.SymbolFlags.Optional) === 0;
      })
      .map((member) => kindOf(member, checker))
      .find((kind) => kind !== undefined);
  return [...byName].flatMap(([name, symbols]) => {
    const symbol = symbols.find(isDescribed) ?? symbols[0];
    const optional =
      symbols.length < members.length ||
      symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0);
    const requiredFor = optional ? requiringKind(name) : undefined;
    return symbol ? [{ symbol, symbols, optional, ...(requiredFor && { requiredFor }) }] : [];
  });
}

/** Whether a file belongs to MUI's packages, or to that of the transitions that they build on. */
function isOfMui(file: string): boolean {
  return /^(?:@mui\/|@types\/react-transition-group$)/.test(packageOfFile(file) ?? '');
}

/** The file that declares a property: one of MUI's, where there is one; empty for one that a type computes. */
export function fileOf({ declarations = [] }: ts.Symbol): string {
  const files = declarations.map((one) => one.getSourceFile().fileName);
  return files.find(isOfMui) ?? files[0] ?? '';
}

/** The name under which a program has the style props of Material UI's own components. */
export const SYSTEM_PROPS = 'SystemProps';

/** Whether a declaration is that of an attribute, among React's types for native elements. */
function isAttribute({ parent }: ts.Declaration): boolean {
  return ts.isInterfaceDeclaration(parent) && parent.name.text.endsWith('Attributes');
}

/**
 * Whether a property is the packages' own, not one of React for native elements. A package may repeat an attribute
 * that its type takes from React; that makes it its own when it says something about it. A property that a type
 * computes, and that so has no declaration, is the packages' own, unless it is a style prop.
 */
export function isOwn(symbol: ts.Symbol, { aliases }: PackageTypes): boolean {
  const { declarations } = symbol;
  if (!declarations) {
    return aliases.get(SYSTEM_PROPS)?.getProperty(symbol.name) === undefined;
  }
  const own = declarations.filter((one) => isOfMui(one.getSourceFile().fileName));
  return declarations[0] === own[0] || !declarations.some(isAttribute)
    ? own.length > 0
    : own.some((one) => ts.getJSDocCommentsAndTags(one).length > 0);
}

function isUndefined({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Undefined) !== 0;
}

/** Describes a function that has a described parameter or result; types come from its signature. */
export function signatureOf(
  comment: DocComment,
  type: ts.Type,
  types: PackageTypes,
): ApiSignature | undefined {
  const { checker, place } = types;
  if (comment.parameters.length === 0 && !comment.returns?.description) {
    return undefined;
  }
  const signature = checker.getNonNullableType(type).getCallSignatures()[0];
  const parameterType = (name: string, index: number) => {
    const parameters = signature?.parameters ?? [];
    const parameter = parameters.find((one) => one.name === name) ?? parameters[index];
    const declaration = parameter?.valueDeclaration;
    if (!parameter || name.includes('.')) {
      return undefined;
    }
    const node = declaration && ts.isParameter(declaration) ? declaration.type : undefined;
    return typeText(node, checker.getTypeOfSymbolAtLocation(parameter, place), types);
  };
  const result = signature?.getReturnType();
  // Of an optional prop `undefined` is left out; of a result it says something, unless the name of the type does.
  const isMaybe = result?.isUnion() && !result.aliasSymbol && result.types.some(isUndefined);
  const returnType = result && `${printedType(result, types)}${isMaybe ? ' | undefined' : ''}`;
  return {
    parameters: comment.parameters.map(({ name, type: tagType, description }, index) => ({
      name,
      type: parameterType(name, index) ?? tagType ?? 'unknown',
      description,
    })),
    ...(comment.returns?.description && {
      returns: {
        type: returnType ?? comment.returns.type ?? 'unknown',
        description: comment.returns.description,
      },
    }),
  };
}

/** What the types of a property in several members of a union stand for together. */
function expandedUnion(
  text: string,
  symbols: readonly ts.Symbol[],
  types: PackageTypes,
): string | undefined {
  const { checker, place } = types;
  const parts = symbols.map((one) => {
    const type = checker.getTypeOfSymbolAtLocation(one, place);
    const written = propertyType(one, type, types);
    return expandedType(written, type, types) ?? written;
  });
  const expanded = unionText(parts);
  return expanded === text ? undefined : expanded;
}

/** The order of rows: required ones first, then by name. */
export function byRequiredThenName(one: ApiProp, other: ApiProp): number {
  return (
    Number(other.required ?? false) - Number(one.required ?? false) ||
    (one.name < other.name ? -1 : 1)
  );
}

/**
 * A doc comment's default as code. It may stand in backticks, end in a full stop or a star, name a function in braces
 * and explain it, or have comments of its own.
 */
export function defaultText(text: string): string {
  return text
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^`([^`]*)`$/, '$1')
    .replace(/^(\w+)(?:\.|\s+\*)$/, '$1')
    .replace(/^\{(\w+)\}\s+(?=\S)/, '`$1`: ')
    .replace(/\s+/g, ' ');
}

/** Entries of properties, required ones first, then by name. What isn't the packages' own or is ignored is left out. */
export function propEntries(
  properties: readonly FoundProperty[],
  types: PackageTypes,
  planOf: (property: ts.Symbol) => Plan | undefined,
): readonly ApiProp[] {
  const { checker, place } = types;
  return properties
    .filter(({ symbol }) => isOwn(symbol, types))
    .flatMap(({ symbol, symbols, optional, requiredFor }): ApiProp[] => {
      const comment = docCommentOf(symbol, checker);
      if (comment.ignored) {
        return [];
      }
      const type = checker.getTypeOfSymbolAtLocation(symbol, place);
      const texts = symbols.map((one) =>
        propertyType(one, checker.getTypeOfSymbolAtLocation(one, place), types),
      );
      const text = unionText(texts);
      const expanded =
        texts.length > 1 && text !== texts[0]
          ? expandedUnion(text, symbols, types)
          : expandedType(text, type, types);
      const plan = planOf(symbol);
      const signature = signatureOf(comment, type, types);
      return [
        {
          name: symbol.name,
          ...(!optional && { required: true }),
          ...(requiredFor !== undefined && symbol.name !== 'type' && { requiredFor }),
          type: text,
          ...(expanded !== undefined && { expanded }),
          ...(comment.default !== undefined && { default: defaultText(comment.default) }),
          description: comment.description,
          ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
          ...(plan && { plan }),
          ...(signature && { signature }),
        },
      ];
    })
    .sort(byRequiredThenName);
}
