/** The model of a page of functions. */
import ts from 'typescript';
import { API_FUNCTION_MODULES, type ApiTopic } from '../../src/data/apiNames';
import type { ApiFunction, ApiParameter, FunctionsApi } from '../../src/lib/api/apiModel';
import { type DocComment, docCommentOf } from './docComment';
import { defaultText, isOwn, propertiesOfEither } from './extractProps';
import { folderImport, importLine } from './findName';
import { installedVersion, mainPackagesOf } from './packages';
import type { PackageTypes } from './program';
import { type ScriptOf, type ScriptText, scriptText } from './scripts';
import { unionText, withoutOpenUnions } from './tidyText';
import { printedType, propertyType, typeText, writtenType } from './typeText';

/** What pages of functions need besides the types. */
export interface FunctionContext {
  readonly types: PackageTypes;
  readonly siteDir: string;
  readonly scriptOf: ScriptOf;
  /** Whether a type has a page of its own. */
  readonly hasPage: (type: string) => boolean;
}

/** Objects with more properties, such as a theme, are no options or results of one function. */
const MAX_OPTIONS = 60;
const MAX_RESULTS = 30;

/** Objects that aren't made for one function, and that its row so only names. */
const SHARED: ReadonlySet<string> = new Set(['Theme', 'SxProps', 'Components']);

