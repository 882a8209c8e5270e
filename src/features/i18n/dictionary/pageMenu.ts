/** Texts in the open page menu, and what it says of a copy. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const PAGE_MENU_TEXTS = /* #__PURE__ */ defineTexts('pageMenu', {
  menu: () => translate({ id: 'portal.pageMenu.menu', message: 'This page as Markdown' }),
  copy: () => translate({ id: 'portal.pageMenu.copy', message: 'Copy page as Markdown' }),
  view: () => translate({ id: 'portal.pageMenu.view', message: 'View as Markdown' }),
  copied: () => translate({ id: 'portal.pageMenu.copied', message: 'Copied' }),
  offline: () =>
    translate({
      id: 'portal.pageMenu.offline',
      message: 'Not copied: check your connection',
    }),
  missing: () =>
    translate({
      id: 'portal.pageMenu.missing',
      message: 'Not copied: this page has no Markdown version',
    }),
  refused: () =>
    translate({
      id: 'portal.pageMenu.refused',
      message: 'Not copied: the browser refused',
    }),
});
