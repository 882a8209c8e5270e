/** Texts at the end of each documentation page, before somebody rates it. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const FEEDBACK_TEXTS = /* #__PURE__ */ defineTexts('feedback', {
  question: () => translate({ id: 'portal.feedback.question', message: 'Was this page helpful?' }),
  yes: () => translate({ id: 'portal.feedback.yes', message: 'Yes' }),
  no: () => translate({ id: 'portal.feedback.no', message: 'No' }),
  issue: () => translate({ id: 'portal.feedback.issue', message: 'Tell us in an issue' }),
});
