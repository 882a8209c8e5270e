/** Texts of the settings panel. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const SETTINGS_TEXTS = /* #__PURE__ */ defineTexts('settings', {
  title: () => translate({ id: 'portal.settings.title', message: 'Settings' }),
  close: () => translate({ id: 'portal.settings.close', message: 'Close' }),
  mode: () =>
    translate({
      id: 'portal.settings.mode',
      message: 'Mode',
      description: 'Heading of the choice between light and dark colors',
    }),
  light: () => translate({ id: 'portal.settings.light', message: 'Light' }),
  system: () =>
    translate({
      id: 'portal.settings.system',
      message: 'System',
      description: 'The color mode that follows the operating system',
    }),
  dark: () => translate({ id: 'portal.settings.dark', message: 'Dark' }),
  direction: () =>
    translate({
      id: 'portal.settings.direction',
      message: 'Direction',
      description: 'Heading of the choice of the direction of text',
    }),
  ltr: () => translate({ id: 'portal.settings.ltr', message: 'Left to right' }),
  rtl: () => translate({ id: 'portal.settings.rtl', message: 'Right to left' }),
  density: () =>
    translate({
      id: 'portal.settings.density',
      message: 'Density',
      description: 'Heading of the choice how close together things stand in demos',
    }),
  normal: () => translate({ id: 'portal.settings.normal', message: 'Default' }),
  dense: () => translate({ id: 'portal.settings.dense', message: 'Dense' }),
  demoTheme: () =>
    translate({
      id: 'portal.settings.demoTheme',
      message: 'Demos of Material UI',
      description:
        'Heading of the choice between Material UI’s default theme and that of this site',
    }),
  material: () =>
    translate({
      id: 'portal.settings.material',
      message: 'Default theme',
      description: 'Material UI’s default theme',
    }),
  docs: () =>
    translate({
      id: 'portal.settings.docs',
      message: 'Site theme',
      description: 'The theme that demos of MUI X have on this site',
    }),
  demoThemeHint: () =>
    translate({
      id: 'portal.settings.demoThemeHint',
      message: 'The default theme uses Roboto if you have that font, or Helvetica or Arial.',
    }),
  code: () =>
    translate({
      id: 'portal.settings.code',
      message: 'Code',
      description: 'Heading of the choice between TypeScript and JavaScript',
    }),
  typescript: () => translate({ id: 'portal.settings.typescript', message: 'TypeScript' }),
  javascript: () => translate({ id: 'portal.settings.javascript', message: 'JavaScript' }),
  codeHint: () =>
    translate({
      id: 'portal.settings.codeHint',
      message: 'The language of source code in every demo, now and on later visits.',
    }),
  styling: () =>
    translate({
      id: 'portal.settings.styling',
      message: 'Styling',
      description: 'Heading of the choice how demos are styled',
    }),
  stylingHint: () =>
    translate({
      id: 'portal.settings.stylingHint',
      message: 'Applies to all demos that support it. Saved for your next visit.',
    }),
});
