/**
 * The HTML of the offline page. It isn't a page of Docusaurus, whose scripts would show the page of the address that
 * it stands for; of the site it has the stylesheet and the texts.
 */
import { SITE_PAGES } from '../../../src/data/sitePages';
import { COLOR_MODE_KEY, PREFERS_DARK } from '../../../src/lib/theme/colorMode';
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import { OFFLINE_PAGE, SITE_MARK, cachePrefix } from '../../../src/lib/offline/offline';
import { dataAttribute } from '../../../src/lib/text/dataAttribute';
import { scriptText } from '../../../src/lib/text/scriptText';
import { showColorScheme, showKeptPages } from './inlineScripts';
import type { LookUpText, UiTextId } from '../../content/ui-texts';

/** ms; a request without a body each time, only while the page is in view. */
const LOOK_INTERVAL = 3000;

export interface OfflinePage {
  /** Path of the language, with slashes around. */
  readonly baseUrl: string;
  /** Value of the `lang` attribute. */
  readonly language: string;
  /** Name of the site. */
  readonly name: string;
  /** Addresses of the site's stylesheets. */
  readonly styles: readonly string[];
  readonly lookUp: LookUpText;
}

/** Colours come from the site's stylesheet. */
const STYLE = `
.offline-header{display:flex;align-items:center;gap:8px;padding:12px 20px;border-block-end:1px solid var(--docs-border)}
.offline-header a{display:inline-flex;align-items:center;gap:8px;min-height:36px;color:var(--docs-text);font-weight:700}
main{max-width:720px;margin-inline:auto;padding:48px 24px 96px}
#missing{margin-block-end:40px}
#subtitle{font-size:1.25rem}
#kept :is(h2,h3){margin-block:24px 4px;font-size:.9375rem}
ul{margin:0;padding:0;list-style:none}
li a{display:block;padding-block:6px}
#kept a:not(:hover){text-decoration:none}
`;

function call<T>(run: (argument: T) => unknown, argument: T): string {
  return `<script>(${run.toString()})(${scriptText(argument)})</script>`;
}

/** A call whose argument differs between languages: the script itself is the same and has one hash. */
function callWithData<T>(run: (argument: T) => unknown, argument: T): string {
  const data = dataAttribute('argument', argument);
  return `<script ${data}>(${run.toString()})(JSON.parse(document.currentScript.dataset.argument))</script>`;
}

export function offlinePageHtml(page: OfflinePage): string {
  const { baseUrl, language, name, styles } = page;
  const text = (id: UiTextId) => escapeHtml(page.lookUp(id));
  const start = baseUrl + SITE_PAGES.introduction.slice(1);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="${SITE_MARK}" content="1">
<title>${text('portal.offline.title')} - ${escapeHtml(name)}</title>
<link rel="icon" href="${baseUrl}img/favicon.svg">
${call(showColorScheme, { modeKey: COLOR_MODE_KEY, dark: PREFERS_DARK })}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${STYLE}</style>
</head>
<body>
<header class="offline-header"><a href="${start}"><img src="${baseUrl}img/logo.svg" alt="" width="28" height="28">${escapeHtml(name)}</a></header>
<main>
<h1 id="title">${text('portal.offline.title')}</h1>
<div id="missing">
<p>${text('portal.offline.text')}</p>
<button type="button" id="retry" class="button button--primary">${text('portal.offline.retry')}</button>
</div>
<h2 id="subtitle">${text('portal.offline.kept')}</h2>
<p>${text('portal.offline.keptText')}</p>
<div id="kept"></div>
<p id="none" hidden>${text('portal.offline.none')}</p>
</main>
${callWithData(showKeptPages, {
  cachePrefix: `${cachePrefix(baseUrl)}page:`,
  ownPath: `${baseUrl}${OFFLINE_PAGE}`,
  language,
  patience: LOOK_INTERVAL,
})}
</body>
</html>
`;
}
