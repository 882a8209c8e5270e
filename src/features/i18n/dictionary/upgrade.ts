/** Texts of the chooser of migration guides. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const UPGRADE_TEXTS = /* #__PURE__ */ defineTexts('upgrade', {
  // Names the form for screen readers.
  title: () => translate({ id: 'portal.upgrade.title', message: 'Find your migration guides' }),
  product: () => translate({ id: 'portal.upgrade.product', message: 'Product' }),
  from: () => translate({ id: 'portal.upgrade.from', message: 'From' }),
  to: () => translate({ id: 'portal.upgrade.to', message: 'To' }),
  one: () => translate({ id: 'portal.upgrade.one', message: 'Follow this guide:' }),
  several: (values: { count: number }) =>
    translate(
      { id: 'portal.upgrade.several', message: 'Follow these {count} guides in order:' },
      values,
    ),
  step: (values: { product: string; from: string; to: string }) =>
    translate({ id: 'portal.upgrade.step', message: '{product}: from {from} to {to}' }, values),
});
