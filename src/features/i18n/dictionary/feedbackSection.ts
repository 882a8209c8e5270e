/** Text of the button at a heading. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const FEEDBACK_SECTION_TEXTS = /* #__PURE__ */ defineTexts('feedbackSection', {
  comment: (values: { readonly section: string }) =>
    translate(
      {
        id: 'portal.feedbackSection.comment',
        message: 'Comment on this section: {section}',
      },
      values,
    ),
});
