/**
 * Texts of the page that shows without a network and of the note on kept pages, which `plugins/output/service-worker` writes. It finds them by their ids;
 * nothing in the browser imports them.
 */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const OFFLINE_TEXTS = /* #__PURE__ */ defineTexts('offline', {
  title: () => translate({ id: 'portal.offline.title', message: 'You are offline' }),
  text: () =>
    translate({
      id: 'portal.offline.text',
      message: 'There is no network, and this page has not been kept on your device.',
    }),
  retry: () => translate({ id: 'portal.offline.retry', message: 'Try again' }),
  kept: () => translate({ id: 'portal.offline.kept', message: 'Pages you can read offline' }),
  keptText: () =>
    translate({
      id: 'portal.offline.keptText',
      message: 'Pages that you open while there is a network are kept on your device.',
    }),
  none: () => translate({ id: 'portal.offline.none', message: 'No page has been kept yet.' }),
  serverProblem: () =>
    translate({
      id: 'portal.offline.serverProblem',
      message:
        'The server has a problem. You are reading the copy of this page that was kept on your device.',
    }),
});
