/** Texts on pages of the API reference. What stands between backticks is shown as code. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const API_TEXTS = /* #__PURE__ */ defineTexts('apiReference', {
  demosIntro: () =>
    translate({
      id: 'portal.apiReference.demosIntro',
      message: 'For examples and details on the usage, see these pages:',
    }),
  allDemos: (values: { count: number }) =>
    translate({ id: 'portal.apiReference.allDemos', message: 'All {count} pages' }, values),
  importNote: () =>
    translate({
      id: 'portal.apiReference.importNote',
      message: 'Use any one of these imports; they are equivalent.',
    }),
  importNotePlans: () =>
    translate({
      id: 'portal.apiReference.importNotePlans',
      message:
        'Each of these lines imports the type of its package. Rows that need a plan are in the types of that plan only.',
    }),
  variablesOf: () =>
    translate({
      id: 'portal.apiReference.variablesOf',
      message: 'The same CSS variables as this component:',
      description: 'Followed by a link to the component whose page lists the CSS variables',
    }),
  setByComponent: () =>
    translate({
      id: 'portal.apiReference.setByComponent',
      message: 'Set by the component',
      description: 'In the place of the default of a CSS variable',
    }),
  packages: () => translate({ id: 'portal.apiReference.packages', message: 'Packages' }),
  sizeAlone: (values: { alone: number }) =>
    translate(
      {
        id: 'portal.apiReference.sizeAlone',
        message: 'Bundle size: {alone} KiB (minified, Brotli, without React)',
      },
      values,
    ),
  size: (values: { alone: number; added: number }) =>
    translate(
      {
        id: 'portal.apiReference.size',
        message:
          'Bundle size: {alone} KiB, or {added} KiB if the app already uses `Button` (minified, Brotli, without React)',
      },
      values,
    ),
  inheritedElement: () =>
    translate({
      id: 'portal.apiReference.inheritedElement',
      message: 'Props that are not listed here go to the root element, with all its attributes:',
      description: 'Followed by a link to the element',
    }),
  inheritedComponent: () =>
    translate({
      id: 'portal.apiReference.inheritedComponent',
      message: 'Props that are not listed here come from this Material UI component:',
      description: 'Followed by a link to the component',
    }),
  inheritedChild: () =>
    translate({
      id: 'portal.apiReference.inheritedChild',
      message: 'Props that are not listed here go to the child, which may be any element:',
      description: 'Followed by a link to what all elements take',
    }),
  systemProps: () =>
    translate({
      id: 'portal.apiReference.systemProps',
      message: 'It also takes the style props of the system, such as `margin` and `display`.',
    }),
  ref: (values: { type: string }) =>
    translate(
      {
        id: 'portal.apiReference.ref',
        message: 'A `ref` is given to the root element: it holds a `{type}`.',
      },
      values,
    ),
  noRef: () =>
    translate({
      id: 'portal.apiReference.noRef',
      message: 'This component cannot hold a `ref`.',
    }),
  themeName: (values: { name: string }) =>
    translate(
      {
        id: 'portal.apiReference.themeName',
        message: 'Under the name `{name}`, a theme can change the default props of this component.',
      },
      values,
    ),
  overrides: () =>
    translate({
      id: 'portal.apiReference.overrides',
      message: 'You can override styles using:',
    }),
  overrideByClasses: () =>
    translate({
      id: 'portal.apiReference.overrideByClasses',
      message: 'the rule name, as a key of the `classes` prop',
    }),
  overrideBySx: () =>
    translate({
      id: 'portal.apiReference.overrideBySx',
      message: 'the class name, in a selector of the `sx` prop or of a style sheet',
    }),
  overrideByTheme: (values: { name: string }) =>
    translate(
      {
        id: 'portal.apiReference.overrideByTheme',
        message: 'the rule name, as a key of `styleOverrides` of `{name}` in a theme',
      },
      values,
    ),
  sourceIntro: () =>
    translate({
      id: 'portal.apiReference.sourceIntro',
      message: 'Still have questions? Read the source:',
      description: 'Followed by a link to a file',
    }),
  deprecatedPage: () =>
    translate({ id: 'portal.apiReference.deprecatedPage', message: 'This API is deprecated.' }),
});
