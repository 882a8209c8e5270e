/**
 * Which pieces of code may share a program. A program has one set of types: a module that extends the types of a
 * package, such as a date adapter, extends them for all pieces. So pieces share a program only if they import the same
 * extensions. Pure.
 */
import ts from 'typescript';

/** Packages that extend no types of others, with all that they export. */
const NEUTRAL = /^(?:react|react-dom|@mui\/(?:material|system|icons-material))(?:\/|$)/;
/** Modules that extend types when they are imported, wherever they are. */
const EXTENDING = /augmentation|adapter/i;
/** A declaration that extends types itself. */
const DECLARES_TYPES = /^\s*declare\s+(?:module|global)\b/m;

/**
 * What a piece adds to its program. Pieces with the same key can share one.
 * @returns `undefined` for a piece that needs a program of its own: it extends types, or it is a script, whose
 * variables others would see
 */
export function programKeyOf(text: string): string | undefined {
  const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
  const isModule = /^\s*(?:import|export)\b/m.test(text);
  if (!isModule || DECLARES_TYPES.test(text)) {
    return undefined;
  }
  const modules = imported
    .filter((name) => EXTENDING.test(name) || !NEUTRAL.test(name))
    .map((name) => (EXTENDING.test(name) ? name : (/^@mui\/x-[^/]+/.exec(name)?.[0] ?? name)));
  return [...new Set(modules)].sort().join();
}

/** The pieces that share a program with a piece, itself included. */
export function programOf(text: string, pieces: readonly string[]): readonly string[] {
  const key = programKeyOf(text);
  const others = key === undefined ? [] : pieces.filter((piece) => programKeyOf(piece) === key);
  return [...new Set([text, ...others])];
}
