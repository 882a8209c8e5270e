/** Which built files the worker keeps from the start, read from the client's compilation. Knows the bundler. */

/** The part of a group of chunks that is read here. */
interface Group {
  readonly name?: string | null | undefined;
  readonly origins: readonly { readonly request?: string | null }[];
  isInitial(): boolean;
  getFiles(): readonly string[];
}

export interface ClientFiles {
  /** Stylesheets of every page. */
  readonly styles: readonly string[];
  /** What search in titles needs: its dialog, its code, and the data of the current version. */
  readonly search: readonly string[];
}

/** What `features/search` imports when a reader searches. */
export const SEARCH_IMPORTS: readonly string[] = [
  './dialog/SearchDialog',
  './engine/prepareSearch',
];
/** Names of the worker that searches, see src/features/search/engine/startWorker.ts, and of the chunk of data, see plugins/content/search. */
export const SEARCH_CHUNKS: readonly string[] = ['search-worker', 'search-current'];

/** Pure: chunk groups to files, below the path of the language. */
export function clientFilesOf(groups: Iterable<Group>): ClientFiles {
  const all = [...groups];
  const initial = all.filter((group) => group.isInitial()).flatMap((group) => group.getFiles());
  const search = all
    .filter(
      ({ name, origins }) =>
        SEARCH_CHUNKS.includes(name ?? '') ||
        origins.some(({ request }) => SEARCH_IMPORTS.includes(request ?? '')),
    )
    .flatMap((group) => group.getFiles());
  return {
    styles: initial.filter((file) => file.endsWith('.css')),
    search: [...new Set(search)],
  };
}

/** The part of a bundler's compiler that is used here. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tap(name: string, run: (compilation: { chunkGroups: Iterable<Group> }) => void): void;
    };
  };
}

/** A bundler plugin that hands over the files of each finished compilation. */
export function clientFilesPlugin(onFiles: (files: ClientFiles) => void) {
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.afterEmit.tap('service-worker', ({ chunkGroups }) => {
        onFiles(clientFilesOf(chunkGroups));
      });
    },
  };
}
