/** Texts on the page of all versions. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const VERSIONS_PAGE_TEXTS = /* #__PURE__ */ defineTexts('versionsPage', {
  title: () => translate({ id: 'portal.versionsPage.title', message: 'Versions' }),
  description: () =>
    translate({
      id: 'portal.versionsPage.description',
      message:
        'All documented versions of the MUI X components, where each is found, and since when it exists.',
    }),
  lead: (values: { version: string }) =>
    translate(
      {
        id: 'portal.versionsPage.lead',
        message:
          'This site documents version {version}. Older major versions have separate documentation.',
      },
      values,
    ),
  switcher: () =>
    translate({
      id: 'portal.versionsPage.switcher',
      message:
        'From any page, the version button in the header leads to the same page of another version where it exists there.',
    }),
  version: () => translate({ id: 'portal.versionsPage.version', message: 'Version' }),
  released: () =>
    translate({
      id: 'portal.versionsPage.released',
      message: 'First stable release',
      description: 'Heading of a column with dates',
    }),
  state: () =>
    translate({
      id: 'portal.versionsPage.state',
      message: 'State',
      description: 'Heading of a column that says how far a version is supported',
    }),
  current: () =>
    translate({ id: 'portal.versionsPage.current', message: 'Documented on this site' }),
  cut: () =>
    translate({
      id: 'portal.versionsPage.cut',
      message: 'Earlier release, kept on this site',
    }),
  older: () =>
    translate({
      id: 'portal.versionsPage.older',
      message: 'Earlier major version, documented on its own site',
    }),
  noDate: () =>
    translate({
      id: 'portal.versionsPage.noDate',
      message: 'not listed',
      description: 'In the place of a date that is not known here',
    }),
  supportNote: () =>
    translate({
      id: 'portal.versionsPage.supportNote',
      message: 'Support for older versions depends on your plan. Where to look it up:',
    }),
  supportLink: () =>
    translate({ id: 'portal.versionsPage.supportLink', message: 'Supported versions' }),
});
