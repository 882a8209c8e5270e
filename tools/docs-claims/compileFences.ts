/** Compiles the blocks of code of pages. Each borrows what it names and doesn't declare. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DOCUMENTED_VERSION } from '../../src/data/migrationGuides';
import { PRODUCT_PACKAGES } from '../../src/data/productPackages';
import { preambleFilesOf } from './claimPaths';
import { type Compiler, type CompilerError, type Piece, createCompiler } from './compiler';
import { type Declarations, declarationsOf, notCompiledOf } from './declarations';
import { type Fence, fencesOf, moduleOf } from './fences';
import type { ClaimedPage } from './readPages';

/** A block of code, and what the compiler says of it. */
export interface CompiledFence extends Fence {
  readonly pathname: string;
  /** The page's file. */
  readonly file: string;
  /** Why it isn't compiled; absent when it is. */
  readonly notCompiled?: string;
  /** With the line in the page; none when it compiles. */
  readonly errors: readonly CompilerError[];
}

/** Packages whose exports a fragment may use without naming them, by the folder of pages; the first that has a name counts. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'react-data-grid': [
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-data-grid-premium',
    '@mui/material',
  ],
  'react-date-pickers': ['@mui/x-date-pickers', '@mui/x-date-pickers-pro', '@mui/material'],
  'react-charts': ['@mui/x-charts', '@mui/x-charts-pro', '@mui/material'],
  'react-tree-view': ['@mui/x-tree-view', '@mui/x-tree-view-pro', '@mui/material'],
};
/** Those of pages outside the folders of MUI X. */
const BASE_PACKAGES: readonly string[] = PRODUCT_PACKAGES['material-ui'].map(({ name }) => name);

const ALL_PACKAGES = [...new Set([...Object.values(PACKAGES).flat(), ...BASE_PACKAGES])];

/** A name that nothing declares; the last ones are those of a shorthand property and of a test runner. */
const UNKNOWN_NAME = [2304, 2552, 2503, 2686, 18004, 2582, 2593];
/** A module that isn't there. */
const NO_MODULE = 2307;

/** Which blocks to compile, and against which packages. */
export interface FenceTarget {
  readonly takes: (fence: Fence) => boolean;
  readonly compiler: Compiler;
  /** Packages whose exports a fragment may use without naming them; those of the page's folder, when absent. */
  readonly packages?: readonly string[];
}

/** More rounds than any chain of declarations is long. */
const ROUNDS = 8;

/** Scripts beside a page. */
function scriptsOf(siteDir: string, folder: string): readonly string[] {
  return readdirSync(path.join(siteDir, folder))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(siteDir, folder, name), 'utf8'));
}

function lookup(name: string, banks: readonly Declarations[]): string | undefined {
  return banks.map((bank) => bank.get(name)).find((text) => text !== undefined);
}

/** Imports of a file of the reader's own lead nowhere here. */
function isOwnFile({ code, message }: CompilerError): boolean {
  return code === NO_MODULE && /'\.{1,2}\//.test(message);
}

interface Work {
  readonly page: ClaimedPage;
  readonly fence: Fence;
  readonly file: string;
  readonly module: string;
  readonly banks: readonly Declarations[];
  readonly packages: readonly string[];
  readonly notCompiled: string | undefined;
  /** Statements borrowed so far, by name. */
  readonly borrowed: Map<string, string>;
  errors: readonly CompilerError[];
}

