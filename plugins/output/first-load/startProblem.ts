/**
 * Tells a reader that a page doesn't start, such as when a script can't be had: it looks whole then, but no control
 * reacts. All that this takes stands in the HTML, as it must not depend on another file, and is the same on each page.
 */
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import type { ShellId } from '../../../src/lib/pages/shellIds';
import type { StartTextId } from './texts';

export interface StartWatch {
  /** ms from a sign of failure to the bar. */
  readonly delay: number;
  /** ms without a sign of anything to the bar. */
  readonly patience: number;
}

/** Not each error keeps a page from starting, and the bar shouldn't flash. */
const DELAY = 1000;
/** Since the last script came. At 50 kbit/s, which old mobile networks give, the largest takes 15 s. */
const TIMEOUT_MS = 30_000;

const TEMPLATE_ID = 'start-problem' satisfies ShellId;

/**
 * Runs in the browser, as text, and also in browsers that don't know the language of the other scripts, so it keeps to
 * ECMAScript 2015. Signs of failure are
 *
 * - a script in order (`beginFirstLoad` asks for these) that doesn't come, and an error in one, which is what HTML in
 *   its place gives; of others, the bundler asks again for what they didn't bring;
 * - an error in a script of the page itself, which is how old browsers fail;
 * - a promise that nobody catches, which is how Docusaurus leaves a chunk that doesn't come.
 *
 * What gives no sign, such as a script that hangs, is told when nothing has come for long. A page that starts late takes
 * the bar away. A hidden page doesn't note that it has started.
 */
export function watchStart({ delay, patience }: StartWatch, templateId: string): void {
  const html = document.documentElement;
  const template = document.getElementById(templateId);
  const bar = template instanceof HTMLTemplateElement && template.content.firstElementChild;
  const hasStarted = () => html.dataset.hasHydrated === 'true';
  let timer = 0;
  let isTold = false;

  const tell = () => {
    if (document.hidden) {
      document.addEventListener('visibilitychange', tellSoon, { once: true });
    } else if (bar && !isTold && !hasStarted()) {
      isTold = true;
      document.body.append(bar);
    }
  };
  const tellSoon = () => {
    setTimeout(tell, delay);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(tell, patience);
  };
  const isInOrder = (script: EventTarget | null) =>
    script instanceof HTMLScriptElement && !script.async && script.src !== '';
  const onError = (event: Event) => {
    const failed = event instanceof ErrorEvent ? event.filename : '';
    if (
      isInOrder(event.target) ||
      (failed && failed.replace(/#.*/, '') === location.href.replace(/#.*/, '')) ||
      Array.from(document.scripts).some((script) => script.src === failed && isInOrder(script))
    ) {
      tellSoon();
    }
  };

  if (bar) {
    bar.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) {
        if (target.value) {
          location.reload();
        } else {
          bar.remove();
        }
      }
    });
  }
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', tellSoon);
  document.addEventListener('load', wait, true);
  wait();
  const observer = new MutationObserver(() => {
    if (hasStarted()) {
      observer.disconnect();
      window.removeEventListener('error', onError, true);
      window.removeEventListener('unhandledrejection', tellSoon);
      document.removeEventListener('load', wait, true);
      clearTimeout(timer);
      if (bar) {
        bar.remove();
      }
    }
  });
  observer.observe(html, { attributes: true });
}

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
export function startWatchHtml(lookUp: (id: StartTextId) => string): string {
  const text = (id: StartTextId) => escapeHtml(lookUp(id));
  const watch: StartWatch = { delay: DELAY, patience: TIMEOUT_MS };
  return (
    `<template id="${TEMPLATE_ID}"><div class="start-problem" role="alert"><style>${STYLE}</style>` +
    `<p>${text('portal.startProblem.text')}</p>` +
    `<button type="button" value="reload" class="button button--primary">${text('portal.startProblem.reload')}</button>` +
    `<button type="button" class="button">${text('portal.startProblem.close')}</button></div></template>` +
    `<script>(${watchStart.toString()})(${JSON.stringify(watch)},"${TEMPLATE_ID}")</script>`
  );
}
