/** Texts of the page for an address that leads nowhere. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const NOT_FOUND_TEXTS = /* #__PURE__ */ defineTexts('notFound', {
  title: () => translate({ id: 'portal.notFound.title', message: 'This page does not exist' }),
  text: () =>
    translate({
      id: 'portal.notFound.text',
      message: 'Check the URL, or start from one of these pages:',
    }),
  introduction: () => translate({ id: 'portal.notFound.introduction', message: 'Introduction' }),
  introductionText: () =>
    translate({
      id: 'portal.notFound.introductionText',
      message: 'What the packages are and how they fit together',
    }),
});
