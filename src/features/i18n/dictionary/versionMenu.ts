/** Texts in the open version switcher, one of them also on the page of all versions. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const VERSION_MENU_TEXTS = /* #__PURE__ */ defineTexts('versionMenu', {
  menu: () => translate({ id: 'portal.versionMenu.menu', message: 'Versions' }),
  here: () =>
    translate({
      id: 'portal.versionMenu.here',
      message: 'shown now',
      description: 'Beside the version that the reader is on',
    }),
  samePage: () =>
    translate({
      id: 'portal.versionMenu.samePage',
      message: 'same page',
      description: 'Beside a version whose link leads to the page that the reader is on',
    }),
  frontPage: (values: { product: string }) =>
    translate(
      {
        id: 'portal.versionMenu.frontPage',
        message: 'front page of {product}',
        description: 'Beside a version that lacks the page, so its link leads to the front page',
      },
      values,
    ),
  newer: (values: { product: string; major: string }) =>
    translate(
      {
        id: 'portal.versionMenu.newer',
        message: '{product} {major} is the newest major version',
        description: 'A link to the documentation of that version, for readers of an older one',
      },
      values,
    ),
  changes: () =>
    translate({
      id: 'portal.versionMenu.changes',
      message: 'What changed',
      description: 'Leads to a page that compares two releases',
    }),
  all: () => translate({ id: 'portal.versionMenu.all', message: 'All versions' }),
});
