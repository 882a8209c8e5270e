/** Texts of the playgrounds that set up a component. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const PLAYGROUND_TEXTS = /* #__PURE__ */ defineTexts('playground', {
  preview: () => translate({ id: 'portal.playground.preview', message: 'Preview' }),
  props: () => translate({ id: 'portal.playground.props', message: 'Props' }),
  default: () =>
    translate({
      id: 'portal.playground.default',
      message: 'default',
      description: 'Choice that leaves a prop out, so that its default applies',
    }),
  defaultValue: (values: { value: string }) =>
    translate({ id: 'portal.playground.defaultValue', message: 'default ({value})' }, values),
  copyCode: () => translate({ id: 'portal.playground.copyCode', message: 'Copy code' }),
  copyLink: () => translate({ id: 'portal.playground.copyLink', message: 'Copy link' }),
  reset: () => translate({ id: 'portal.playground.reset', message: 'Reset' }),
  prop: () => translate({ id: 'portal.playground.prop', message: 'Prop' }),
  values: () => translate({ id: 'portal.playground.values', message: 'Values' }),
  initial: () => translate({ id: 'portal.playground.initial', message: 'Default' }),
  text: () =>
    translate({ id: 'portal.playground.text', message: 'Text', description: 'A kind of value' }),
  number: () =>
    translate({
      id: 'portal.playground.number',
      message: 'Number',
      description: 'A kind of value',
    }),
  date: () =>
    translate({ id: 'portal.playground.date', message: 'Date', description: 'A kind of value' }),
});
