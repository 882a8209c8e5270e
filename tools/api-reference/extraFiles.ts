/**
 * Writes the reference blocks of pages of prose as JSON, each beside the page that shows it, so that a cut version
 * takes it along.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import { X_INSTANCE } from '../../src/data/docsInstances';
import { PACKAGE_VERSIONS } from '../../src/data/packageVersions';
import type { ApiBlockFile, GridEvent } from '../../src/lib/api/apiBlocks';
import { dateAdapters } from './adapters';
import { apiMethods } from './apiMethods';
import { eventUse, gridEvents } from './gridEvents';
import { gridSelectors } from './gridSelectors';
import { componentLocales } from './locales';
import { jsonText } from './pageFiles';

const GRIDS = [
  '@mui/x-data-grid',
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
] as const satisfies readonly (keyof typeof PACKAGE_VERSIONS)[];
const [GRID, , PREMIUM_GRID] = GRIDS;
const PICKERS = '@mui/x-date-pickers';
const CHARTS = '@mui/x-charts';

/** A file of blocks as it is written: its version stands with those of all packages, see `packageVersions.ts`. */
type StoredFile = WithoutVersion<ApiBlockFile>;
type WithoutVersion<File> = File extends unknown ? Omit<File, 'version'> : never;

export interface ExtraFilesContext {
  /** Absolute path of the project's root. */
  readonly siteDir: string;
  /** Holds the three data grid packages. */
  readonly program: ts.Program;
  /** Those of the grid, with what the guides say of them. */
  readonly events: readonly GridEvent[];
}

/** The events of the grid, from its types and its scripts. */
export function readEvents(siteDir: string, program: ts.Program): readonly GridEvent[] {
  return gridEvents(program, eventUse(GRIDS.flatMap((name) => hookScripts(siteDir, name))));
}

function packageFolder(siteDir: string, name: string): string {
  return path.join(siteDir, 'node_modules', ...name.split('/'));
}

function readJson(file: string): Readonly<Record<string, unknown>> {
  const content: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(file, 'utf8'));
  return content;
}

/** The CommonJS scripts of a package's own hooks, which hold all that the grid does with events. */
function hookScripts(siteDir: string, name: string): readonly string[] {
  const folder = path.join(packageFolder(siteDir, name), 'hooks');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

function localesOf(siteDir: string, name: string): StoredFile {
  const require = createRequire(path.join(siteDir, 'package.json'));
  const exported: Readonly<Record<string, unknown>> = require(`${name}/locales`);
  return { kind: 'locales', package: name, ...componentLocales(exported, name) };
}

/** The dependencies that a package asks apps to install. */
function peersOf(folder: string): Readonly<Record<string, string>> {
  const { peerDependencies } = readJson(path.join(folder, 'package.json'));
  return typeof peerDependencies === 'object' ? { ...peerDependencies } : {};
}

function adaptersOf(siteDir: string): StoredFile {
  const folder = packageFolder(siteDir, PICKERS);
  return {
    kind: 'adapters',
    package: PICKERS,
    entries: dateAdapters({
      packageName: PICKERS,
      names: readdirSync(folder).filter((name) => name.startsWith('Adapter')),
      peers: peersOf(folder),
      versions: PACKAGE_VERSIONS,
      declarations: (name) => readFileSync(path.join(folder, name, `${name}.d.ts`), 'utf8'),
    }),
  };
}

/**
 * The files of all blocks: path from the project's root, with `/`, to content.
 * @throws when a package or a type of it is missing, or can't be understood
 */
export function extraFiles({
  siteDir,
  program,
  events,
}: ExtraFilesContext): ReadonlyMap<string, string> {
  const grid = { package: PREMIUM_GRID };
  const files: Readonly<Record<string, StoredFile>> = {
    'react-charts/localization/locales.json': localesOf(siteDir, CHARTS),
    'react-data-grid/api-object/methods.json': {
      kind: 'methods',
      ...grid,
      entries: apiMethods(program),
    },
    'react-data-grid/events/events.json': {
      kind: 'events',
      ...grid,
      entries: events,
    },
    'react-data-grid/localization/locales.json': localesOf(siteDir, GRID),
    'react-data-grid/state/selectors.json': {
      kind: 'selectors',
      ...grid,
      entries: gridSelectors(program),
    },
    'react-date-pickers/adapters-locale/adapters.json': adaptersOf(siteDir),
    'react-date-pickers/localization/locales.json': localesOf(siteDir, PICKERS),
  };
  return new Map(
    Object.entries(files).map(([name, file]) => [`${X_INSTANCE.folder}/${name}`, jsonText(file)]),
  );
}
