/** The address of a page as Markdown. */
import type { CodeVariant } from '../code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../code/preferences';
import { readPath } from './paths';

/** The end of the path of a page, by the language of its demos. The text `portal.markdown.pages` names them all. */
const EXTENSIONS = { TS: '.md', JS: '.js.md' } as const satisfies Record<CodeVariant, string>;

/**
 * The path of a page as Markdown: `/x/react-data-grid/sorting/` is `/x/react-data-grid/sorting.md`, in JavaScript
 * `/x/react-data-grid/sorting.js.md`. A home page, in any language, is `index.md` in its folder.
 * @param path of the page, with language and version
 */
export function markdownPath(
  path: string,
  variant: CodeVariant = DEFAULT_CODE_PREFERENCES.variant,
): string {
  const page = path.replace(/\/+$/, '');
  return `${page}${readPath(path).route === '/' ? '/index' : ''}${EXTENSIONS[variant]}`;
}
