/**
 * Tells a reader that a page doesn't start, such as when a script can't be had: it looks whole then, but no control
 * reacts. All that this takes stands in the HTML, as it must not depend on another file, and is the same on each page.
 */
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import type { ShellId } from '../../../src/lib/pages/shellIds';
import type { LookUpText, UiTextId } from '../../content/ui-texts';
import { type StartWatch, watchStart } from './inlineScripts';

/** Not each error keeps a page from starting, and the bar shouldn't flash. */
const DELAY = 1000;
/** Since the last script came. At 50 kbit/s, which old mobile networks give, the largest takes 15 s. */
const TIMEOUT_MS = 30_000;

const TEMPLATE_ID = 'start-problem' satisfies ShellId;

/**
 * The bar is the end of the page and stays in view from there up, so it covers nothing that can't be scrolled to.
 * Colours come from the site's stylesheet; without it, they are the browser's.
 */
const STYLE = `:root{scroll-padding-block-end:8rem}
.start-problem{position:sticky;inset-block-end:0;z-index:var(--docs-z-snackbar,1);display:flex;flex-wrap:wrap;gap:8px;align-items:center;justify-content:center;padding:10px 20px;border-block-start:2px solid var(--docs-warning,currentcolor);background:var(--docs-surface,Canvas);color:var(--docs-text,CanvasText);font-size:.875rem}
.start-problem p{margin:0;text-wrap:pretty}
.start-problem .button{padding:6px 14px;font:inherit;font-weight:600}
.start-problem .button+.button{border:1px solid;color:inherit}
@media print{.start-problem{display:none}}`;

/** @returns HTML for the end of the body: the bar, which doesn't show yet, and what watches the start */
export function startWatchHtml(lookUp: LookUpText): string {
  const text = (id: UiTextId) => escapeHtml(lookUp(id));
  const watch: StartWatch = { delay: DELAY, patience: TIMEOUT_MS };
  return (
    `<template id="${TEMPLATE_ID}"><div class="start-problem" role="alert"><style>${STYLE}</style>` +
    `<p>${text('portal.startProblem.text')}</p>` +
    `<button type="button" value="reload" class="button button--primary">${text('portal.startProblem.reload')}</button>` +
    `<button type="button" class="button">${text('portal.startProblem.close')}</button></div></template>` +
    `<script>(${watchStart.toString()})(${JSON.stringify(watch)},"${TEMPLATE_ID}")</script>`
  );
}
