/** Texts that ask whether a reader may be measured. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const CONSENT_TEXTS = /* #__PURE__ */ defineTexts('consent', {
  title: () => translate({ id: 'portal.consent.title', message: 'Statistics' }),
  question: () =>
    translate({
      id: 'portal.consent.question',
      message:
        'Can we collect usage statistics? They show us what to improve. You can change this in Settings at any time.',
    }),
  analytics: () =>
    translate({
      id: 'portal.consent.analytics',
      message: 'Allow analytics',
      description: 'Button: the reader agrees to be counted',
    }),
  essential: () =>
    translate({
      id: 'portal.consent.essential',
      message: 'Essential only',
      description: 'Button: the reader does not agree to be counted',
    }),
  hint: () =>
    translate({
      id: 'portal.consent.hint',
      message: 'Whether pages and clicks are counted on your visits.',
      description: 'Below the choice in the settings',
    }),
  refused: () =>
    translate({
      id: 'portal.consent.refused',
      message: 'Your browser asks not to be tracked, so nothing is counted.',
    }),
});
