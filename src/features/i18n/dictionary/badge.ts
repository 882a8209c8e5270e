/** Marks beside the title of a page. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const BADGE_TEXTS = /* #__PURE__ */ defineTexts('badge', {
  pro: () => translate({ id: 'portal.badge.pro', message: 'Pro plan' }),
  premium: () => translate({ id: 'portal.badge.premium', message: 'Premium plan' }),
  new: () =>
    translate({
      id: 'portal.badge.new',
      message: 'New',
      description: 'The feature is new in this major version',
    }),
  planned: () =>
    translate({
      id: 'portal.badge.planned',
      message: 'Planned',
      description: 'The feature does not exist yet',
    }),
});
