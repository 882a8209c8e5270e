/** Texts of the frame around every page. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const SHELL_TEXTS = /* #__PURE__ */ defineTexts('shell', {
  skipLink: () => translate({ id: 'portal.shell.skipLink', message: 'Skip to content' }),
  tocHeading: () =>
    translate({
      id: 'portal.shell.tocHeading',
      message: 'Contents',
      description: 'Heading above the table of contents',
    }),
  tocLabel: () => translate({ id: 'portal.shell.tocLabel', message: 'Page table of contents' }),
  table: () =>
    translate({
      id: 'portal.shell.table',
      message: 'Table',
      description: 'Name of a table that scrolls sideways',
    }),
  loadProblem: () =>
    translate({
      id: 'portal.shell.loadProblem',
      message: 'This page couldn’t be loaded. Check your connection.',
    }),
  retry: () => translate({ id: 'portal.shell.retry', message: 'Try again' }),
});
