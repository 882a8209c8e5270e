/**
 * Texts around the content of pages, by their ids in the dictionary of the site, whose translations they share. A test
 * compares the English ones with the dictionary.
 */

const ENGLISH = {
  'portal.apiSections.demos': 'Demos',
  'portal.apiReference.demosIntro': 'For examples and details on the usage, see these pages:',
  'portal.apiSections.import': 'Import',
  'portal.apiReference.importNote': 'Use any one of these imports; they are equivalent.',
  'portal.apiEntries.note': "Editor's note",
  'portal.apiReference.importNotePlans':
    'Each of these lines imports the type of its package. Rows that need a plan are in the types of that plan only.',
  'portal.apiReference.packages': 'Packages',
  'portal.apiSections.props': 'Props',
  'portal.apiSections.properties': 'Properties',
  'portal.apiSections.inheritance': 'Inheritance',
  'portal.apiReference.inheritedElement':
    'Props that are not listed here go to the root element, with all its attributes:',
  'portal.apiReference.inheritedComponent':
    'Props that are not listed here come from this Material UI component:',
  'portal.apiReference.ref': 'A `ref` is given to the root element: it holds a `{type}`.',
  'portal.apiReference.noRef': 'This component cannot hold a `ref`.',
  'portal.apiSections.themeDefaultProps': 'Theme default props',
  'portal.apiReference.themeName':
    'Under the name `{name}`, a theme can change the default props of this component.',
  'portal.apiSections.slots': 'Slots',
  'portal.apiSections.classes': 'CSS classes',
  'portal.apiReference.overrides': 'You can override styles using:',
  'portal.apiReference.overrideByClasses': 'the rule name, as a key of the `classes` prop',
  'portal.apiReference.overrideBySx':
    'the class name, in a selector of the `sx` prop or of a style sheet',
  'portal.apiReference.overrideByTheme':
    'the rule name, as a key of `styleOverrides` of `{name}` in a theme',
  'portal.apiSections.methods': 'Methods of apiRef',
  'portal.apiSections.variables': 'CSS variables',
  'portal.apiReference.variablesOf': 'The same CSS variables as this component:',
  'portal.apiReference.setByComponent': 'Set by the component',
  'portal.apiSections.source': 'Source code',
  'portal.apiReference.sourceIntro': 'Still have questions? Read the source:',
  'portal.apiReference.deprecatedPage': 'This API is deprecated.',

  'portal.apiEntries.name': 'Name',
  'portal.apiEntries.type': 'Type',
  'portal.apiEntries.default': 'Default',
  'portal.apiEntries.description': 'Description',
  'portal.apiEntries.className': 'Class name',
  'portal.apiEntries.slotName': 'Slot name',
  'portal.apiEntries.ruleName': 'Rule name',
  'portal.apiEntries.component': 'Default component',
  'portal.apiEntries.required': 'Required',
  'portal.apiEntries.state': 'State',
  'portal.apiEntries.deprecated': 'Deprecated',
  'portal.apiEntries.returns': 'Returns',

  'portal.apiBlocks.source': 'Generated from {source}.',
  'portal.apiBlocks.argument': 'Second argument',
  'portal.apiBlocks.params': 'Parameters',
  'portal.apiBlocks.event': 'Browser event',
  'portal.apiBlocks.prop': 'Prop',
  'portal.apiBlocks.preventable': 'Preventable',
  'portal.apiBlocks.language': 'Language',
  'portal.apiBlocks.import': 'Import name',
  'portal.apiBlocks.tag': 'Language tag',
  'portal.apiBlocks.translated': 'Translated',
  'portal.apiBlocks.missingTexts': 'Missing texts',
  'portal.apiBlocks.complete': 'None',
  'portal.apiBlocks.path': 'Import path',
  'portal.apiBlocks.class': 'Adapter',
  'portal.apiBlocks.library': 'Date library',
  'portal.apiBlocks.versions': 'Supported versions',
  'portal.apiBlocks.used': 'Version in demos',
  'portal.apiBlocks.dates': 'Type of dates',
  'portal.apiBlocks.adapterLocale': 'Locale',
  'portal.apiBlocks.localeObject': 'Library locale object',
  'portal.apiBlocks.localeName': 'Name, as text',

  'portal.badge.pro': 'Pro plan',
  'portal.badge.premium': 'Premium plan',
  'portal.badge.planned': 'Planned',

  'portal.callout.info': 'Info',
  'portal.callout.success': 'Success',
  'portal.callout.warning': 'Warning',
  'portal.callout.error': 'Error',
  'portal.callout.bug': 'Known issue in {version}',

  'portal.product.x-data-grid': 'Data Grid',
  'portal.product.x-date-pickers': 'Date and Time Pickers',
  'portal.product.x-charts': 'Charts',
  'portal.product.x-tree-view': 'Tree View',
  'portal.productSummary.x-data-grid':
    'Sort, filter, edit and group rows, fast with large data sets',
  'portal.productSummary.x-date-pickers':
    'Fields, calendars and clocks for dates, times and ranges',
  'portal.productSummary.x-charts': 'Bars, lines, pies and more, drawn as SVG',
  'portal.productSummary.x-tree-view': 'Hierarchies to expand, select, edit and reorder',

  'portal.markdown.plan': 'Plan',
  'portal.markdown.yes': 'Yes',
  'portal.markdown.planPro': 'Pro',
  'portal.markdown.planPremium': 'Premium',
  'portal.markdown.summary':
    'Guides with runnable examples and the API reference of four React component libraries, version {version}.',
  'portal.markdown.pages':
    'Every page of this documentation is also Markdown: its address with `.md` in place of the last slash. Examples are in TypeScript; where a page has some, `.js.md` has them in JavaScript.',
  'portal.markdown.more': 'All pages in one file: {full}. One product alone:',
  'portal.markdown.all': 'The list of all products: {list}.',
} as const;

export type TextId = keyof typeof ENGLISH;

export const ENGLISH_TEXTS: Readonly<Record<TextId, string>> = ENGLISH;

/** A text in the language of the build; `values` are for its `{placeholders}`. */
export type LookUpText = (id: TextId, values?: Readonly<Record<string, string>>) => string;

/** @param translations texts of the language by their ids; what they lack is English */
export function createTexts(translations: Readonly<Record<string, string>>): LookUpText {
  return (id, values = {}) =>
    (translations[id] ?? ENGLISH_TEXTS[id]).replace(
      /\{(\w+)\}/g,
      (placeholder, name: string) => values[name] ?? placeholder,
    );
}
