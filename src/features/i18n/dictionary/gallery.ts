/** Texts of the field above galleries. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const GALLERY_TEXTS = /* #__PURE__ */ defineTexts('gallery', {
  label: () => translate({ id: 'portal.gallery.label', message: 'Find a component' }),
  count: (values: { count: number }) =>
    translate(
      {
        id: 'portal.gallery.count',
        message: 'Found: {count}',
        description: 'How many cards have the words that the reader typed',
      },
      values,
    ),
});
