/** Finds circles of imports. The linter's rule leaves out those of types and of code that loads later. */
import path from 'node:path';
import ts from 'typescript';

/** What files import, by their path from the root of the project: other files of the project only. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Whatever a file names: by `import` and `export`, of values and of types, and by `import()` and `require()`. */
export function importsOf(text: string): readonly string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * @param siteDir root of the project
 * @param files from there, with `/`
 */
export function readImportGraph(siteDir: string, files: readonly string[]): ImportGraph {
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    allowJs: true,
    resolveJsonModule: true,
    paths: { '@site/*': [path.join(siteDir, '*')] },
  };
  const targetOf = (name: string, file: string) => {
    const { resolvedModule } = ts.resolveModuleName(name, file, options, ts.sys);
    return resolvedModule
      ? path.relative(siteDir, resolvedModule.resolvedFileName).replaceAll('\\', '/')
      : undefined;
  };
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const full = path.join(siteDir, file);
      // A stylesheet's name with an ending of scripts behind it is another file.
      const own = importsOf(ts.sys.readFile(full) ?? '').filter((name) =>
        /^(?:\.|@site\/).*(?<!\.css)$/.test(name),
      );
      const targets = own
        .map((name) => targetOf(name, full))
        .filter((target) => target !== undefined);
      return [file, targets.filter((target) => known.has(target))] as const;
    }),
  );
}

/** The shortest way around for each file that imports itself in the end, but for those in a circle found before. */
export function circlesIn(graph: ImportGraph): readonly (readonly string[])[] {
  const found: (readonly string[])[] = [];
  const seen = new Set<string>();
  for (const start of graph.keys()) {
    const circle = seen.has(start) ? undefined : wayBack(graph, start);
    if (circle) {
      circle.forEach((file) => seen.add(file));
      found.push(circle);
    }
  }
  return found;
}

function wayBack(graph: ImportGraph, start: string): readonly string[] | undefined {
  const from = new Map<string, string>();
  const next = [start];
  for (const file of next) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) {
        const way = [start];
        for (let at: string | undefined = file; at !== undefined; at = from.get(at)) {
          way.unshift(at);
        }
        return way;
      }
      if (!from.has(target)) {
        from.set(target, file);
        next.push(target);
      }
    }
  }
  return undefined;
}
