/** What a callout is, read out before its text. That of a known issue shows above its title. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const CALLOUT_TEXTS = /* #__PURE__ */ defineTexts('callout', {
  info: () => translate({ id: 'portal.callout.info', message: 'Info' }),
  success: () => translate({ id: 'portal.callout.success', message: 'Success' }),
  warning: () => translate({ id: 'portal.callout.warning', message: 'Warning' }),
  error: () => translate({ id: 'portal.callout.error', message: 'Error' }),
  bug: ({ version }: { readonly version: string }) =>
    translate({ id: 'portal.callout.bug', message: 'Known issue in {version}' }, { version }),
});
