/** Reads the packages of one release as the API reference reads those of the site. */
import ts from 'typescript';
import { API_NAMES } from '../../src/data/apiNames';
import type { ApiMethod, GridEvent, GridSelector } from '../../src/lib/api/apiBlocks';
import type { ApiModel } from '../../src/lib/api/apiModel';
import { apiMethods } from '../api-reference/apiMethods';
import { ADAPTERS, ALIASES, extractModels } from '../api-reference/extractAll';
import { gridEvents } from '../api-reference/gridEvents';
import { gridSelectors } from '../api-reference/gridSelectors';
import { type PackageTypes, readPackageTypes } from '../api-reference/program';
import { HISTORY_PACKAGES, HISTORY_PRODUCTS } from './historyPackages';

/** A name that a package exports. */
export interface ExportedName {
  readonly name: string;
  /** Something to call or to render; a type otherwise. */
  readonly isValue: boolean;
}

/** What a release has. */
export interface Release {
  readonly models: readonly ApiModel[];
  /** Names of pages that the release exports as unstable: `Unstable_FunnelChart` by `FunnelChart`. */
  readonly unstable: Readonly<Record<string, string>>;
  readonly events: readonly GridEvent[];
  readonly methods: readonly ApiMethod[];
  readonly selectors: readonly GridSelector[];
  /** By package. */
  readonly exports: Readonly<Record<string, readonly ExportedName[]>>;
  /** Why names of pages are absent. */
  readonly problems: readonly string[];
}

/** How the packages mark a name that may change in any release. */
const UNSTABLE = ['Unstable_', 'unstable_'];

/** Names of pages that the packages export only with a mark. */
function unstableNames({ exportsOf }: PackageTypes): Readonly<Record<string, string>> {
  const exported = new Set(HISTORY_PACKAGES.flatMap(({ name }) => [...exportsOf(name).keys()]));
  const names = HISTORY_PRODUCTS.flatMap((product) => [
    ...API_NAMES[product].components,
    ...API_NAMES[product].interfaces,
  ]);
  return Object.fromEntries(
    names.flatMap((name) => {
      const marked = UNSTABLE.map((mark) => mark + name).find((one) => exported.has(one));
      return marked !== undefined && !exported.has(name) ? [[name, marked] as const] : [];
    }),
  );
}

function exportedNames(types: PackageTypes, packageName: string): readonly ExportedName[] {
  return [...types.exportsOf(packageName)]
    .map(([name, { flags }]) => ({ name, isValue: (flags & ts.SymbolFlags.Value) !== 0 }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * @param folder its `node_modules` hold the packages
 * @throws when a package is missing, or the types of the grid's methods, events or selectors can't be read
 */
export function extractRelease(folder: string): Release {
  const types = readPackageTypes(
    folder,
    [...HISTORY_PACKAGES.map(({ name }) => name), ...ADAPTERS],
    ALIASES.map((alias) => ({ ...alias, isOptional: true })),
  );
  const unstable = unstableNames(types);
  const { results, problems } = extractModels(
    folder,
    Object.fromEntries(HISTORY_PRODUCTS.map((product) => [product, API_NAMES[product]])),
    {
      types,
      exportNames: unstable,
      demosOf: () => [],
      // The key is what a history names.
      classNamesOf: () => (key) => key,
      themeNames: {},
    },
  );
  return {
    models: results,
    unstable,
    events: gridEvents(types.program, { handled: new Set(), props: new Map() }),
    methods: apiMethods(types.program),
    selectors: gridSelectors(types.program),
    exports: Object.fromEntries(
      HISTORY_PACKAGES.map(({ name }) => [name, exportedNames(types, name)]),
    ),
    problems,
  };
}
