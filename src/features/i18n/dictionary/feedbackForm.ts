/** Texts of the feedback form, and what it says of what was sent. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const FEEDBACK_FORM_TEXTS = /* #__PURE__ */ defineTexts('feedbackForm', {
  liked: () =>
    translate({
      id: 'portal.feedbackForm.liked',
      message: 'What did you like about this page? (optional)',
    }),
  improve: () =>
    translate({
      id: 'portal.feedbackForm.improve',
      message: 'How can we improve this page? (optional)',
    }),
  improveSection: (values: { readonly section: string }) =>
    translate(
      {
        id: 'portal.feedbackForm.improveSection',
        message: 'How can we improve the "{section}" section?',
      },
      values,
    ),
  comment: () => translate({ id: 'portal.feedbackForm.comment', message: 'Comment' }),
  submit: () => translate({ id: 'portal.feedbackForm.submit', message: 'Submit' }),
  sending: () => translate({ id: 'portal.feedbackForm.sending', message: 'Sending…' }),
  cancel: () => translate({ id: 'portal.feedbackForm.cancel', message: 'Cancel' }),
  report: () =>
    translate({
      id: 'portal.feedbackForm.report',
      message: 'To report a problem and follow its progress,',
    }),
  issue: () => translate({ id: 'portal.feedbackForm.issue', message: 'open an issue instead.' }),
  opensIssue: () =>
    translate({
      id: 'portal.feedbackForm.opensIssue',
      message: 'Your comment goes into a new issue, which opens in a new tab.',
    }),
  tooShort: (values: { readonly count: number }) =>
    translate(
      {
        id: 'portal.feedbackForm.tooShort',
        message: 'Please write at least {count} characters.',
      },
      values,
    ),
  tooLong: () =>
    translate({
      id: 'portal.feedbackForm.tooLong',
      message: 'This is too long to be sent. Please shorten it.',
    }),
  failed: () =>
    translate({
      id: 'portal.feedbackForm.failed',
      message: "Couldn't submit feedback. Please try again later.",
    }),
  blocked: () =>
    translate({
      id: 'portal.feedbackForm.blocked',
      message: 'The browser opened no new tab.',
    }),
  blockedLink: () =>
    translate({ id: 'portal.feedbackForm.blockedLink', message: 'Open the issue' }),
  sent: () =>
    translate({ id: 'portal.feedbackForm.sent', message: 'Thank you for your feedback.' }),
  issueOpened: () =>
    translate({
      id: 'portal.feedbackForm.issueOpened',
      message: 'Thank you. Submit the issue in the tab that opened.',
    }),
});
