/**
 * The styles of the editor's surroundings. They come with the editor as a style sheet of its own: in a CSS module they
 * would be in the one style sheet that every page loads first.
 */
const CSS = `
.live-result { position: relative; }
.live-result[data-waiting] { position: absolute; inset: 0; z-index: -1; overflow: hidden; opacity: 0; }
/* The frame sticks out of it on all sides. */
.live-frame { display: flow-root; transition: opacity var(--docs-duration-shortest); }
.live-result[data-fixed] iframe { block-size: 100% !important; inline-size: 100% !important; margin: 0 !important; }
.live-result[data-outdated] > .live-frame { opacity: 0.35; }

.live-editor {
  position: relative;
  border-block-start: 1px solid var(--docs-border);
  border-end-start-radius: calc(var(--docs-radius-lg) - 1px);
  border-end-end-radius: calc(var(--docs-radius-lg) - 1px);
  background: var(--docs-code-bg);
  color: var(--docs-code-text);
}
.live-source {
  max-block-size: min(68vh, 1000px);
  margin: 0;
  padding: 16px 16px 16px 42px;
  overflow: auto;
  border-radius: 0;
  background: none;
  color: inherit;
  font: 0.84375rem/1.6 var(--docs-font-mono);
  direction: ltr;
  tab-size: 2;
  text-align: left;
}
.live-source code { padding: 0; border: 0; background: none; color: inherit; font: inherit; }
/* The editor has a line after the last line break. */
.live-source code::after { content: '\\a '; }
.live-editor[data-ready] .live-source { display: none; }
.live-code { position: relative; }
.live-code:focus-within::after {
  position: absolute;
  inset: 0;
  z-index: 300;
  border: 2px solid var(--docs-code-text);
  border-radius: var(--docs-radius);
  content: '';
  pointer-events: none;
}
.live-bar {
  position: sticky;
  /* Browsers leave a gap of a few px below what sticks. */
  inset-block-end: -4px;
  /* It covers the end of the code, and of the ring around it. */
  z-index: 301;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  padding: 6px 12px 10px;
  border-block-start: 1px solid color-mix(in srgb, var(--docs-code-text) 14%, transparent);
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  background: var(--docs-code-bg);
  font-size: 0.8125rem;
}
.live-status { flex: 1 1 240px; min-block-size: 20px; overflow-wrap: anywhere; }
.live-status[data-problem] { color: #ff9d94; }
.live-buttons { display: flex; flex-wrap: wrap; gap: 4px; }
.live-hint {
  flex-basis: 100%;
  color: color-mix(in srgb, var(--docs-code-text) 72%, var(--docs-code-bg));
  font-size: 0.75rem;
}
.live-button {
  min-block-size: 32px;
  padding-inline: 10px;
  border: 1px solid color-mix(in srgb, var(--docs-code-text) 40%, transparent);
  border-radius: var(--docs-radius-md);
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;
}
.live-button[aria-disabled='true'] { opacity: 0.55; cursor: default; }
.live-button:hover { background: color-mix(in srgb, var(--docs-code-text) 14%, transparent); }
.live-button:focus-visible { outline: 2px solid var(--docs-code-text); outline-offset: 2px; }
.live-console {
  max-block-size: 200px;
  overflow: auto;
  border-block-start: 1px solid color-mix(in srgb, var(--docs-code-text) 14%, transparent);
  font-size: 0.8125rem;
}
.live-console-head {
  position: sticky;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 4px 12px;
  background: var(--docs-code-bg);
  font-weight: 600;
}
.live-console ol { margin: 0; padding: 0 12px 8px; list-style: none; direction: ltr; text-align: left; }
.live-console li {
  padding-block: 2px;
  border-block-start: 1px solid color-mix(in srgb, var(--docs-code-text) 10%, transparent);
  font-family: var(--docs-font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.live-console li[data-level='error'] { color: #ff9d94; }
.live-console li[data-level='warn'] { color: #f8c291; }
.live-count { margin-inline-start: 8px; opacity: 0.75; }

.live-notice {
  padding: 12px 16px;
  border-block-start: 1px solid var(--docs-border);
  background: var(--docs-surface);
  font-size: 0.875rem;
}
.live-notice p { margin: 0 0 8px; overflow-wrap: anywhere; }
.live-notice-title { font-weight: 600; }
.live-shared { margin-block-end: 8px; }
.live-shared summary { inline-size: fit-content; color: var(--docs-primary); cursor: pointer; }
.live-shared pre {
  max-block-size: 50vh;
  margin: 8px 0 0;
  padding: 12px 16px;
  overflow: auto;
  background: var(--docs-code-bg);
  color: var(--docs-code-text);
  font: 0.8125rem/1.6 var(--docs-font-mono);
  direction: ltr;
  text-align: left;
}
.live-shared code { padding: 0; border: 0; background: none; color: inherit; font: inherit; }
.live-kept { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding-block: 8px; }
.live-kept p { flex: 1 1 240px; margin: 0; }
.live-notice .live-button {
  margin-inline-end: 8px;
  border-color: var(--docs-border-strong);
  color: var(--docs-primary);
}
.live-notice.live-kept .live-button { margin-inline-end: 0; }
.live-notice .live-button:hover { background: var(--docs-surface-hover); }
.live-notice .live-button:focus-visible { outline-color: var(--docs-focus); }

.live-unseen {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

@media (max-width: 599.95px) {
  /* What is too wide scrolls in the frame, whose popups stick out. */
  [data-demo] > :has(.live-result:not([data-waiting])) { overflow: visible; }
  /* Three buttons in a row. */
  .live-bar { padding-inline: 8px; }
  .live-bar .live-button { padding-inline: 8px; }
}
@media (pointer: coarse) {
  .live-button { min-block-size: 40px; }
  .live-hint { display: none; }
}
@media print {
  .live-editor[data-ready] .live-source,
  .live-source { display: block; max-block-size: none; padding-inline-start: 16px; white-space: pre-wrap; }
  .live-code, .live-bar, .live-console, .live-notice { display: none; }
}
`;

let isIn = false;

/** Puts the style sheet into the page, once. */
export function addStyles(): void {
  // Documents without such sheets, as in unit tests, have no styles at all.
  if (!isIn && 'adoptedStyleSheets' in document) {
    isIn = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
    document.adoptedStyleSheets.push(sheet);
  }
}
