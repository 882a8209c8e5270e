/** Texts of the controls in the header that load with every page. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const HEADER_TEXTS = /* #__PURE__ */ defineTexts('header', {
  settings: () => translate({ id: 'portal.header.settings', message: 'Settings' }),
  search: () => translate({ id: 'portal.header.search', message: 'Search…' }),
});
