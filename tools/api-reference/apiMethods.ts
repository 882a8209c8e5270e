/** Reads the methods of the grid's API object from the types of the three data grid packages. */
import ts from 'typescript';
import type { ApiMethod } from '../../src/lib/api/apiBlocks';
import type { Plan } from '../../src/lib/pages/pageTree';
import { byName, declarationOf, docComment, exportedType, oneLine } from './packageTypes';

const FREE = '@mui/x-data-grid';
const PRO = '@mui/x-data-grid-pro';
const PREMIUM = '@mui/x-data-grid-premium';
/** The API object's type, which each package exports for its own plan. */
const API = 'GridApi';

/** A member of the API object, or of an object that it holds. */
interface Member {
  /** `sortColumn`, or `dataSource.editRow`. */
  readonly name: string;
  readonly symbol: ts.Symbol;
}

function isCallable(type: ts.Type): boolean {
  return type.getCallSignatures().length > 0;
}

/** The documented members; an object with methods stands for its methods. */
function membersOf(program: ts.Program, type: ts.Type): readonly Member[] {
  const checker = program.getTypeChecker();
  return checker.getPropertiesOfType(type).flatMap((symbol): readonly Member[] => {
    if (docComment(symbol, checker).ignored) {
      return [];
    }
    const typeOf = (member: ts.Symbol) =>
      checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(member, declarationOf(symbol)));
    const own = typeOf(symbol);
    const inner =
      own.flags & ts.TypeFlags.Object && !isCallable(own) ? checker.getPropertiesOfType(own) : [];
    return inner.some((member) => isCallable(typeOf(member)))
      ? inner.map((member) => ({ name: `${symbol.name}.${member.name}`, symbol: member }))
      : [{ name: symbol.name, symbol }];
  });
}

/** The interface in which a member is declared. */
function interfaceOf(node: ts.Node): string {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
    return node.name.text;
  }
  if (ts.isSourceFile(node)) {
    throw new Error(`${node.fileName} declares a method of ${API} in no interface.`);
  }
  return interfaceOf(node.parent);
}

/** Whether a type is written as a name that the interface is given another type for. */
function isTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  return (
    ts.isTypeReferenceNode(node) &&
    Boolean(checker.getTypeAtLocation(node).flags & ts.TypeFlags.TypeParameter)
  );
}

/** A function's type as it is written; that of a method as an arrow. */
function functionText(fn: ts.TypeNode | ts.MethodSignature): string {
  if (!ts.isMethodSignature(fn)) {
    return oneLine(fn.getText());
  }
  const own = fn.typeParameters?.map((one) => one.getText()).join(', ');
  const parameters = fn.parameters.map((one) => one.getText()).join(', ');
  return oneLine(
    `${own === undefined ? '' : `<${own}>`}(${parameters}) => ${fn.type?.getText() ?? 'any'}`,
  );
}

/**
 * Puts what a type parameter of the interface stands for in the API object into texts of a function's types: a whole
 * parameter's or result's type may be one.
 */
function withKnownTypes(
  fn: ts.FunctionTypeNode | ts.MethodSignature,
  type: ts.Type,
  checker: ts.TypeChecker,
): (text: string) => string {
  const [signature] = type.getCallSignatures();
  const own = new Set(fn.typeParameters?.map(({ name }) => name.text));
  const known = new Map<string, string>();
  const learn = (node: ts.TypeNode | undefined, found: ts.Type | undefined): void => {
    if (node && found && isTypeParameter(node, checker) && !own.has(node.getText())) {
      known.set(node.getText(), checker.typeToString(checker.getNonNullableType(found)));
    }
  };
  learn(fn.type, signature?.getReturnType());
  for (const [index, parameter] of fn.parameters.entries()) {
    const found = signature?.parameters[index];
    learn(parameter.type, found && checker.getTypeOfSymbolAtLocation(found, fn));
  }
  return (text) =>
    [...known].reduce(
      (result, [name, stands]) => result.replace(new RegExp(`\\b${name}\\b`, 'g'), () => stands),
      text,
    );
}

function describe(
  { name, symbol }: Member,
  program: ts.Program,
  plan: Plan | undefined,
): ApiMethod {
  const checker = program.getTypeChecker();
  const declaration = declarationOf(symbol);
  const comment = docComment(symbol, checker);
  const written = ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const fn = ts.isMethodSignature(declaration) ? declaration : written;
  if (!fn) {
    throw new Error(`${API}.${name} of ${PREMIUM} has no type that can be read.`);
  }
  const isFunction = ts.isFunctionTypeNode(fn) || ts.isMethodSignature(fn);
  const described = new Map(comment.parameters.map((item) => [item.name, item.description]));
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const known = isFunction ? withKnownTypes(fn, type, checker) : (text: string) => text;
  const returned = isFunction ? known(oneLine(fn.type?.getText() ?? 'any')) : undefined;
  // A function whose type has a name is described by its comment only.
  const parameters = isFunction
    ? fn.parameters.map((parameter) => ({
        name: parameter.name.getText(),
        type: known(oneLine(parameter.type?.getText() ?? 'any')),
        description: described.get(parameter.name.getText()) ?? '',
        ...(parameter.questionToken ? { optional: true as const } : {}),
      }))
    : comment.parameters;
  return {
    name,
    group: interfaceOf(declaration),
    description: comment.description,
    ...(plan === undefined ? {} : { plan }),
    ...(comment.deprecated === undefined ? {} : { deprecated: comment.deprecated }),
    type: isTypeParameter(fn, checker) ? checker.typeToString(type) : known(functionText(fn)),
    ...(isCallable(type) ? { parameters } : {}),
    ...(returned === undefined || returned === 'void'
      ? {}
      : { returns: { type: returned, description: comment.returns } }),
  };
}

/**
 * The methods and values of the API object of all plans, sorted by interface and name.
 * @param program holds the three data grid packages
 * @throws when a package, its type `GridApi`, or the type of a method is missing
 */
export function apiMethods(program: ts.Program): readonly ApiMethod[] {
  const namesIn = (packageName: string) =>
    new Set(membersOf(program, exportedType(program, packageName, API)).map(({ name }) => name));
  const free = namesIn(FREE);
  const pro = namesIn(PRO);
  const planOf = (name: string) => (free.has(name) ? undefined : pro.has(name) ? 'pro' : 'premium');
  return membersOf(program, exportedType(program, PREMIUM, API))
    .map((member) => describe(member, program, planOf(member.name)))
    .sort((a, b) => byName({ name: a.group }, { name: b.group }) || byName(a, b));
}
