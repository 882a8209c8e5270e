/** Texts of the button that changes the colour mode. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const COLOR_MODE_TEXTS = /* #__PURE__ */ defineTexts('colorMode', {
  light: () =>
    translate({
      id: 'portal.colorMode.light',
      message: 'light',
      description: 'Light color mode, in a sentence',
    }),
  dark: () =>
    translate({
      id: 'portal.colorMode.dark',
      message: 'dark',
      description: 'Dark color mode, in a sentence',
    }),
  system: () =>
    translate({
      id: 'portal.colorMode.system',
      message: 'system',
      description: 'Color mode of the operating system, in a sentence',
    }),
  current: (values: { mode: string }) =>
    translate(
      {
        id: 'portal.colorMode.current',
        message: 'Color mode: {mode}',
        description: 'The chosen color mode, also read out',
      },
      values,
    ),
  toggle: (values: { current: string; next: string }) =>
    translate(
      {
        id: 'portal.colorMode.toggle',
        message: '{current}. Switch to {next}',
        description: 'Button for the color mode',
      },
      values,
    ),
});
