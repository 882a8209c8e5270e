/**
 * Compares the releases of packages that must go together, before anything is made of them: what doesn't fit would end
 * in an error of JavaScript that names no package.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { X_VERSION } from '../../src/data/docsInstances';
import { isRecord } from '../../src/lib/text/isRecord';

/** The package whose number in `package.json` all others follow. */
const LEADER = '@mui/x-data-grid';

/**
 * Packages that may be of an earlier release than the others, since the second takes no part in some. It uses the inside
 * of the first, so both are of one minor release.
 */
const PAIR = ['@mui/x-tree-view', '@mui/x-tree-view-pro'] as const;

/** A copy of a package that is installed. */
interface Copy {
  readonly name: string;
  /** The package in whose folder it lies; none for the one that the project uses. */
  readonly inside?: string;
  readonly version: string;
}

/** What is said of the packages, and what is there. */
export interface Releases {
  /** The project's `package.json`. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** The release that the site says it documents. */
  readonly documented: string;
  readonly installed: readonly Copy[];
}

const isOfX = (name: string) => name.startsWith('@mui/x-');

function textsIn(value: unknown): readonly (readonly [name: string, version: string])[] {
  return Object.entries(isRecord(value) ? value : {}).map(([name, text]) => [name, String(text)]);
}

/** `8.10` of `8.10.2`. */
const minorOf = (version: string) => version.replace(/\.\d+$/, '');

/** Whether the first of two releases of one major version is older, or the same. */
function isUpTo(version: string, limit: string): boolean {
  const [own = [], wanted = []] = [version, limit].map((text) => text.split('.').map(Number));
  const index = own.findIndex((number, place) => number !== wanted[place]);
  return index === -1 || (index > 0 && (own[index] ?? 0) < (wanted[index] ?? 0));
}

/**
 * What doesn't go together, a line for each package with what is there and what is wanted; empty when all does. Pure.
 */
export function versionProblems({ manifest, documented, installed }: Releases): readonly string[] {
  const named = [...textsIn(manifest.dependencies), ...textsIn(manifest.devDependencies)].filter(
    ([name]) => isOfX(name),
  );
  const wanted = new Map(named).get(LEADER);
  if (wanted === undefined) {
    return [`package.json has no ${LEADER} among its dependencies.`];
  }
  const fits = (name: string, version: string) =>
    version === wanted || (PAIR.some((member) => member === name) && isUpTo(version, wanted));
  const numbers = new Map(named);
  const [free, pro] = PAIR.map((name) => numbers.get(name));
  const copiesOf = (name: string) => installed.filter((copy) => copy.name === name);
  return [
    ...named
      .filter(([name, version]) => !fits(name, version))
      .map(([name, version]) => `${name} is ${version} in package.json; wanted is ${wanted}.`),
    ...(free !== undefined && pro !== undefined && minorOf(free) !== minorOf(pro)
      ? [
          `${PAIR[0]} is ${free} and ${PAIR[1]} ${pro} in package.json; wanted is one minor release of both, the latest up to ${wanted} that both have.`,
        ]
      : []),
    ...textsIn(manifest.overrides)
      .filter(([name, version]) => isOfX(name) && !version.startsWith('$') && version !== wanted)
      .map(
        ([name, version]) =>
          `${name} is ${version} in overrides of package.json; wanted is ${wanted}.`,
      ),
    ...named
      .filter(([name]) => copiesOf(name).every(({ inside }) => inside !== undefined))
      .map(([name, version]) => `${name} is not installed; wanted is ${version}.`),
    ...named.flatMap(([name, version]) =>
      copiesOf(name)
        .filter((copy) => copy.version !== version)
        .map(({ inside, version: found }) =>
          inside === undefined
            ? `${name} is installed as ${found}; wanted is ${version}.`
            : `${name} is installed as ${found} inside ${inside} as well; wanted is one copy, ${version}.`,
        ),
    ),
    ...(documented === wanted
      ? []
      : [`X_VERSION in src/data/docsInstances.ts is ${documented}; wanted is ${wanted}.`]),
    ...(manifest.version === wanted
      ? []
      : [`version in package.json is ${String(manifest.version)}; wanted is ${wanted}.`]),
  ];
}

function readManifest(folder: string): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return isRecord(value) ? value : {};
}

/** The packages of MUI X that lie in a folder `node_modules`, without those deeper inside. */
function packagesIn(modules: string, inside?: string): readonly Copy[] {
  const scope = path.join(modules, '@mui');
  const names = existsSync(scope) ? readdirSync(scope) : [];
  return names
    .filter((name) => existsSync(path.join(scope, name, 'package.json')))
    .flatMap((name): readonly Copy[] => {
      const full = `@mui/${name}`;
      const version = String(readManifest(path.join(scope, name)).version);
      const own = { name: full, version, ...(inside !== undefined && { inside }) };
      const deeper = inside === undefined ? path.join(scope, name, 'node_modules') : undefined;
      return [
        ...(isOfX(full) ? [own] : []),
        ...(deeper === undefined ? [] : packagesIn(deeper, full)),
      ];
    });
}

/**
 * @param siteDir root of the project
 * @throws with all packages that don't go together, and what to do
 */
export function checkVersions(siteDir: string): void {
  const problems = versionProblems({
    manifest: readManifest(siteDir),
    documented: X_VERSION,
    installed: packagesIn(path.join(siteDir, 'node_modules')),
  });
  if (problems.length > 0) {
    throw new Error(
      [
        "Packages that must go together don't:",
        ...problems.map((problem) => `  ${problem}`),
        'Correct the numbers in package.json (dependencies, devDependencies, overrides, version) and X_VERSION, and run `npm install`. See guides/upgrading.md.',
      ].join('\n'),
    );
  }
}
