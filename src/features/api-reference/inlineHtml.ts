import { namesHtml } from '../../lib/text/codeNames';
import { escapeHtml } from '../../lib/text/escapeHtml';

/** A text of ours as HTML; what stands between backticks is code. */
export function inlineHtml(text: string): string {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? `<code translate="no">${escapeHtml(part)}</code>` : namesHtml(part),
    )
    .join('');
}
