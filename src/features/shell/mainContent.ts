import type { ShellId } from '../../lib/pages/shellIds';

/** Id of the element that holds a page's own content; every page has one. */
export const MAIN_CONTENT_ID = 'main-content' satisfies ShellId;
