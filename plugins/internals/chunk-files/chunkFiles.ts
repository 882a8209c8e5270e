/** Which script has to bring the names of which others. Knows the bundler's groups of chunks; doesn't know their text. */

interface Chunk {
  readonly id?: string | number | null | undefined;
  readonly files: Iterable<string>;
  hasRuntime(): boolean;
}

/** Chunks that are loaded together, by one `import()` or at the start. */
export interface Group {
  readonly index?: number | undefined;
  readonly chunks: readonly Chunk[];
  isInitial(): boolean;
  getParents(): readonly Group[];
}

/** Addresses of scripts, without the base URL, by the id of the chunk. */
export type ChunkFiles = ReadonlyMap<string, string>;

export interface SpreadFiles {
  /** The scripts of the runtime. */
  readonly runtimes: readonly string[];
  /** What the scripts of the start can load. */
  readonly first: ChunkFiles;
  /** What others can load, by the script that brings the names. */
  readonly byScript: ReadonlyMap<string, ChunkFiles>;
}

interface Script {
  readonly id: string;
  readonly file: string;
}

/** A chunk may hold styles only. */
function scriptsOf({ chunks }: Group): readonly Script[] {
  return chunks.flatMap(({ id, files }) =>
    [...files].filter((file) => file.endsWith('.js')).map((file) => ({ id: String(id), file })),
  );
}

export function chunkFilesOf(chunkGroups: Iterable<Group>): SpreadFiles {
  const groups = [...chunkGroups];
  const uses = new Map<string, number>();
  for (const { id } of groups.flatMap(scriptsOf)) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }

  /**
   * The scripts of which one is there before the group can load others: of those of the group, the one that the
   * fewest groups share. A group without scripts of its own has those of the groups before it.
   * @returns `start` for the start
   */
  const entryScripts = (group: Group, seen: ReadonlySet<number | undefined>): readonly string[] => {
    if (group.isInitial()) {
      return ['start'];
    }
    const [first, ...rest] = scriptsOf(group);
    if (!first) {
      const next = new Set(seen).add(group.index);
      return group
        .getParents()
        .flatMap((parent) => (next.has(parent.index) ? [] : entryScripts(parent, next)));
    }
    const countOf = ({ id }: Script) => uses.get(id) ?? 0;
    return [rest.reduce((best, one) => (countOf(one) <= countOf(best) ? one : best), first).file];
  };

  const first = new Map<string, string>();
  const byScript = new Map<string, Map<string, string>>();
  for (const group of groups.filter((each) => !each.isInitial())) {
    const parents = group.getParents();
    // A worker has no group before it, whichever script starts it.
    const found =
      parents.length === 0
        ? ['start']
        : parents.flatMap((parent) => entryScripts(parent, new Set()));
    for (const bringer of found) {
      const files = bringer === 'start' ? first : (byScript.get(bringer) ?? new Map());
      scriptsOf(group).forEach(({ id, file }) => files.set(id, file));
      if (files !== first) {
        byScript.set(bringer, files);
      }
    }
  }
  for (const [script, files] of byScript) {
    [...files.keys()].filter((id) => first.has(id)).forEach((id) => files.delete(id));
    if (files.size === 0) {
      byScript.delete(script);
    }
  }
  const runtimes = groups
    .filter((group) => group.isInitial())
    .flatMap(({ chunks }) => chunks)
    .filter((chunk) => chunk.hasRuntime())
    .flatMap(({ files }) => [...files].filter((file) => file.endsWith('.js')));
  return { runtimes, first, byScript };
}
