/** Compiles the blocks of the guides against the packages of the version that their titles name. */
import path from 'node:path';
import { type CompiledFence, type FenceTarget, compileFences } from '../docs-claims/compileFences';
import { type Compiler, createCompiler } from '../docs-claims/compiler';
import { fencesOf } from '../docs-claims/fences';
import type { ClaimedPage } from '../docs-claims/readPages';
import { DOCUMENTED_VERSION } from '../../src/data/migrationGuides';
import { type MajorVersion, type MigrationGuide, packagesIn } from './guides';
import { installPackages } from './installPackages';

/** A guide's page. */
export interface GuidePage {
  readonly guide: MigrationGuide;
  readonly page: ClaimedPage;
}

function codesOf(errors: readonly { readonly code: number }[]): string {
  return [...new Set(errors.map(({ code }) => `TS${code}`))].sort().join(', ');
}

/** The packages of Material UI that go with a major version. */
function materialOf(major: MajorVersion): string {
  return major === 'v4' ? '@material-ui/core' : '@mui/material';
}

/** Compiles blocks of a guide with the packages of one of its major versions. */
type CompileIn = (
  page: GuidePage,
  major: MajorVersion,
  takes: FenceTarget['takes'],
) => readonly CompiledFence[];

/** One compiler for each major version, since most of its time goes into reading the packages. */
function createCompileIn(siteDir: string): CompileIn {
  const compilers = new Map<MajorVersion, Compiler>();
  return ({ guide, page }, major, takes) => {
    // Who has left the lab no longer has it; the site documents its components.
    const lab = path.join(siteDir, 'node_modules/@mui/lab').replaceAll('\\', '/');
    const compiler = compilers.get(major) ?? createCompiler(installPackages(siteDir, major), lab);
    compilers.set(major, compiler);
    return compileFences(siteDir, [page], {
      takes,
      compiler,
      packages: [...packagesIn(guide, major), materialOf(major)],
    });
  };
}

/** What is wrong with the blocks of one guide in the version that it leads from. */
function beforeProblems(compileIn: CompileIn, one: GuidePage): readonly string[] {
  const { guide, page } = one;
  const compile = (major: MajorVersion) =>
    compileIn(one, major, (fence) => fence.major === guide.from);
  const later = compile(guide.to);
  return compile(guide.from).flatMap((fence, index) => {
    if (fence.notCompiled !== undefined) {
      return [];
    }
    const place = `${page.file}:${fence.line}`;
    const promised = [...(fence.errorsLater ?? [])].sort().join(', ');
    const seen = codesOf(later[index]?.errors ?? []);
    return [
      ...fence.errors.map(
        ({ line, code, message }) =>
          `${page.file}:${line} doesn't compile with ${guide.from}: TS${code}: ${message}`,
      ),
      ...(promised === seen
        ? []
        : [
            `${place} gives ${seen || 'no error'} with ${guide.to}, and its title says ${promised || 'none'}.`,
          ]),
    ];
  });
}

/** Blocks for the version that a guide leads to, when that isn't the installed one. */
function afterProblems(compileIn: CompileIn, one: GuidePage): readonly string[] {
  const { guide, page } = one;
  return guide.to === DOCUMENTED_VERSION
    ? []
    : compileIn(one, guide.to, (fence) => fence.major === guide.to).flatMap((fence) =>
        fence.errors.map(
          ({ line, code, message }) =>
            `${page.file}:${line} doesn't compile with ${guide.to}: TS${code}: ${message}`,
        ),
      );
}

/**
 * Blocks whose titles name a major version that the guide doesn't lead from or to, so that nothing would compile them.
 * Pure.
 */
export function titleProblems(
  guide: MigrationGuide,
  page: Pick<ClaimedPage, 'file' | 'tree'>,
): readonly string[] {
  const majors: readonly string[] = [guide.from, guide.to, DOCUMENTED_VERSION];
  return fencesOf(page.tree).flatMap(({ major, laterMajor, line }) => {
    const wrong = [
      ...(major === undefined || majors.includes(major) ? [] : [major]),
      ...(laterMajor === undefined || laterMajor === guide.to ? [] : [laterMajor]),
    ];
    return wrong.map(
      (name) =>
        `${page.file}:${line} is titled for ${name}, and the guide leads from ${guide.from} to ${guide.to}.`,
    );
  });
}

/** What is wrong with the blocks of code of guides. */
export function codeProblems(siteDir: string, guides: readonly GuidePage[]): readonly string[] {
  const compileIn = createCompileIn(siteDir);
  return guides.flatMap((one) => [
    ...titleProblems(one.guide, one.page),
    ...beforeProblems(compileIn, one),
    ...afterProblems(compileIn, one),
  ]);
}
