/** The page in which edited demos run, with a policy of its own. Pure. */
import { inlineCode } from '../../../src/lib/hosting/inlineScripts';
import { livePolicy } from '../../../src/lib/hosting/livePolicy';
import type { LiveManifest } from '../../../src/lib/live/manifest';
import { CONNECT } from '../../../src/lib/live/messages';
import { SITE_MARK } from '../../../src/lib/offline/offline';
import { escapeHtml } from '../../../src/lib/text/escapeHtml';
import { scriptText } from '../../../src/lib/text/scriptText';
import { openInnerFrame, startInnerDocument } from './inlineScripts';

const TEMPLATE = 'inner';
const MANIFEST = 'manifest';

/** Both documents are as large as their frame. What the inner one shows has the page's ground behind it. */
const STYLE =
  'html,body{margin:0;background:transparent}iframe{display:block;position:fixed;inset:0;inline-size:100%;block-size:100%;border:0}';

function call<T>(run: (argument: T) => void, argument: T): string {
  return `<script>(${run.toString()})(${scriptText(argument)})</script>`;
}

/** Both scripts, which are the same in all languages and builds with the same code. */
const SCRIPTS = {
  page: call(openInnerFrame, { template: TEMPLATE, manifest: MANIFEST, connect: CONNECT }),
  inner: call(startInnerDocument, { connect: CONNECT }),
};

/** The texts of the scripts that the policy of the page allows. */
export function liveScripts(): readonly string[] {
  return inlineCode(SCRIPTS.page + SCRIPTS.inner).scripts;
}

export interface LivePage {
  readonly language: string;
  readonly title: string;
  readonly manifest: LiveManifest;
  /** Hashes of {@link liveScripts}. */
  readonly hashes: readonly string[];
}

export function livePageHtml({ language, title, manifest, hashes }: LivePage): string {
  const policy = livePolicy(hashes, 'meta');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="${SITE_MARK}" content="1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<script type="application/json" id="${MANIFEST}">${scriptText(manifest)}</script>
<template id="${TEMPLATE}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><div data-demo-canvas></div>${SCRIPTS.inner}</template>
${SCRIPTS.page}
</body>
</html>
`;
}
