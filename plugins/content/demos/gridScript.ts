/** One script for what nearly all demos of the data grid need: many small ones compress worse, and are many requests. */

interface Chunk {
  readonly groupsIterable: Iterable<{
    readonly origins: readonly { readonly module?: { identifier(): string } | null | undefined }[];
  }>;
}

/** Below the folder of the pages, of a cut version, or of the translations of the pages. */
const GRID_DEMO = /[\\/](?:x|current|version-[^\\/]+)[\\/]react-data-grid[\\/].*\?demo$/;
/** Of the demos of the current version. There are more than three hundred. */
const MANY_DEMOS = 100;

/** Whether a chunk is loaded by a demo of the data grid. It is asked for each module and chunk, so it remembers. */
function createGridDemoFilter(): (chunk: Chunk) => boolean {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk) => {
    const answer =
      known.get(chunk) ??
      [...chunk.groupsIterable].some(({ origins }) =>
        origins.some(({ module }) => GRID_DEMO.test(module?.identifier() ?? '')),
      );
    known.set(chunk, answer);
    return answer;
  };
}

/**
 * The rule for the bundler. What demos have in common with all other pages, the theme and Emotion, is not in it.
 * @param ratio how many times as many demos there are with those of cut versions, which load the same script
 */
export function gridScript(ratio: number) {
  return {
    name: 'grid',
    test: /[\\/]node_modules[\\/](?:@mui[\\/](?:material[\\/]esm[\\/](?!styles[\\/])|x-data-grid[\\/]|x-virtualizer[\\/]|x-internals[\\/])|@popperjs[\\/]|react-transition-group[\\/])/,
    chunks: createGridDemoFilter(),
    /** What fewer demos use isn't part of each grid, however many versions have demos of their own. */
    minChunks: Math.round(MANY_DEMOS * ratio),
    priority: 20,
    enforce: true,
  } as const;
}
