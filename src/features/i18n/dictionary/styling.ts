/** Names of the stylings that a demo can have. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const STYLING_TEXTS = /* #__PURE__ */ defineTexts('styling', {
  system: () => translate({ id: 'portal.styling.system', message: 'MUI System' }),
  tailwind: () => translate({ id: 'portal.styling.tailwind', message: 'Tailwind CSS' }),
  css: () => translate({ id: 'portal.styling.css', message: 'Plain CSS' }),
});
