/**
 * The note on top of a page that the worker shows from what it kept, because the server has failed. It needs no script,
 * and scrolls away with the page, so it covers nothing.
 */
import { SITE_MARK } from '../../../src/lib/offline/offline';
import type { ShellId } from '../../../src/lib/pages/shellIds';
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import type { LookUpText, UiTextId } from '../../content/ui-texts';

const NOTE_ID = 'kept-note' satisfies ShellId;

/** Colors come from the site's stylesheet. */
const STYLE = `#${NOTE_ID}{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:center;padding:10px 20px;border-block-end:2px solid var(--docs-warning,currentcolor);background:var(--docs-surface,Canvas);color:var(--docs-text,CanvasText);font-size:.875rem}
@media print{#${NOTE_ID}{display:none}}`;

/** @returns HTML for the beginning of the body */
export function keptNoteHtml(lookUp: LookUpText): string {
  const text = (id: UiTextId) => escapeHtml(lookUp(id));
  return (
    `<div id="${NOTE_ID}" role="status"><style>${STYLE}</style>` +
    `<span>${text('portal.offline.serverProblem')}</span>` +
    // Without a script: an empty address is that of the page.
    `<a href="">${text('portal.offline.retry')}</a></div>`
  );
}

/** For `<head>` of each page: what the worker tells the pages of the site by. */
export const SITE_MARK_TAG = {
  tagName: 'meta',
  attributes: { name: SITE_MARK, content: '1' },
} as const;
