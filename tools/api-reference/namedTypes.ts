/** The types that the rows of a product name, and those that these name in turn, as pages unfold them. */
import ts from 'typescript';
import { type ApiModel, type ApiProduct, rowsOf } from '../../src/lib/api/apiModel';
import {
  type ApiNamedType,
  type ApiNamedTypes,
  type ApiTypeMember,
  pageOfType,
  textsOf,
  textsOfRow,
  typeNamesIn,
  unfolds,
} from '../../src/lib/api/apiTypes';
import { docCommentOf } from './docComment';
import { defaultText, fileOf, isOwn, propertiesOf } from './extractProps';
import { PACKAGES, packageOfFile, packagesOf } from './packages';
import { type PackageTypes, resolved } from './program';
import { printedType, propertyType, writtenType } from './typeText';
import { unionText } from './tidyText';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.EnumDeclaration;

/** A row opens the types that it names, and these those that they name. */
const LEVELS = 2;

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isEnumDeclaration(node)
  );
}

/** What the packages share under their hood; its names for types of React would hide these. */
const HELPERS = '@mui/x-internals';

/** Whether a file belongs to the documented packages or to what these share. */
function isDocumented(file: string): boolean {
  const name = packageOfFile(file);
  return name !== undefined && name.startsWith('@mui/x-') && name !== HELPERS;
}

const IS_PRODUCT: ReadonlySet<string> = new Set(PACKAGES.map(({ name }) => name));

/** All types that the documented packages declare, by name. */
function declaredTypes({ program }: PackageTypes): ReadonlyMap<string, readonly Declaration[]> {
  const found = new Map<string, Declaration[]>();
  for (const file of program.getSourceFiles()) {
    if (isDocumented(file.fileName)) {
      for (const one of file.statements.filter(isDeclaration)) {
        found.set(one.name.text, [...(found.get(one.name.text) ?? []), one]);
      }
    }
  }
  return found;
}

/** Whether the text of a type says all by itself, without a computation that only TypeScript can do. */
function isPlain(node: ts.TypeNode): boolean {
  let plain = true;
  const visit = (child: ts.Node): void => {
    plain &&= !(
      ts.isConditionalTypeNode(child) ||
      ts.isMappedTypeNode(child) ||
      ts.isIndexedAccessTypeNode(child) ||
      ts.isTypeOperatorNode(child) ||
      ts.isTypeQueryNode(child)
    );
    ts.forEachChild(child, visit);
  };
  visit(node);
  return plain;
}

/** Longer results of a computation are harder to read than how they are computed. */
const MAX_COMPUTED_LENGTH = 600;

/** What a type stands for that isn't an object. */
function aliasText(
  node: ts.TypeNode,
  type: ts.Type,
  hasParameters: boolean,
  types: PackageTypes,
): string {
  const written = writtenType(node);
  if (isPlain(node) || hasParameters) {
    return written;
  }
  const members = type.isUnion() ? type.types : [type];
  const text = unionText(members.map((one) => printedType(one, types)));
  return text.length <= MAX_COMPUTED_LENGTH && !/\bany\b|\.\.\. \d+ more/.test(text)
    ? text
    : written;
}

/** Whether a type is written as an object, or as one that is made of others. */
function isObject(node: ts.TypeNode, type: ts.Type, types: PackageTypes): boolean {
  const { checker } = types;
  if (ts.isParenthesizedTypeNode(node)) {
    return false;
  }
  const isMade =
    ts.isTypeLiteralNode(node) ||
    ts.isIntersectionTypeNode(node) ||
    ts.isMappedTypeNode(node) ||
    ts.isTypeReferenceNode(node);
  return (
    isMade &&
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    type.getCallSignatures().length === 0 &&
    type.getStringIndexType() === undefined &&
    type.getNumberIndexType() === undefined &&
    !checker.isArrayLikeType(type) &&
    propertiesOf(type, checker).some(({ symbol }) => isMember(symbol, types))
  );
}

/** Whether a property is the documented packages' own; one without a declaration was computed by their types. */
function isMember(symbol: ts.Symbol, types: PackageTypes): boolean {
  const file = fileOf(symbol);
  return isOwn(symbol, types) && (file === '' || isDocumented(file));
}

/** The parts of a declaration that are types of other packages, as they are written. */
function basesOf(declaration: Declaration, types: PackageTypes): readonly string[] {
  const { checker } = types;
  const parts: readonly ts.TypeNode[] = ts.isInterfaceDeclaration(declaration)
    ? (declaration.heritageClauses ?? []).flatMap((clause) => [...clause.types])
    : ts.isTypeAliasDeclaration(declaration) && ts.isIntersectionTypeNode(declaration.type)
      ? [...declaration.type.types]
      : [];
  return parts
    .filter((part) => {
      const properties = checker.getPropertiesOfType(checker.getTypeFromTypeNode(part));
      return properties.length > 0 && !properties.some((one) => isMember(one, types));
    })
    .map(writtenType);
}

/** From so many members on, a type is a list of names: whoever wants to know more of one reads the guide. */
const MAX_DESCRIBED_MEMBERS = 60;

