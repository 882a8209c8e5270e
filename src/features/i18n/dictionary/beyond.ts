/** Texts in place of what is hidden because it needs another plan. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const BEYOND_TEXTS = /* #__PURE__ */ defineTexts('beyond', {
  section: (values: { plan: string; title: string }) =>
    translate(
      {
        id: 'portal.beyond.section',
        message: '“{title}” needs {plan}',
        description: 'In place of a hidden section: its heading, and the plan it needs',
      },
      values,
    ),
  demo: (values: { plan: string }) =>
    translate(
      {
        id: 'portal.beyond.demo',
        message: 'This demo needs {plan}',
        description: 'In place of a hidden demo',
      },
      values,
    ),
  show: (values: { note: string }) =>
    translate(
      {
        id: 'portal.beyond.show',
        message: '{note} · Show',
        description: 'Button that shows what is hidden, after what that is and the plan it needs',
      },
      values,
    ),
  hide: (values: { note: string }) =>
    translate(
      {
        id: 'portal.beyond.hide',
        message: '{note} · Hide',
        description: 'The same button while it is shown',
      },
      values,
    ),
});
