/**
 * @jest-environment node
 *
 * The two-way proof of the pages of functions: each function that Material UI exports is documented or has a reason not
 * to be, and what is documented has the signature that its page says. Only the types of the packages are asked, not the
 * program that writes the pages.
 */
import * as lab from '@mui/lab';
import * as material from '@mui/material';
import * as styles from '@mui/material/styles';
import usePagination from '@mui/material/usePagination';
import ts from 'typescript';
import { API_TOPICS } from '../../../src/data/apiNames';
import type { ApiFunction, ApiParameter } from '../../../src/lib/api/apiModel';
import { apiPage } from './apiPages';
import { compileModule } from './publicTypes';
import { UNDOCUMENTED_FUNCTIONS } from './undocumentedFunctions';

const MODULES: Readonly<Record<string, object>> = {
  '@mui/material': material,
  '@mui/lab': lab,
  '@mui/material/styles': styles,
  '@mui/material/usePagination': { default: usePagination, usePagination },
};
const EXPORTED = new Set(
  Object.values(MODULES)
    .flatMap((module) => Object.entries(module))
    // Components begin with a capital letter.
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name)
    .filter((name) => name !== 'default'),
);

const FUNCTIONS: readonly ApiFunction[] = API_TOPICS.flatMap(({ name, product }) => {
  const page = apiPage(product, name);
  return page.kind === 'functions' ? page.functions : [];
});
const DOCUMENTED = FUNCTIONS.map(({ name }) => name);

describe('the functions that Material UI exports', () => {
  const groups = UNDOCUMENTED_FUNCTIONS.map(
    ({ names }) =>
      (name: string) =>
        names instanceof RegExp ? names.test(name) : names.includes(name),
  );

  it('include all that are documented, each on one page', () => {
    expect(DOCUMENTED.filter((name) => !EXPORTED.has(name))).toEqual([]);
    expect(DOCUMENTED.toSorted()).toEqual(
      [...new Set(API_TOPICS.flatMap((topic) => topic.functions))].toSorted(),
    );
    expect(DOCUMENTED.length).toBeGreaterThan(50);
  });

  it('are documented or have one reason not to be', () => {
    const wrong = [...EXPORTED].filter(
      (name) =>
        Number(DOCUMENTED.includes(name)) + groups.filter((matches) => matches(name)).length !== 1,
    );
    expect(wrong).toEqual([]);
  });

  it('include all that the list has a reason for', () => {
    const listed = UNDOCUMENTED_FUNCTIONS.flatMap(({ names }) =>
      names instanceof RegExp ? [] : names,
    );
    expect(listed.filter((name) => !EXPORTED.has(name))).toEqual([]);
  });
});

/** How a parameter or a property stands in types and on pages: `options?`, `...refs`. */
interface Shape {
  readonly name: string;
  readonly optional: boolean;
}

const OTHER_TYPES = ['@mui/system', '@mui/styled-engine', '@mui/utils', 'react'];
const IMPORTS = [
  "import * as React from 'react';",
  ...FUNCTIONS.map(({ name, imports }) => {
    const line = imports.at(-1) ?? '';
    return line.startsWith('import {')
      ? line.replace(`{ ${name} }`, `{ ${name} as fn_${name} }`)
      : line.replace(`import ${name} `, `import fn_${name} `);
  }),
];

/** Signatures of each function, by name. */
function readSignatures() {
  const module = compileModule(
    [...IMPORTS, ...DOCUMENTED.map((name) => `export type t_${name} = typeof fn_${name};`)].join(
      '\n',
    ),
  );
  const { checker, source, problems } = module;
  const signatures = new Map<string, readonly ts.Signature[]>();
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement)) {
      const type = checker.getTypeAtLocation(statement.name);
      signatures.set(statement.name.text.slice(2), type.getCallSignatures());
    }
  }
  return { ...module, problems, signatures };
}

const types = readSignatures();

it('can be imported as the pages say', () => {
  expect(types.problems).toEqual([]);
  const all = FUNCTIONS.flatMap(({ name, imports }) =>
    imports.map((line, index) => line.replace(`${name} `, `${name} as ${name}_${index} `)),
  ).map((line, index) => line.replace(/^import (\w+) as \w+ /, `import $1_${index}_ `));
  expect(compileModule(all.join('\n')).problems).toEqual([]);
});

