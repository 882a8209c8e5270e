/**
 * Lets the development server show an edited page before it loads the site's content again. Docusaurus loads all content
 * beside the compiler, on the same thread, for each saved page; and for one of a translation, which lies among the texts
 * of a language, the whole site besides.
 */
import { createRequire } from 'node:module';

/** What was saved: without a plugin, a file of the site itself. */
interface Saved {
  readonly plugin: { readonly name: string; readonly options: { readonly id: string } } | null;
  readonly event: { readonly name: string; readonly path: string };
}

/** The module of Docusaurus that watches files, as far as it is changed here. */
export interface Watcher {
  setupSiteFileWatchers: (params: unknown, callback: (saved: Saved) => void) => void;
}

/** ms after which content is loaded again; a page is compiled by then. */
const DEBOUNCE_MS = 1500;

const isText = ({ event: { name, path } }: Saved) => name === 'change' && /\.mdx?$/.test(path);

/** @param module is changed; the command `start` asks it after plugins are made */
export function debouncedContentReload(module: Watcher): void {
  const watch = module.setupSiteFileWatchers;
  module.setupSiteFileWatchers = (params, callback) => {
    const waiting = new Map<string, NodeJS.Timeout>();
    watch(params, (saved) => {
      const { plugin } = saved;
      if (!isText(saved)) {
        callback(saved);
      } else if (plugin) {
        const key = `${plugin.name} ${plugin.options.id}`;
        clearTimeout(waiting.get(key));
        waiting.set(
          key,
          setTimeout(() => callback(saved), DEBOUNCE_MS),
        );
      }
      // The plugin that a translated page belongs to hears of it too: the site itself has nothing to load.
    });
  };
}

/** The module that the running command has; modules of plugins are loaded apart from it. */
export function watcherOfCommand(): Watcher {
  return createRequire(__filename)('@docusaurus/core/lib/commands/start/watcher');
}
