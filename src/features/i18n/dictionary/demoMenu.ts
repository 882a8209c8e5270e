/** Texts in the menu of a demo. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const DEMO_MENU_TEXTS = /* #__PURE__ */ defineTexts('demoMenu', {
  viewOnGitHub: () =>
    translate({ id: 'portal.demoMenu.viewOnGitHub', message: 'View the source on GitHub' }),
  copyJsLink: () =>
    translate({ id: 'portal.demoMenu.copyJsLink', message: 'Copy link to JavaScript source' }),
  copyTsLink: () =>
    translate({ id: 'portal.demoMenu.copyTsLink', message: 'Copy link to TypeScript source' }),
  saveZip: () =>
    translate({ id: 'portal.demoMenu.saveZip', message: 'Download the project as a zip' }),
  linkCopied: () =>
    translate({
      id: 'portal.demoMenu.linkCopied',
      message: 'Link to the source code has been copied to your clipboard.',
    }),
});
