/** What stands in the place of a blocked ad, now and then. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const AD_REQUEST_TEXTS = /* #__PURE__ */ defineTexts('adRequest', {
  title: () =>
    translate({ id: 'portal.adRequest.title', message: 'Sponsors keep this site running.' }),
  request: () =>
    translate({
      id: 'portal.adRequest.request',
      message: 'If you find it useful, let your ad blocker make an exception here.',
    }),
  thanks: () => translate({ id: 'portal.adRequest.thanks', message: 'Thank you!' }),
  // What the drawing of a heart says.
  love: () =>
    translate({
      id: 'portal.adRequest.love',
      message: 'Love',
    }),
});