function membersOf(type: ts.Type, types: PackageTypes): readonly ApiTypeMember[] {
  const { checker, place } = types;
  const found = propertiesOf(type, checker).filter(({ symbol }) => isMember(symbol, types));
  return found.flatMap(({ symbol, symbols, optional }): ApiTypeMember[] => {
    const comment = docCommentOf(symbol, checker);
    if (comment.ignored) {
      return [];
    }
    const texts = symbols.map((one) =>
      propertyType(one, checker.getTypeOfSymbolAtLocation(one, place), types),
    );
    return [
      {
        name: symbol.name,
        ...(optional && { optional }),
        type: unionText(texts),
        ...(comment.description !== '' &&
          found.length < MAX_DESCRIBED_MEMBERS && { description: comment.description }),
        ...(comment.default !== undefined && { default: defaultText(comment.default) }),
        ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
      },
    ];
  });
}

function enumText(declaration: ts.EnumDeclaration, { checker }: PackageTypes): string {
  const values = declaration.members.map((member) => {
    const value = checker.getConstantValue(member);
    return typeof value === 'string' ? `'${value}'` : String(value);
  });
  return unionText(values);
}

/** What a type is that a package declares. */
export function describeType(declaration: Declaration, types: PackageTypes): ApiNamedType {
  const { checker } = types;
  const symbol = checker.getSymbolAtLocation(declaration.name);
  const { description } = symbol ? docCommentOf(symbol, checker) : { description: '' };
  const described = description === '' ? {} : { description };
  if (ts.isEnumDeclaration(declaration)) {
    return { ...described, text: enumText(declaration, types) };
  }
  const type = symbol
    ? checker.getDeclaredTypeOfSymbol(symbol)
    : checker.getTypeAtLocation(declaration);
  const parameters = declaration.typeParameters?.map(({ name }) => name.text).join(', ');
  const head = { ...(parameters !== undefined && { parameters }), ...described };
  const node = ts.isTypeAliasDeclaration(declaration) ? declaration.type : undefined;
  if (node && !isObject(node, type, types)) {
    return { ...head, text: aliasText(node, type, parameters !== undefined, types) };
  }
  const members = membersOf(type, types);
  const calls = type.getCallSignatures().map((one) => checker.signatureToString(one));
  const base = basesOf(declaration, types).join(' & ');
  return {
    ...head,
    ...(base !== '' && { base }),
    ...(calls.length > 0 && { text: calls.join('\n') }),
    members,
  };
}

/** Whether a file can use a name for a declared type. */
function isInScope(file: ts.SourceFile, name: string, symbol: ts.Symbol, checker: ts.TypeChecker) {
  return checker
    .getSymbolsInScope(file, ts.SymbolFlags.Type | ts.SymbolFlags.Alias)
    .some((one) => one.name === name && resolved(one, checker) === symbol);
}

/** Finds the type that a name stands for on the pages of a product. */
function createLookup(product: ApiProduct, types: PackageTypes) {
  const { checker } = types;
  const declared = declaredTypes(types);
  const packages = packagesOf(product).map(({ name }) => name);
  const homeOf = (one: Declaration) => packageOfFile(one.getSourceFile().fileName) ?? '';
  const symbolOf = (one: Declaration) => checker.getSymbolAtLocation(one.name);
  const isExported = (one: Declaration) =>
    packages.some((name) => types.exportsOf(name).get(one.name.text) === symbolOf(one));
  /** @param from the file that names it, where that is known */
  return (name: string, from: ts.SourceFile | undefined): Declaration | undefined => {
    const all = (declared.get(name) ?? []).filter(
      (one) =>
        packages.includes(homeOf(one)) ||
        // The base library uses no types of what the packages of MUI X share.
        (product !== 'material-ui' && !IS_PRODUCT.has(homeOf(one))),
    );
    if (all.length < 2) {
      return all[0];
    }
    const isNear = (one: Declaration) => {
      const symbol = symbolOf(one);
      return from !== undefined && symbol !== undefined && isInScope(from, name, symbol, checker);
    };
    return all.find(isNear) ?? all.find(isExported) ?? all[0];
  };
}

/**
 * The types that the rows of a product name, and those that these name, by name. What has a page of its own is left out.
 * @param models all models
 */
export function namedTypes(
  models: readonly ApiModel[],
  product: ApiProduct,
  types: PackageTypes,
): ApiNamedTypes {
  const lookUp = createLookup(product, types);
  const own = models.filter((model) => model.product === product);
  const hasPage = (wanted: string) => own.some(({ name }) => name === wanted);
  const found = new Map<string, ApiNamedType>();
  let texts: readonly { readonly text: string; readonly file?: ts.SourceFile }[] = own
    .flatMap((model) => rowsOf(model).filter((row) => unfolds(model, row)))
    .flatMap(textsOfRow)
    .map((text) => ({ text }));
  for (let level = 0; level < LEVELS; level += 1) {
    const next: { text: string; file: ts.SourceFile }[] = [];
    for (const { text, file } of texts) {
      for (const name of typeNamesIn(text)) {
        const isNew = !found.has(name) && pageOfType(name, hasPage) === undefined;
        const declaration = isNew ? lookUp(name, file) : undefined;
        if (declaration) {
          const described = describeType(declaration, types);
          found.set(name, described);
          next.push(
            ...textsOf(described).map((one) => ({ text: one, file: declaration.getSourceFile() })),
          );
        }
      }
    }
    texts = next;
  }
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}
