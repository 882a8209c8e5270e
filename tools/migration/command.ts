/** The command `docs:migration`: what differs between major versions, and which of it a guide leaves out. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { walk } from '../../src/lib/text/syntaxTree';
import { type ClaimedPage, readClaimedPages } from '../docs-claims/readPages';
import { type GuidePage, codeProblems } from './compileGuides';
import { type Difference, differencesOf } from './differences';
import {
  type MajorVersion,
  MIGRATION_GUIDES,
  type MigrationGuide,
  guideName,
  packagesIn,
  successorsOf,
} from './guides';
import { installPackages } from './installPackages';
import { type UnmentionedGroup, labelOf, mentionProblems } from './mentions';
import { type PackageModel, mergeModels, limitedTo } from './model';
import type { MigrationOptions } from './options';
import { readPackages } from './readPackages';

export interface Outcome {
  readonly output: string;
  readonly exitCode: number;
}

/** Data of a guide, from the root of the project. */
function dataFile(guide: MigrationGuide): string {
  return `tools/migration/differences/${guideName(guide)}.json`;
}

/** Why a guide leaves differences out, from the root of the project. */
function reasonsFile(guide: MigrationGuide): string {
  return `tools/migration/unmentioned/${guideName(guide)}.json`;
}

/** Reads the packages of each major version once. */
function createReader(siteDir: string) {
  const read = new Map<string, ReadonlyMap<string, PackageModel>>();
  return (major: MajorVersion, names: readonly string[]): ReadonlyMap<string, PackageModel> => {
    const key = [major, ...names].join();
    const models = read.get(key) ?? readPackages(installPackages(siteDir, major), names);
    read.set(key, models);
    return models;
  };
}

function modelIn(models: ReadonlyMap<string, PackageModel>, name: string): PackageModel {
  const model = models.get(name);
  if (!model) {
    throw new Error(`${name} was not read.`);
  }
  return model;
}

/** What a guide's data file has to hold. */
function dataText(guide: MigrationGuide, read: ReturnType<typeof createReader>): string {
  const { from, to, packages } = guide;
  const before = read(from, packagesIn(guide, from));
  const after = read(to, packagesIn(guide, to));
  const differences = differencesOf(
    packages.map((pair) => ({
      name: pair.before,
      before: limitedTo(modelIn(before, pair.before), pair.only),
      after: mergeModels(successorsOf(pair).map((name) => modelIn(after, name))),
    })),
  );
  const versions = Object.fromEntries(
    packages.map((pair) => [pair.before, modelIn(before, pair.before).version]),
  );
  return `${JSON.stringify({ '//': 'Written by `npm run docs:migration`.', versions, differences }, null, 2)}\n`;
}

function readDifferences(siteDir: string, guide: MigrationGuide): readonly Difference[] {
  const { differences } = JSON.parse(readFileSync(path.join(siteDir, dataFile(guide)), 'utf8'));
  return differences;
}

function readReasons(siteDir: string, guide: MigrationGuide): readonly UnmentionedGroup[] {
  const file = path.join(siteDir, reasonsFile(guide));
  const groups: readonly UnmentionedGroup[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).groups
    : [];
  const wrong = groups.find(({ reason }) => reason.trim() === '');
  if (wrong) {
    throw new Error(`${reasonsFile(guide)} leaves out ${wrong.names.join(', ')} without a reason.`);
  }
  return groups;
}

/** All inline code and blocks of a page. */
function codeOf({ tree }: ClaimedPage): string {
  const codes: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'code' || node.type === 'inlineCode') {
      codes.push(node.value);
    }
  });
  return codes.join('\n');
}

/** Guides that have a page, with it. */
function pagesOf(siteDir: string, guides: readonly MigrationGuide[]): readonly GuidePage[] {
  const pages = readClaimedPages(siteDir);
  return guides.flatMap((guide) => {
    const page = pages.find(({ pathname }) => pathname === guide.pathname);
    return page ? [{ guide, page }] : [];
  });
}

function guideProblems(siteDir: string, { guide, page }: GuidePage): readonly string[] {
  return mentionProblems(
    guide.pathname,
    readDifferences(siteDir, guide),
    codeOf(page),
    readReasons(siteDir, guide),
  );
}

function check(siteDir: string, guides: readonly MigrationGuide[]): Outcome {
  const pages = pagesOf(siteDir, guides);
  const read = createReader(siteDir);
  const problems = pages.flatMap((one) => {
    const { guide } = one;
    const file = path.join(siteDir, dataFile(guide));
    const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === dataText(guide, read);
    return isCurrent
      ? guideProblems(siteDir, one)
      : [`${dataFile(guide)} is of other packages. Run npm run docs:migration.`];
  });
  const all = [...problems, ...codeProblems(siteDir, pages)];
  return {
    output: [...all, `${pages.length} migration guides: ${all.length} problems.`].join('\n'),
    exitCode: all.length === 0 ? 0 : 1,
  };
}

function write(siteDir: string, guides: readonly MigrationGuide[]): Outcome {
  const read = createReader(siteDir);
  const lines = guides.map((guide) => {
    const file = path.join(siteDir, dataFile(guide));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, dataText(guide, read));
    const differences = readDifferences(siteDir, guide);
    return `${guide.pathname}: ${differences.length} differences\n${differences
      .map((one) => `  ${one.kind.padEnd(9)}${labelOf(one)}`)
      .join('\n')}`;
  });
  return { output: lines.join('\n'), exitCode: 0 };
}

/**
 * @param siteDir root of the project
 * @throws when packages can't be installed, or a page can't be read
 */
export function docsMigration(siteDir: string, options: MigrationOptions): Outcome {
  const guides = MIGRATION_GUIDES.filter(
    (guide) => options.guide === undefined || guideName(guide) === options.guide,
  );
  return options.check ? check(siteDir, guides) : write(siteDir, guides);
}
