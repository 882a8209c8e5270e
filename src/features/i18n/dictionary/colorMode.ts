/** Texts of the button that changes the colour mode. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const COLOR_MODE_TEXTS = /* #__PURE__ */ defineTexts('colorMode', {
  light: () =>
    translate({
      id: 'portal.colorMode.light',
      message: 'light',
      description: 'Name of the light color mode within a sentence',
    }),
  dark: () =>
    translate({
      id: 'portal.colorMode.dark',
      message: 'dark',
      description: 'Name of the dark color mode within a sentence',
    }),
  system: () =>
    translate({
      id: 'portal.colorMode.system',
      message: 'system',
      description: 'Name of the color mode that follows the operating system',
    }),
  current: (values: { mode: string }) =>
    translate(
      {
        id: 'portal.colorMode.current',
        message: 'Color mode: {mode}',
        description: 'Tells the chosen color mode; also read out after a change',
      },
      values,
    ),
  toggle: (values: { current: string; next: string }) =>
    translate(
      {
        id: 'portal.colorMode.toggle',
        message: '{current}. Switch to {next}',
        description: 'Name of the button that changes the color mode',
      },
      values,
    ),
});
