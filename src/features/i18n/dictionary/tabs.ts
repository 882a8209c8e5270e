/** Texts on the tabs of a page. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const TABS_TEXTS = /* #__PURE__ */ defineTexts('tabs', {
  label: () => translate({ id: 'portal.tabs.label', message: 'Parts of this page' }),
  docs: () => translate({ id: 'portal.tabs.docs', message: 'Docs' }),
  componentsApi: () => translate({ id: 'portal.tabs.componentsApi', message: 'Components API' }),
  hooksApi: () => translate({ id: 'portal.tabs.hooksApi', message: 'Hooks API' }),
});
