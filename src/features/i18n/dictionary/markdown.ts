/**
 * Texts of pages as Markdown, which `plugins/output/markdown-export` writes. It finds them by their ids; nothing in the browser
 * imports them.
 */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const MARKDOWN_TEXTS = /* #__PURE__ */ defineTexts('markdown', {
  plan: () => translate({ id: 'portal.markdown.plan', message: 'Plan' }),
  yes: () => translate({ id: 'portal.markdown.yes', message: 'Yes' }),
  planPro: () => translate({ id: 'portal.markdown.planPro', message: 'Pro' }),
  planPremium: () => translate({ id: 'portal.markdown.planPremium', message: 'Premium' }),
  summary: (values: { version: string }) =>
    translate(
      {
        id: 'portal.markdown.summary',
        message:
          'Guides with runnable examples and the API reference of five React component libraries, version {version}.',
      },
      values,
    ),
  pages: () =>
    translate({
      id: 'portal.markdown.pages',
      message:
        'Every page of this documentation is also Markdown: its address with `.md` in place of the last slash. Examples are in TypeScript; where a page has some, `.js.md` has them in JavaScript.',
    }),
  more: (values: { full: string }) =>
    translate(
      {
        id: 'portal.markdown.more',
        message: 'All pages in one file: {full}. One product alone:',
        description: 'full is a link; a list of products follows',
      },
      values,
    ),
  all: (values: { list: string }) =>
    translate(
      {
        id: 'portal.markdown.all',
        message: 'The list of all products: {list}.',
        description: 'list is a link',
      },
      values,
    ),
});
