import { escapeHtml } from '../../lib/text/escapeHtml';

/** A text of ours as HTML; what stands between backticks is code. */
export function inlineHtml(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}