/** An object type that a type is, apart from `undefined` and `null`. */
function objectOf(type: ts.Type, { checker }: PackageTypes): ts.Type | undefined {
  const whole = checker.getNonNullableType(type);
  const isObject =
    (whole.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    whole.getCallSignatures().length === 0 &&
    whole.getStringIndexType() === undefined &&
    !checker.isArrayLikeType(whole);
  return isObject ? whole : undefined;
}

function nameOf(type: ts.Type): string {
  return (type.aliasSymbol ?? type.getSymbol())?.name ?? '';
}

/**
 * The properties of an object that only one function takes or returns; none for what is described elsewhere.
 * @param choices the types that it has in each way to call the function
 */
function membersIn(
  choices: readonly ts.Type[],
  max: number,
  script: ScriptText | undefined,
  { types, hasPage }: FunctionContext,
): readonly ApiParameter[] {
  const { checker, place } = types;
  const objects = choices.flatMap((type) => objectOf(type, types) ?? []);
  // A page of `Props` also describes `Omit<Props, 'a'>`.
  const names = objects.flatMap((one) => [one, ...(one.aliasTypeArguments ?? [])]).map(nameOf);
  if (names.some(hasPage) || objects.some((one) => SHARED.has(nameOf(one)))) {
    return [];
  }
  const properties = propertiesOfEither(objects, checker).filter(({ symbol }) =>
    isOwn(symbol, types),
  );
  if (properties.length > max) {
    return [];
  }
  return properties.flatMap(({ symbol, symbols, optional }): ApiParameter[] => {
    const comment = docCommentOf(symbol, checker);
    if (comment.ignored) {
      return [];
    }
    const usual = comment.default ?? script?.patterns.get(symbol.name);
    return [
      {
        name: symbol.name,
        type: withUndefined(
          withoutOpenUnions(
            unionText(
              symbols.map((one) =>
                propertyType(one, checker.getTypeOfSymbolAtLocation(one, place), types),
              ),
            ),
          ),
          !optional && hasUndefined(checker.getTypeOfSymbolAtLocation(symbol, place)),
        ),
        description: comment.description,
        ...(optional && { optional: true }),
        ...(usual !== undefined && { default: defaultText(usual) }),
        ...(comment.deprecated !== undefined && { deprecated: comment.deprecated }),
      },
    ];
  });
}

function hasUndefined(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
}

/** Texts of types lack `undefined`. Of what isn't optional, it says something. */
function withUndefined(text: string, has: boolean): string {
  if (!has) {
    return text;
  }
  return `${text.includes('=>') ? `(${text})` : text} | undefined`;
}

function withMembers(members: readonly ApiParameter[]): Pick<ApiParameter, 'members'> {
  return members.length === 0 ? {} : { members };
}

function declarationIn(symbol: ts.Symbol): ts.ParameterDeclaration | undefined {
  const { valueDeclaration } = symbol;
  return valueDeclaration && ts.isParameter(valueDeclaration) ? valueDeclaration : undefined;
}

/** The name of a parameter; one that is taken apart in its place has none. */
function parameterName(
  symbol: ts.Symbol,
  declaration: ts.ParameterDeclaration | undefined,
): string {
  return declaration && !ts.isIdentifier(declaration.name) ? 'options' : symbol.name;
}

function isOptional(declaration: ts.ParameterDeclaration | undefined): boolean {
  return declaration?.questionToken !== undefined || declaration?.initializer !== undefined;
}

function parameterType(symbol: ts.Symbol, types: PackageTypes): string {
  const node = declarationIn(symbol);
  const type = types.checker.getTypeOfSymbolAtLocation(symbol, types.place);
  return withUndefined(
    withoutOpenUnions(typeText(node?.type, type, types)),
    !isOptional(node) && hasUndefined(type),
  );
}

/** The text of a way to call a function. */
function signatureText(signature: ts.Signature, types: PackageTypes): string {
  const { declaration } = signature;
  const open = (declaration?.typeParameters ?? [])
    .filter(ts.isTypeParameterDeclaration)
    .map((one) => {
      const limit = one.constraint ? ` extends ${writtenType(one.constraint)}` : '';
      return `${one.name.text}${limit}${one.default ? ` = ${writtenType(one.default)}` : ''}`;
    });
  const taken = signature.parameters.map((symbol) => {
    const node = declarationIn(symbol);
    const mark = isOptional(node) ? '?' : '';
    return `${node?.dotDotDotToken ? '...' : ''}${parameterName(symbol, node)}${mark}: ${parameterType(symbol, types)}`;
  });
  return `${open.length > 0 ? `<${open.join(', ')}>` : ''}(${taken.join(', ')}) => ${resultText(signature, types)}`;
}

/** What a function returns, as written where that is known. `undefined` stays: it says something of a result. */
function resultText(signature: ts.Signature, types: PackageTypes): string {
  const node = signature.declaration?.type;
  return node && ts.isTypeNode(node)
    ? withUndefined(writtenType(node), / undefined$/.test(node.getText()))
    : printedType(signature.getReturnType(), types);
}

/** Of a function with more ways to call it, the name of its type is shown, or the most general way. */
const MAX_SIGNATURES = 2;

function functionType(
  symbol: ts.Symbol,
  signatures: readonly ts.Signature[],
  types: PackageTypes,
): string {
  const named = symbol.declarations?.find(ts.isVariableDeclaration)?.type;
  const isMany = signatures.length > MAX_SIGNATURES;
  if (isMany && named) {
    return writtenType(named);
  }
  const shown = isMany ? signatures.slice(-1) : signatures;
  const texts = [...new Set(shown.map((one) => signatureText(one, types)))];
  return texts.length === 1 ? (texts[0] ?? '') : texts.map((one) => `(${one})`).join(' & ');
}

/** The description of a parameter, from the comment at the declaration or else from that of the script. */
function parameterText(
  name: string,
  index: number,
  comments: readonly DocComment[],
): string | undefined {
  return comments
    .map(({ parameters }) => {
      const direct = parameters.filter((one) => !one.name.includes('.'));
      return (direct.find((one) => one.name === name) ?? direct[index])?.description;
    })
    .find((text) => text !== undefined && text !== '');
}

function parametersOf(
  signatures: readonly ts.Signature[],
  comments: readonly DocComment[],
  script: ScriptText | undefined,
  context: FunctionContext,
): readonly ApiParameter[] {
  const { types } = context;
  const { checker, place } = types;
  // Of overloads, the last is the most general.
  const [last] = signatures.slice(-1);
  return (last?.parameters ?? []).map((symbol, index): ApiParameter => {
    const node = declarationIn(symbol);
    const choices = signatures
      .flatMap(({ parameters }) => parameters[index] ?? [])
      .filter((one) => declarationIn(one)?.dotDotDotToken?.kind === node?.dotDotDotToken?.kind);
    const name = parameterName(symbol, node);
    const usual = script?.defaults[index];
    const members = membersIn(
      choices.map((one) => checker.getTypeOfSymbolAtLocation(one, place)),
      MAX_OPTIONS,
      script,
      context,
    ).map((member) => {
      const said = comments
        .flatMap(({ parameters }) => parameters)
        .find((one) => one.name === `${name}.${member.name}`)?.description;
      return member.description === '' && said !== undefined
        ? { ...member, description: said }
        : member;
    });
    return {
      name: `${node?.dotDotDotToken ? '...' : ''}${name}`,
      type:
        choices.length > MAX_SIGNATURES
          ? parameterType(symbol, types)
          : unionText(choices.map((one) => parameterType(one, types))),
      description: parameterText(name, index, comments) ?? '',
      ...(isOptional(node) && { optional: true }),
      ...(usual !== undefined && usual !== '{}' && { default: usual }),
      ...withMembers(members),
    };
  });
}

/** Where a function can be imported from. */
interface FunctionHome {
  readonly symbol: ts.Symbol;
  readonly line: string;
}

/** Where a function of a product can be imported from; empty when no module exports the name. */
function homesOf(
  name: string,
  product: ApiTopic['product'],
  { types }: FunctionContext,
): readonly FunctionHome[] {
  const own = API_FUNCTION_MODULES[name];
  const modules = mainPackagesOf(product).flatMap((one) => [`${one.name}/styles`, one.name]);
  const places = [
    ...(own === undefined
      ? []
      : [{ module: own, exported: 'default', line: `import ${name} from '${own}';` }]),
    ...modules.map((module) => ({
      module,
      exported: name,
      line: importLine('functions', name, name, module),
    })),
  ];
  return places.flatMap(({ module, exported, line }) => {
    const symbol = types.exportsOf(module).get(exported);
    return symbol ? [{ symbol, line }] : [];
  });
}

/** @throws when no module exports a function of that name */
function extractFunction(
  name: string,
  product: ApiTopic['product'],
  context: FunctionContext,
): ApiFunction {
  const { types, scriptOf } = context;
  const { checker, place } = types;
  const homes = homesOf(name, product, context);
  const [home] = homes;
  const signatures = home
    ? checker.getTypeOfSymbolAtLocation(home.symbol, place).getCallSignatures()
    : [];
  const last = signatures.at(-1);
  if (!home || !last) {
    throw new Error(`${name}: no package of ${product} exports a function of that name.`);
  }
  const { symbol } = home;
  const declared = symbol.declarations?.map((one) => one.getSourceFile().fileName) ?? [];
  const own = docCommentOf(symbol, checker);
  const names = [name, symbol.name, name.replace(/^\w+_/, '')];
  const script = declared
    .flatMap((file) => scriptOf(file) ?? [])
    .flatMap((file) => names.flatMap((one) => scriptText(file, one) ?? []))[0];
  const comments = script ? [own, script.comment] : [own];
  const description = comments.map((one) => one.description).find((text) => text !== '') ?? '';
  const returns = comments.map((one) => one.returns?.description).find((text) => text);
  const folder = mainPackagesOf(product)
    .map((one) => folderImport('functions', name, symbol, name, one.name, types))
    .find((line) => line !== undefined);
  return {
    name,
    type: functionType(symbol, signatures, types),
    description,
    ...(own.deprecated !== undefined && { deprecated: own.deprecated }),
    signature: {
      parameters: parametersOf(signatures, comments, script, context),
      returns: {
        type: resultText(last, types),
        description: returns ?? '',
        ...withMembers(
          membersIn(
            signatures.map((one) => one.getReturnType()),
            MAX_RESULTS,
            undefined,
            context,
          ),
        ),
      },
    },
    imports: [
      ...new Set([...(folder === undefined ? [] : [folder]), ...homes.map(({ line }) => line)]),
    ],
  };
}

/** One statement that imports all functions of a page. */
function importAll(names: readonly string[], from: string): string {
  return `import {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
}

/** @throws when a package exports no function of one of the names */
export function extractFunctions(
  { name, product, description, functions }: ApiTopic,
  context: FunctionContext,
): FunctionsApi {
  const packages = mainPackagesOf(product);
  return {
    kind: 'functions',
    name,
    product,
    description,
    imports: packages.map((one) => importAll(functions, one.name)),
    packages: packages.map((one) => ({
      name: one.name,
      version: installedVersion(context.siteDir, one.name),
    })),
    demos: [],
    functions: functions.map((one) => extractFunction(one, product, context)),
  };
}
