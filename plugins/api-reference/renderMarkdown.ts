/**
 * Turns the Markdown of doc comments into HTML that is safe to show: no HTML of the comment gets through, and no link
 * but to the web. Links to pages that this site has lead there.
 */
import MarkdownIt from 'markdown-it';

export interface MarkdownOptions {
  /** The address in this build of the page at a path without a slash at the end; `undefined` when there is none. */
  readonly addressOf: (path: string) => string | undefined;
  /** The path of the page that documents a name of code; `undefined` when there is none. */
  readonly pathOfName?: (name: string) => string | undefined;
}

export interface MarkdownRenderer {
  /** One paragraph gives its inside alone; more of anything gives blocks. */
  readonly blocks: (markdown: string) => string;
  /** The text in one line. */
  readonly inline: (markdown: string) => string;
}

/** Where the documented packages' own site has the pages that this one has as well. */
const ORIGIN = 'https://mui.com';

/**
 * `{@link target text}` and `[[Name]]` of a doc comment as Markdown. What isn't an address is code, and leads to its page
 * when it is the name of something documented.
 */
function resolveLinkTags(markdown: string, { pathOfName }: MarkdownOptions): string {
  const code = (name: string, text: string) => {
    const path = pathOfName?.(name);
    return path === undefined ? `\`${text}\`` : `[\`${text}\`](${path}/)`;
  };
  return markdown
    .replace(/\[\[([A-Za-z][^[\]`\n]*)\]\]((?:\[\])*)/g, (_tag, name: string, brackets: string) =>
      code(name, name + brackets),
    )
    .replace(
      /\{@link(?:code|plain)?\s+([^\s}|]+)[\s|]*([^}]*)\}/g,
      (_tag, target: string, text: string) => {
        const label = text.trim() || target;
        return /^https?:/.test(target) ? `[${label}](${target})` : code(target, label);
      },
    );
}

/** @returns where a link of a comment leads in this build */
function targetOf(href: string, { addressOf }: MarkdownOptions): string {
  const url = URL.canParse(href, ORIGIN) ? new URL(href, ORIGIN) : undefined;
  if (url?.origin !== ORIGIN) {
    return href;
  }
  const address = addressOf(url.pathname.replace(/\/$/, ''));
  return address === undefined ? url.href : `${address}${url.search}${url.hash}`;
}

/** Makes a renderer for the comments of a build. */
export function createMarkdownRenderer(options: MarkdownOptions): MarkdownRenderer {
  const markdown = new MarkdownIt({ html: false, linkify: true }).disable('image');
  // Only what has a scheme is a link by itself: `event.target` isn't one.
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  markdown.validateLink = (href) => /^(?:https?:|mailto:|[#/?](?!\/))/i.test(href.trim());
  markdown.renderer.rules.link_open = (tokens, index, _options, _env, self) => {
    const token = tokens[index];
    const target = targetOf(token?.attrGet('href') ?? '', options);
    token?.attrSet('href', target);
    if (/^https?:/i.test(target)) {
      token?.attrSet('rel', 'noopener noreferrer');
    }
    return self.renderToken(tokens, index, {});
  };

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
