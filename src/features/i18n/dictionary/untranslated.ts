/** Texts of the notice on pages that exist in English only. English readers never see them. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const UNTRANSLATED_TEXTS = /* #__PURE__ */ defineTexts('untranslated', {
  notice: () =>
    translate({
      id: 'portal.untranslated.notice',
      message: 'This page has no up-to-date translation. You are reading the English text.',
    }),
  help: () => translate({ id: 'portal.untranslated.help', message: 'How to translate it' }),
});
