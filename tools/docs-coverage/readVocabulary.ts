/** Reads from the installed packages which names exist: what they export, and what their declarations name. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageFolder, packagesOf } from '../api-reference/packages';
import { readPackageTypes } from '../api-reference/program';
import type { Vocabulary } from './identifiers';
import { type GridName, type GridReference, type NameKind, gridNames } from './names';

const PACKAGES = packagesOf('data-grid').map(({ name }) => name);

/** Declarations of the grid: its packages, and what it shares with other libraries of MUI X. */
const DECLARATIONS = /\/node_modules\/@mui\/x-(?:data-grid(?:-pro|-premium)?|internals)\//;

function isInternal(node: ts.Node): boolean {
  return ts.getJSDocTags(node).some(({ tagName }) => tagName.text === 'ignore');
}

/** What a declaration file names: properties, methods with parameters, members of enums, and values that are words. */
export function wordsOfDeclarations(source: ts.SourceFile): readonly string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertySignature(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertyDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isEnumMember(node)
    ) {
      if (isInternal(node)) {
        return;
      }
      if (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) {
        words.push(node.name.text);
      }
    } else if (ts.isStringLiteral(node)) {
      words.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return words;
}

/** The value of a filter operator whose label has a name: `isNotEmpty` for `filterOperatorIsNotEmpty`. */
export function operatorOfLabel(label: string): string | undefined {
  const [, first, rest] = /^filterOperator([A-Z])(\w*)$/.exec(label) ?? [];
  return first === undefined ? undefined : `${first.toLowerCase()}${rest}`;
}

/** Variables of CSS that the packages' scripts set or read. */
function cssVariables(siteDir: string): ReadonlySet<string> {
  const scripts = PACKAGES.flatMap((name) => {
    const folder = path.join(packageFolder(siteDir, name), 'esm');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  });
  return new Set(scripts.flatMap((text) => text.match(/--DataGrid-[\w-]+/g) ?? []));
}

/**
 * All that the check of identifiers has to know.
 * @throws when a package isn't installed
 */
export function readVocabulary(siteDir: string, reference: GridReference): Vocabulary {
  const modules = PACKAGES.flatMap((name) => [
    name,
    `${name}/locales`,
    `${name}/themeAugmentation`,
  ]);
  const { program, exportsOf } = readPackageTypes(siteDir, modules, []);
  const declared = program
    .getSourceFiles()
    .filter(({ fileName }) => DECLARATIONS.test(fileName))
    .flatMap(wordsOfDeclarations);
  const names: readonly GridName[] = gridNames(reference);
  const ofKind = (kind: NameKind) =>
    new Set(names.filter((one) => one.kind === kind).map(({ name }) => name));
  const methods = [...ofKind('methods')].map((name) => name.split('.')[0] ?? name);
  return {
    known: new Set([
      ...modules.flatMap((name) => [...exportsOf(name).keys()]),
      ...declared,
      ...declared.flatMap((word) => operatorOfLabel(word) ?? []),
      ...names.map(({ name }) => name),
    ]),
    apiMembers: new Set(methods),
    props: ofKind('props'),
    columnFields: ofKind('columnFields'),
    slots: ofKind('slots'),
    classNames: new Set(
      reference.models.flatMap((model) =>
        model.kind === 'component' ? model.classes.map(({ className }) => className) : [],
      ),
    ),
    cssVariables: cssVariables(siteDir),
  };
}
