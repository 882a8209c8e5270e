/** Texts on the button of the version switcher. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const VERSION_TEXTS = /* #__PURE__ */ defineTexts('versions', {
  button: (values: { product: string; version: string }) =>
    translate(
      { id: 'portal.versions.button', message: '{product} {version}, choose a version' },
      values,
    ),
});