/** What a fragment borrows, each statement before those that borrow it. */
function prefixOf({ fence, borrowed }: Work): string {
  // A module that is only extended has to be known first.
  const extended = [...fence.text.matchAll(/^declare module ('[^']+')/gm)].map(
    ([, name]) => `import type {} from ${name};`,
  );
  return [...extended, ...[...new Set(borrowed.values())].reverse(), ''].join('\n');
}

function pieceOf(work: Work): Piece {
  return { file: work.file, text: `${prefixOf(work)}${work.module}` };
}

/** Whether a block changes the types of packages, and with them those of other blocks. */
function augments({ text }: Fence): boolean {
  return /^\s*declare (?:module|global)\b|themeAugmentation|PickerValidDate/m.test(text);
}

/**
 * The adapters of pickers that a block names, but for that of Day.js. Each that is imported becomes a date library of its
 * whole program, where the dates of all others would be a union then.
 */
function foreignAdapters({ text }: Fence): string {
  const names = text.match(/\bAdapter(?:DateFns|Luxon|Moment)\w*/g) ?? [];
  return [...new Set(names)].sort().join();
}

/**
 * Compiles blocks of code of pages.
 * @param siteDir root of the project
 * @param target all that are for the documented version, which is installed, when absent
 */
export function compileFences(
  siteDir: string,
  pages: readonly ClaimedPage[],
  target: FenceTarget = {
    takes: ({ major = DOCUMENTED_VERSION }) => major === DOCUMENTED_VERSION,
    compiler: createCompiler(siteDir),
  },
): readonly CompiledFence[] {
  const { compiler } = target;
  const exported = compiler.exportsOf(target.packages ?? ALL_PACKAGES);
  const importOf = (name: string, packages: readonly string[]): string | undefined => {
    if (name === 'React') {
      return `import * as React from 'react';`;
    }
    const from = packages.find((one) => exported.get(one)?.has(name));
    return from === undefined ? undefined : `import { ${name} } from '${from}';`;
  };
  const work = pages.flatMap((page): readonly Work[] => {
    const fences = fencesOf(page.tree).filter(target.takes);
    if (fences.length === 0) {
      return [];
    }
    const folder = path.posix.dirname(page.file);
    const [, start, product = ''] = page.pathname.split('/');
    const preambles = preambleFilesOf(page.pathname)
      .filter((file) => existsSync(path.join(siteDir, file)))
      .map((file) => readFileSync(path.join(siteDir, file), 'utf8'));
    const demos = scriptsOf(siteDir, folder).map(declarationsOf);
    return fences.map((fence, index) => ({
      page,
      fence,
      file: `${folder}/fence-${index}.${fence.language}`,
      module: moduleOf(fence),
      // What the page's own file says counts, then what stands above on the page, then its demos.
      banks: [
        ...preambles.slice(0, 1).map(declarationsOf),
        ...fences.slice(0, index).map(({ text }) => declarationsOf(text)),
        ...demos,
        ...preambles.slice(1).map(declarationsOf),
      ],
      packages:
        target.packages ?? (start === 'x' ? (PACKAGES[product] ?? ALL_PACKAGES) : BASE_PACKAGES),
      notCompiled: preambles
        .map((text) => notCompiledOf(text).get(fence.text.split('\n')[0] ?? ''))
        .find((reason) => reason !== undefined),
      borrowed: new Map(),
      errors: [],
    }));
  });
  const compile = (group: readonly Work[]): void => {
    let open = group;
    for (let round = 0; round < ROUNDS && open.length > 0; round += 1) {
      const results = compiler.check(group.map(pieceOf));
      open = group.filter((one, index) => {
        one.errors = results[index] ?? [];
        const unknown = one.errors.flatMap(({ code, message }) => {
          const [, name] = /'([\w$]+)'/.exec(message) ?? [];
          return UNKNOWN_NAME.includes(code) && name !== undefined ? [name] : [];
        });
        const found = [...new Set(unknown)].flatMap((name) => {
          const text = lookup(name, one.banks) ?? importOf(name, one.packages);
          return text === undefined || one.borrowed.has(name) ? [] : [[name, text] as const];
        });
        found.forEach(([name, text]) => one.borrowed.set(name, text));
        return found.length > 0;
      });
    }
  };
  const compiled = work.filter(({ notCompiled }) => notCompiled === undefined);
  const plain = compiled.filter(({ fence }) => !augments(fence));
  for (const adapters of new Set(plain.map(({ fence }) => foreignAdapters(fence)))) {
    compile(plain.filter(({ fence }) => foreignAdapters(fence) === adapters));
  }
  compiled.filter(({ fence }) => augments(fence)).forEach((one) => compile([one]));
  return work.map((one) => {
    const { page, fence, errors, notCompiled } = one;
    const above = prefixOf(one).split('\n').length - 1;
    const length = fence.text.split('\n').length;
    return {
      ...fence,
      pathname: page.pathname,
      file: page.file,
      ...(notCompiled === undefined ? {} : { notCompiled }),
      errors: errors
        .filter((error) => !isOwnFile(error))
        .map((error) => ({
          ...error,
          line: fence.line + Math.max(0, Math.min(error.line - above, length) - 1),
        })),
    };
  });
}
