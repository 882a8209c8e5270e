/**
 * Which files the browser needs for a named chunk and for a demo, read from the client's compilation.
 * Knows the bundler; doesn't know pages.
 */
import path from 'node:path';
import { CODE_STYLINGS } from '../../../src/lib/code/demo';

/** Addresses of scripts, without the base URL: `assets/js/main.abc.js`. */
type Files = readonly string[];

export interface ChunkMap {
  /** By the name of the chunk, as in Docusaurus' route table. */
  readonly byName: ReadonlyMap<string, Files>;
  /** What every demo needs besides its own: the part of the demo block that runs it. */
  readonly everyDemo: Files;
  /** What one demo needs to run, by the path of its file from the root of the site, with `/`. */
  readonly byDemo: ReadonlyMap<string, Files>;
}

const DEMO_QUERY = '?demo';
/** Loaded when a reader opens the code, not to run the demo. */
const SOURCE_QUERY = '?demo-source';

/** What `features/demo/island` imports when the first demo comes near. */
const ISLAND_RUNTIME = './islandRuntime';

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

/** The part of a chunk group that is read here. */
interface Group {
  readonly name?: string | null | undefined;
  readonly origins: readonly { readonly request?: string | null; readonly module?: unknown }[];
  getFiles(): readonly string[];
}

function resourceOf(module: unknown): string | undefined {
  if (typeof module === 'object' && module !== null && 'resource' in module) {
    return typeof module.resource === 'string' ? module.resource : undefined;
  }
  return undefined;
}

/** The demo that a dynamic import belongs to, when it is one that runs the demo in its system styling. */
function demoOf({ request, module }: Group['origins'][number]): string | undefined {
  const resource = resourceOf(module);
  if (!request || !resource?.endsWith(DEMO_QUERY) || request.endsWith(SOURCE_QUERY)) {
    return undefined;
  }
  const demo = resource.slice(0, -DEMO_QUERY.length);
  const isVariant = CODE_STYLINGS.some((styling) => request.endsWith(`.${styling}.tsx`));
  return isVariant ? undefined : demo;
}

/** Pure: chunk groups to files. */
export function chunkMapOf(groups: Iterable<Group>, siteDir: string): ChunkMap {
  const byName = new Map<string, Files>();
  const byDemo = new Map<string, Files>();
  let everyDemo: Files = [];
  for (const group of groups) {
    const files = group.getFiles().filter(isScript);
    if (group.name) {
      byName.set(group.name, files);
    }
    if (group.origins.some(({ request }) => request === ISLAND_RUNTIME)) {
      everyDemo = files;
    }
    for (const demo of new Set(group.origins.map(demoOf))) {
      if (demo !== undefined) {
        const key = path.relative(siteDir, demo).replaceAll('\\', '/');
        byDemo.set(key, [...new Set([...(byDemo.get(key) ?? []), ...files])]);
      }
    }
  }
  return { byName, byDemo, everyDemo };
}

/** The part of a bundler's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, run: (compilation: { chunkGroups: Iterable<Group> }) => void): void;
    };
  };
}

/** A bundler plugin that hands over the map of each finished compilation. */
export function chunkMapPlugin(siteDir: string, onMap: (map: ChunkMap) => void) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('first-load', ({ chunkGroups }) => {
        onMap(chunkMapOf(chunkGroups, siteDir));
      });
    },
  };
}
