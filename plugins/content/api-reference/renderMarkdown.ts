/**
 * Turns the Markdown of doc comments into HTML that is safe to show: no HTML of the comment gets through, and no link
 * but to the web. Links to pages that this site has lead there.
 */
import MarkdownIt from 'markdown-it';
import { namesHtml } from '../../../src/lib/text/codeNames';
import {
  type CommentPages,
  addressText,
  commentTarget,
  isBareAddress,
  resolveLinkTags,
} from '../../../src/lib/api/commentLinks';

export interface MarkdownRenderer {
  /** One paragraph gives its inside alone; more of anything gives blocks. */
  readonly blocks: (markdown: string) => string;
  /** The text in one line. */
  readonly inline: (markdown: string) => string;
}

/** Makes a renderer for the comments of a build. */
export function createMarkdownRenderer(options: CommentPages): MarkdownRenderer {
  const markdown = new MarkdownIt({ html: false, linkify: true }).disable('image');
  // Only what has a scheme is a link by itself: `event.target` isn't one.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.validateLink = (href) => /^(?:https?:|mailto:|[#/?](?!\/))/i.test(href.trim());
  markdown.renderer.rules.link_open = (tokens, index, _options, _env, self) => {
    const token = tokens[index];
    const label = tokens[index + 1];
    const href = token?.attrGet('href') ?? '';
    if (label?.type === 'text' && isBareAddress(label.content)) {
      // The text of an address has spaces where the address has `%20`.
      label.content = addressText(href);
    }
    const target = commentTarget(href, options);
    token?.attrSet('href', target);
    // `Modal` and `.MuiChip-icon` are names where they lead to the reference, and words elsewhere.
    if (
      label?.type === 'text' &&
      /^\.?[A-Z][\w-]*$/.test(label.content) &&
      /\/api\//.test(target)
    ) {
      token?.attrSet('translate', 'no');
    }
    if (/^https?:/i.test(target)) {
      token?.attrSet('rel', 'noopener noreferrer');
    }
    return self.renderToken(tokens, index, {});
  };

  const { rules } = markdown.renderer;
  for (const kind of ['code_inline', 'code_block', 'fence'] as const) {
    const original = rules[kind];
    rules[kind] = (...token) => (original?.(...token) ?? '').replace(/^<\w+/, '$& translate="no"');
  }
  rules.text = (tokens, index) => namesHtml(tokens[index]?.content ?? '');

  const inline = (text: string) => markdown.renderInline(text);
  const resolve = (text: string) => resolveLinkTags(text, options).trim();
  return {
    inline: (text) => inline(resolve(text)),
    blocks: (text) => {
      const source = resolve(text);
      const tokens = markdown.parse(source, {});
      const isParagraph =
        tokens.length === 3 && tokens[0]?.type === 'paragraph_open' && tokens[0].level === 0;
      return isParagraph
        ? inline(source)
        : markdown.renderer.render(tokens, markdown.options, {}).trim();
    },
  };
}
