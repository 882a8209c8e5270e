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
  breadcrumbs: () =>
    translate({
      id: 'portal.shell.breadcrumbs',
      message: 'Breadcrumbs',
      description: 'Name of the way to a page',
    }),
  table: () =>
    translate({
      id: 'portal.shell.table',
      message: 'Table',
      description: 'Name of a table that scrolls sideways',
    }),
  loadProblem: () =>
    translate({
      id: 'portal.shell.loadProblem',
      message: "This page couldn't be loaded. Check your connection.",
    }),
  partProblem: () =>
    translate({
      id: 'portal.shell.partProblem',
      message:
        "This part couldn't be loaded. Check your connection and try again, or reload the page.",
    }),
  updated: () =>
    translate({
      id: 'portal.shell.updated',
      message: 'This site has been updated since you opened this page.',
    }),
  loadAgain: () => translate({ id: 'portal.shell.loadAgain', message: 'Reload' }),
  close: () => translate({ id: 'portal.shell.close', message: 'Close' }),
  crashed: () => translate({ id: 'portal.shell.crashed', message: 'This page crashed' }),
  crashText: () =>
    translate({
      id: 'portal.shell.crashText',
      message: 'Something went wrong. Try again, or continue to:',
    }),
  retry: () => translate({ id: 'portal.shell.retry', message: 'Try again' }),
});
