/** The loader of this plugin: picks what becomes of a module by the `step` that its rule names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openingPrefetch, openingPreload } from './clientSources';
import { sectionDocs, shellGlobalData } from './docsLists';
import { sidebarModule } from './sidebarGroups';
import { sectionModule, shellChunkNames, shellRegistry, shellRoutes } from './generate';

/** What the bundler tells a loader, as far as it is used here. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  getOptions(): Options;
  addDependency(file: string): void;
}

interface Options {
  readonly step: string;
  /** Path of `browser/sections.ts`. */
  readonly runtime: string;
  /** Path of `browser/groups.ts`. */
  readonly groups: string;
  readonly generatedFilesDir: string;
  /** Where the header and the footer lead. */
  readonly links: readonly string[];
}

export function load(this: LoaderContext, source: string): string {
  const { step, runtime, groups, generatedFilesDir, links } = this.getOptions();
  const read = (name: string) => {
    const file = path.join(generatedFilesDir, name);
    this.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const generated = () => ({
    routes: read('routes.js'),
    chunkNames: read('routesChunkNames.json'),
    registry: read('registry.js'),
  });
  switch (step) {
    case 'preload':
      return openingPreload(source, runtime, groups);
    case 'prefetch':
      return openingPrefetch(source, runtime);
    case 'chunkNames':
      return shellChunkNames(generated());
    case 'registry':
      return shellRegistry(generated());
    case 'versionData':
      return sidebarModule(
        source,
        `./${path.basename(this.resourcePath)}`,
        groups,
        new URLSearchParams(this.resourceQuery).get('group'),
      );
    case 'globalData':
      return shellGlobalData(source, links);
    case 'routes': {
      const section = new URLSearchParams(this.resourceQuery).get('section');
      return section === null
        ? shellRoutes(generated(), runtime)
        : sectionModule(
            generated(),
            section,
            (base) => sectionDocs(read('globalData.json'), links, base, section),
            runtime,
          );
    }
    default:
      throw new Error(`sections: the loader has no step "${step}".`);
  }
}
