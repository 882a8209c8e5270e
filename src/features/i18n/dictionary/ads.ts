/** Texts of the block of sponsors, and of the site's own ads in it. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const AD_TEXTS = /* #__PURE__ */ defineTexts('ads', {
  // Names the block for screen readers.
  region: () =>
    translate({
      id: 'portal.ads.region',
      message: 'Sponsor',
    }),
  // Marks a line of text as advertising.
  tag: () =>
    translate({
      id: 'portal.ads.tag',
      message: 'Ad',
    }),
  start: () =>
    translate({
      id: 'portal.ads.start',
      message: 'Get started',
    }),
  by: (values: { publisher: string }) =>
    translate({ id: 'portal.ads.by', message: 'ad by {publisher}' }, values),
  templates: () => translate({ id: 'portal.ads.templates', message: 'Premium Templates' }),
  templatesText: () =>
    translate({
      id: 'portal.ads.templatesText',
      message: 'Begin with whole pages instead of a blank one.',
    }),
  themes: () => translate({ id: 'portal.ads.themes', message: 'Premium Themes' }),
  themesText: () =>
    translate({
      id: 'portal.ads.themesText',
      message: 'Give your product its own look in an afternoon.',
    }),
  tidelift: () => translate({ id: 'portal.ads.tidelift', message: 'MUI for enterprise' }),
  tideliftText: () =>
    translate({
      id: 'portal.ads.tideliftText',
      message: 'Save time, lower risk, and let maintainers look after it.',
    }),
  figma: () => translate({ id: 'portal.ads.figma', message: 'For Figma' }),
  figmaText: () =>
    translate({
      id: 'portal.ads.figmaText',
      message: 'Design with the same components that you build with.',
    }),
});
