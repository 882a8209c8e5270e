/**
 * Texts of the bar that tells when a page's scripts don't start, which `plugins/output/first-load` writes into each page. It
 * finds them by their ids; nothing in the browser imports them.
 */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const START_PROBLEM_TEXTS = /* #__PURE__ */ defineTexts('startProblem', {
  text: () =>
    translate({
      id: 'portal.startProblem.text',
      message:
        'This page hasn’t loaded completely. You can read it, but search, demos and buttons may not work.',
    }),
  reload: () => translate({ id: 'portal.startProblem.reload', message: 'Reload' }),
  close: () => translate({ id: 'portal.startProblem.close', message: 'Close' }),
});
