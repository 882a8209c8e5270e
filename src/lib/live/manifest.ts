/** Which scripts hold which packages, as the build writes it into the page of the frame. Pure. */

/** What an edited demo may import. */
export interface LiveManifest {
  /** Paths of scripts, with the path of the site. */
  readonly files: readonly string[];
  /** The scripts that every demo needs, as indexes of `files`. */
  readonly base: readonly number[];
  /** What may be imported, with the scripts that hold it. */
  readonly groups: readonly {
    readonly files: readonly number[];
    readonly specifiers: readonly string[];
  }[];
}

/** Folder of the frame's page, below the path of a language. */
export const LIVE_PAGE = 'live/';
/** Folder of the scripts, below the path of the site: all languages have the same. */
export const LIVE_ASSETS = 'assets/live/';

/** The package of an import: `@mui/material/Box` → `@mui/material`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * The scripts that an import needs besides those of every demo.
 * @returns `undefined` if the frame hasn't what it names
 */
export function filesFor(
  specifier: string,
  { files, groups }: LiveManifest,
): readonly string[] | undefined {
  return groups
    .find(({ specifiers }) => specifiers.includes(specifier))
    ?.files.flatMap((index) => files[index] ?? []);
}

/** What is missing for an import that the frame hasn't: the package, or a part of one that it has. */
export function missingName(specifier: string, { groups }: LiveManifest): string {
  const name = packageOf(specifier);
  const isKnown = groups.some(({ specifiers }) =>
    specifiers.some((each) => packageOf(each) === name),
  );
  return isKnown ? specifier : name;
}
