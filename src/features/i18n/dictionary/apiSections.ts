/** Headings of the API reference, which stand in its tables of contents too: each of its pages loads them. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const API_SECTION_TEXTS = /* #__PURE__ */ defineTexts('apiSections', {
  demos: () => translate({ id: 'portal.apiSections.demos', message: 'Demos' }),
  import: () => translate({ id: 'portal.apiSections.import', message: 'Import' }),
  props: () => translate({ id: 'portal.apiSections.props', message: 'Props' }),
  properties: () => translate({ id: 'portal.apiSections.properties', message: 'Properties' }),
  functions: () => translate({ id: 'portal.apiSections.functions', message: 'Functions' }),
  inheritance: () => translate({ id: 'portal.apiSections.inheritance', message: 'Inheritance' }),
  themeDefaultProps: () =>
    translate({ id: 'portal.apiSections.themeDefaultProps', message: 'Theme default props' }),
  slots: () => translate({ id: 'portal.apiSections.slots', message: 'Slots' }),
  classes: () => translate({ id: 'portal.apiSections.classes', message: 'CSS classes' }),
  variables: () => translate({ id: 'portal.apiSections.variables', message: 'CSS variables' }),
  methods: () => translate({ id: 'portal.apiSections.methods', message: 'Methods of apiRef' }),
  source: () => translate({ id: 'portal.apiSections.source', message: 'Source code' }),
});
