/** One script for what nearly all demos of the data grid need: many small ones compress worse, and are many requests. */

import { translatedFolder, versionedName } from '../../../src/lib/pages/docsInstance';
import { GRID_PAGES } from './gridPages';

interface Chunk {
  readonly groupsIterable: Iterable<{
    readonly origins: readonly { readonly module?: { identifier(): string } | null | undefined }[];
  }>;
}

const { instance, folder } = GRID_PAGES;
/** Folders of its instance: of the pages, of a cut version, and of a translation of either. */
const FOLDERS = [
  instance.folder,
  `${versionedName(instance, 'versioned_docs')}/[^/]+`,
  `${translatedFolder(instance)}/[^/]+`,
];
const GRID_DEMO = new RegExp(`/(?:${FOLDERS.join('|')})/${folder}/.*\\?demo$`);

/** Of the demos of the current version. There are more than three hundred. */
const MANY_DEMOS = 100;

function slashed(path = ''): string {
  return path.replaceAll('\\', '/');
}

/** Whether a chunk is loaded by a demo of the data grid. It is asked for each module and chunk, so it remembers. */
function createGridDemoFilter(): (chunk: Chunk) => boolean {
  const known = new WeakMap<Chunk, boolean>();
  return (chunk) => {
    const answer =
      known.get(chunk) ??
      [...chunk.groupsIterable].some(({ origins }) =>
        origins.some(({ module }) => GRID_DEMO.test(slashed(module?.identifier()))),
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
