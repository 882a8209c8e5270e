/** Texts on blocks of code. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const CODE_TEXTS = /* #__PURE__ */ defineTexts('code', {
  label: () => translate({ id: 'portal.code.label', message: 'Code' }),
  tabs: () => translate({ id: 'portal.code.tabs', message: 'Code variants' }),
  copy: () => translate({ id: 'portal.code.copy', message: 'Copy' }),
  copyLabel: () => translate({ id: 'portal.code.copyLabel', message: 'Copy the code' }),
  copied: () => translate({ id: 'portal.code.copied', message: 'Copied' }),
  copyFailed: () => translate({ id: 'portal.code.copyFailed', message: "Couldn't copy" }),
  showAll: ({ count }: { readonly count: number }) =>
    translate({ id: 'portal.code.showAll', message: 'Show all {count} lines' }, { count }),
  showFewer: () => translate({ id: 'portal.code.showFewer', message: 'Show fewer lines' }),
  hint: () => translate({ id: 'portal.code.hint', message: '(or Ctrl + C)' }),
  hintMac: () => translate({ id: 'portal.code.hintMac', message: '(or ⌘C)' }),
});