function shapeOf(symbol: ts.Symbol): Shape {
  const node = symbol.valueDeclaration;
  const parameter = node && ts.isParameter(node) ? node : undefined;
  const name = parameter && !ts.isIdentifier(parameter.name) ? 'options' : symbol.name;
  return {
    name: `${parameter?.dotDotDotToken ? '...' : ''}${name}`,
    optional: parameter?.questionToken !== undefined,
  };
}

function documentedShape({ name, optional }: ApiParameter): Shape {
  return { name, optional: optional === true };
}

/** The properties that packages of MUI declare, of the objects that a parameter may be. */
function ownMembers(choices: readonly ts.Type[]): readonly Shape[] {
  const { checker } = types;
  const objects = choices.map((type) => checker.getNonNullableType(type));
  const names = new Set(
    objects
      .flatMap((type) => checker.getPropertiesOfType(type))
      .filter((one) =>
        one.declarations?.some((node) => node.getSourceFile().fileName.includes('/@mui/')),
      )
      .map((one) => one.name),
  );
  return [...names].map((name) => ({
    name,
    optional: objects.some((type) => {
      const property = checker.getPropertyOfType(type, name);
      return !property || (property.flags & ts.SymbolFlags.Optional) !== 0;
    }),
  }));
}

function byName(one: Shape, other: Shape): number {
  return one.name < other.name ? -1 : 1;
}

describe.each(FUNCTIONS)('$name', ({ name, signature }) => {
  const signatures = types.signatures.get(name) ?? [];
  const last = signatures.at(-1);

  it('takes the parameters that its page says', () => {
    expect(signature?.parameters.map(documentedShape)).toEqual(last?.parameters.map(shapeOf));
  });

  it('takes and returns objects with the properties that its page lists', () => {
    const { checker, source } = types;
    signature?.parameters.forEach(({ members }, index) => {
      const choices = signatures.flatMap(({ parameters }) => parameters[index] ?? []);
      if (members) {
        expect(members.map(documentedShape).toSorted(byName)).toEqual(
          ownMembers(choices.map((one) => checker.getTypeOfSymbolAtLocation(one, source))).toSorted(
            byName,
          ),
        );
      }
    });
    if (signature?.returns?.members) {
      expect(signature.returns.members.map(documentedShape).toSorted(byName)).toEqual(
        ownMembers(signatures.map((one) => one.getReturnType())).toSorted(byName),
      );
    }
  });
});

/** The names of the type parameters that a type declares. */
function typeParametersIn(type: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeParameterDeclaration(node)) {
      names.add(node.name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', `type A = ${type}`, ts.ScriptTarget.ES2022, true));
  return names;
}

/** TypeScript can't compare a condition on a type parameter, not even with itself. */
const NOT_COMPARABLE: ReadonlySet<string> = new Set(['useThemeProps']);

it('have the types that their pages say, as far as the packages export the types in them', () => {
  const known = new Map<string, string>();
  for (const from of ['@mui/material', '@mui/material/styles', ...OTHER_TYPES]) {
    const { checker, source } = compileModule(`export * from '${from}';`);
    const module = checker.getSymbolAtLocation(source);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      known.set(symbol.name, known.get(symbol.name) ?? from);
    }
  }
  const global = new Set(['Array', 'Document', 'Node', 'Omit', 'Partial', 'Record', 'Window']);
  const lines: string[] = [];
  const used = new Set<string>();
  const checked: string[] = [];
  for (const { name, type } of FUNCTIONS) {
    const parameters = typeParametersIn(type);
    const names = [...type.replace(/'[^']*'/g, '').matchAll(/(?<![\w.])[A-Z]\w*/g)]
      .map(([one]) => one)
      .filter((one) => one !== 'React' && !parameters.has(one) && !global.has(one));
    if (names.every((one) => known.has(one)) && !NOT_COMPARABLE.has(name)) {
      names.forEach((one) => used.add(one));
      // Either can stand for the other.
      lines.push(
        `export const a_${name}: ${type} = fn_${name};`,
        `export const b_${name}: typeof fn_${name} = a_${name};`,
      );
      checked.push(name);
    }
  }
  const typeImports = [...used].map((one) => `import type { ${one} } from '${known.get(one)}';`);
  const { problems } = compileModule([...IMPORTS, ...typeImports, ...lines].join('\n'));
  expect(problems).toEqual([]);
  process.stdout.write(`Functions: ${checked.length} of ${FUNCTIONS.length} types compiled\n`);
  expect(checked.length).toBeGreaterThan(40);
});
