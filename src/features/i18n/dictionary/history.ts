/** Texts about what changed between releases: beside rows of the reference, and on the page that compares two. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const HISTORY_TEXTS = /* #__PURE__ */ defineTexts('history', {
  since: (values: { version: string }) =>
    translate({ id: 'portal.history.since', message: 'Since {version}' }, values),
  changedIn: (values: { version: string }) =>
    translate({ id: 'portal.history.changedIn', message: 'Changed in {version}' }, values),
  deprecatedIn: (values: { version: string }) =>
    translate({ id: 'portal.history.deprecatedIn', message: 'Deprecated since {version}' }, values),
  formerly: (values: { name: string; version: string }) =>
    translate(
      {
        id: 'portal.history.formerly',
        message: 'Called `{name}` before {version}',
        description: 'Of a component that was exported under another name',
      },
      values,
    ),
  // Kinds of change.
  added: () => translate({ id: 'portal.history.added', message: 'Added' }),
  removed: () => translate({ id: 'portal.history.removed', message: 'Removed' }),
  renamed: () => translate({ id: 'portal.history.renamed', message: 'Renamed' }),
  type: () => translate({ id: 'portal.history.type', message: 'Type' }),
  default: () => translate({ id: 'portal.history.default', message: 'Default' }),
  required: () => translate({ id: 'portal.history.required', message: 'Required' }),
  deprecated: () => translate({ id: 'portal.history.deprecated', message: 'Deprecated' }),
  plan: () => translate({ id: 'portal.history.plan', message: 'Plan' }),
  none: () =>
    translate({
      id: 'portal.history.none',
      message: 'none',
      description: 'Stands where there was no default, or is none now',
    }),
  yes: () => translate({ id: 'portal.history.yes', message: 'yes' }),
  no: () => translate({ id: 'portal.history.no', message: 'no' }),
  // Kinds of rows.
  components: () => translate({ id: 'portal.history.components', message: 'Components' }),
  interfaces: () => translate({ id: 'portal.history.interfaces', message: 'Interfaces' }),
  props: () => translate({ id: 'portal.history.props', message: 'Props' }),
  properties: () => translate({ id: 'portal.history.properties', message: 'Properties' }),
  slots: () => translate({ id: 'portal.history.slots', message: 'Slots' }),
  classes: () => translate({ id: 'portal.history.classes', message: 'CSS classes' }),
  methods: () => translate({ id: 'portal.history.methods', message: 'Methods' }),
  events: () => translate({ id: 'portal.history.events', message: 'Events' }),
  selectors: () => translate({ id: 'portal.history.selectors', message: 'Selectors' }),
  exports: () => translate({ id: 'portal.history.exports', message: 'Other exports' }),
  types: () => translate({ id: 'portal.history.types', message: 'Types' }),
  // The form.
  form: () => translate({ id: 'portal.history.form', message: 'Compare two releases' }),
  from: () => translate({ id: 'portal.history.from', message: 'From' }),
  to: () => translate({ id: 'portal.history.to', message: 'To' }),
  product: () => translate({ id: 'portal.history.product', message: 'Product' }),
  allProducts: () => translate({ id: 'portal.history.allProducts', message: 'All products' }),
  needs: () => translate({ id: 'portal.history.needs', message: 'Plan' }),
  anyPlan: () => translate({ id: 'portal.history.anyPlan', message: 'Any plan' }),
  name: () =>
    translate({
      id: 'portal.history.name',
      message: 'Name in code',
      description: 'Label of a field: only changes of this component, prop or export',
    }),
  compare: () => translate({ id: 'portal.history.compare', message: 'Show changes' }),
  loading: () => translate({ id: 'portal.history.loading', message: 'Loading…' }),
  count: (values: { count: number; from: string; to: string }) =>
    translate(
      { id: 'portal.history.count', message: 'Changes from {from} to {to}: {count}' },
      values,
    ),
  unchanged: (values: { name: string; from: string; to: string }) =>
    translate(
      {
        id: 'portal.history.unchanged',
        message: 'From {from} to {to}, nothing named “{name}” changed.',
      },
      values,
    ),
  neverChanged: (values: { name: string }) =>
    translate(
      {
        id: 'portal.history.neverChanged',
        message:
          'No release changed anything named “{name}”. If that is the whole name, it stayed the same.',
      },
      values,
    ),
  similar: (values: { name: string }) =>
    translate({ id: 'portal.history.similar', message: 'Did you mean “{name}”?' }, values),
  same: () => translate({ id: 'portal.history.same', message: 'Choose two different releases.' }),
  wrong: (values: { values: string }) =>
    translate(
      {
        id: 'portal.history.wrong',
        message:
          'The address asks for something that is not here: {values}. The default is used instead.',
      },
      values,
    ),
  noChanges: () => translate({ id: 'portal.history.noChanges', message: 'No changes.' }),
  json: () => translate({ id: 'portal.history.json', message: 'The data as JSON:' }),
  whatChanged: () => translate({ id: 'portal.history.whatChanged', message: 'What changed' }),
});
