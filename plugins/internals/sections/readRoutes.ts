/** Reads the modules that Docusaurus generates for the routes of a site. Knows nothing of sections. */
import { runInNewContext } from 'node:vm';

/** A route as Docusaurus writes it; what else it has (`exact`, `sidebar`) is kept as it is. */
export interface Route {
  readonly path: string;
  /** The arguments of `ComponentCreator`: the path, and a hash for all routes but the one of the missing page. */
  readonly component: readonly string[];
  readonly routes?: readonly Route[];
  readonly [name: string]: unknown;
}

/** Chunk names, nested in any way, by path and hash of a route. */
export type ChunkNames = Readonly<Record<string, unknown>>;

const START = 'export default ';
const IMPORT = /^import [^;]*;$/gm;

function refuse(what: string): never {
  throw new Error(
    `sections: ${what}. Compare plugins/internals/sections/readRoutes.ts with this version of Docusaurus.`,
  );
}

function isRoute(value: unknown): value is Route {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const { path, component, routes }: { path?: unknown; component?: unknown; routes?: unknown } =
    value;
  return (
    typeof path === 'string' &&
    Array.isArray(component) &&
    (routes === undefined || (Array.isArray(routes) && routes.every(isRoute)))
  );
}

/**
 * @param source `.docusaurus/routes.js`: `export default [{ path, component: ComponentCreator(path, hash), … }]`
 * @throws when the module has changed
 */
export function readRoutes(source: string): readonly Route[] {
  const code = source.replace(IMPORT, '');
  const start = code.indexOf(START);
  if (start < 0) {
    return refuse('the generated routes have no default export');
  }
  const json: unknown = runInNewContext(
    `JSON.stringify(${code.slice(start + START.length).replace(/;\s*$/, '')})`,
    { ComponentCreator: (...names: readonly unknown[]) => names },
  );
  const routes: unknown = typeof json === 'string' ? JSON.parse(json) : undefined;
  return Array.isArray(routes) && routes.every(isRoute)
    ? routes
    : refuse('the generated routes have no paths with components');
}

/**
 * The entries of `.docusaurus/registry.js` by chunk name, each as the source of what loads the chunk:
 * `[() => import("…"), "…", require.resolveWeak("…")]`.
 * @throws when it holds none, or others as well
 */
export function readRegistry(source: string): ReadonlyMap<string, string> {
  const found = [...source.matchAll(/^\s*"([^"]+)": (\[\(\) => import\(.*?\)\])(?=,)/gm)];
  const imports = source.match(/\bimport\(/g) ?? [];
  if (found.length === 0 || found.length !== imports.length) {
    return refuse('the generated registry lists modules differently');
  }
  return new Map(found.map(([, name = '', entry = '']) => [name, entry]));
}

/** All chunk names of an entry of the table. */
export function namesIn(entry: unknown): readonly string[] {
  if (typeof entry === 'string') {
    return [entry];
  }
  return typeof entry === 'object' && entry !== null ? Object.values(entry).flatMap(namesIn) : [];
}
