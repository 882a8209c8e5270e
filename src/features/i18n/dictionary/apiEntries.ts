/** Texts around the entries of the API reference: columns, marks, the filter and the views. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const API_ENTRY_TEXTS = /* #__PURE__ */ defineTexts('apiEntries', {
  name: () => translate({ id: 'portal.apiEntries.name', message: 'Name' }),
  type: () => translate({ id: 'portal.apiEntries.type', message: 'Type' }),
  default: () => translate({ id: 'portal.apiEntries.default', message: 'Default' }),
  description: () => translate({ id: 'portal.apiEntries.description', message: 'Description' }),
  className: () => translate({ id: 'portal.apiEntries.className', message: 'Class name' }),
  slotName: () => translate({ id: 'portal.apiEntries.slotName', message: 'Slot name' }),
  ruleName: () => translate({ id: 'portal.apiEntries.ruleName', message: 'Rule name' }),
  component: () => translate({ id: 'portal.apiEntries.component', message: 'Default component' }),
  required: () => translate({ id: 'portal.apiEntries.required', message: 'Required' }),
  optional: () => translate({ id: 'portal.apiEntries.optional', message: 'Optional' }),
  requiredFor: (values: { kind: string }) =>
    translate({ id: 'portal.apiEntries.requiredFor', message: 'Required for {kind}' }, values),
  from: () =>
    translate({
      id: 'portal.apiEntries.from',
      message: 'From',
      description: 'Followed by the component that a prop comes from',
    }),
  guide: (values: { title: string }) =>
    translate({ id: 'portal.apiEntries.guide', message: 'Guide: {title}' }, values),
  note: () => translate({ id: 'portal.apiEntries.note', message: "Editor's note" }),
  state: () => translate({ id: 'portal.apiEntries.state', message: 'State' }),
  deprecated: () => translate({ id: 'portal.apiEntries.deprecated', message: 'Deprecated' }),
  returns: () => translate({ id: 'portal.apiEntries.returns', message: 'Returns' }),
  link: (values: { name: string }) =>
    translate({ id: 'portal.apiEntries.link', message: 'Link to {name}' }, values),
  details: (values: { name: string }) =>
    translate({ id: 'portal.apiEntries.details', message: 'Details of {name}' }, values),
  filter: (values: { section: string }) =>
    translate({ id: 'portal.apiEntries.filter', message: 'Filter: {section}' }, values),
  matches: (values: { count: string; total: string }) =>
    translate({ id: 'portal.apiEntries.matches', message: '{count} of {total}' }, values),
  noMatch: () => translate({ id: 'portal.apiEntries.noMatch', message: 'No matches.' }),
  viewMenu: (values: { section: string }) =>
    translate({ id: 'portal.apiEntries.viewMenu', message: 'View: {section}' }, values),
  viewTable: () => translate({ id: 'portal.apiEntries.viewTable', message: 'Table' }),
  viewExpanded: () => translate({ id: 'portal.apiEntries.viewExpanded', message: 'Expanded list' }),
  viewCollapsed: () =>
    translate({ id: 'portal.apiEntries.viewCollapsed', message: 'Collapsed list' }),
  viewTopic: () => translate({ id: 'portal.apiEntries.viewTopic', message: 'By topic' }),
  otherTopic: () =>
    translate({
      id: 'portal.apiEntries.otherTopic',
      message: 'Without a guide',
      description: 'Heads the entries that no guide explains',
    }),
});
