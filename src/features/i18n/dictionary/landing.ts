/** Texts of the home page. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const LANDING_TEXTS = /* #__PURE__ */ defineTexts('landing', {
  tagline: () =>
    translate({
      id: 'portal.landing.tagline',
      message: 'Data grid, date and time pickers, charts and tree view for React',
    }),
  title: () =>
    translate({
      id: 'portal.landing.title',
      message: 'Find the component, see it work, copy the code.',
    }),
  lead: () =>
    translate({
      id: 'portal.landing.lead',
      message:
        'Guides and live demos for five React component libraries. Every demo runs on the page, in TypeScript or JavaScript, and opens in a sandbox.',
    }),
  start: () => translate({ id: 'portal.landing.start', message: 'Install' }),
  overview: () => translate({ id: 'portal.landing.overview', message: 'Read the overview' }),
  quickstart: () => translate({ id: 'portal.landing.quickstart', message: 'Quickstart' }),
  // Names the link for screen readers.
  quickstartOf: (values: { product: string }) =>
    translate({ id: 'portal.landing.quickstartOf', message: 'Quickstart: {product}' }, values),
  tasks: () => translate({ id: 'portal.landing.tasks', message: 'Common tasks' }),
  install: () => translate({ id: 'portal.landing.install', message: 'Install a package' }),
  features: () =>
    translate({
      id: 'portal.landing.features',
      message: 'See what each plan of the data grid includes',
    }),
  sorting: () => translate({ id: 'portal.landing.sorting', message: 'Sort rows on the server' }),
  dates: () =>
    translate({ id: 'portal.landing.dates', message: 'Limit the dates that users can pick' }),
  bars: () => translate({ id: 'portal.landing.bars', message: 'Stack bars and label them' }),
  slots: () => translate({ id: 'portal.landing.slots', message: 'Replace a part of a component' }),
  upgrade: () =>
    translate({ id: 'portal.landing.upgrade', message: 'Coming from an older version' }),
  upgradeText: (values: { version: string }) =>
    translate(
      {
        id: 'portal.landing.upgradeText',
        message:
          'The newest version is {version}. Each migration guide lists what changed since version 7.',
      },
      values,
    ),
  migrate: (values: { product: string }) =>
    translate({ id: 'portal.landing.migrate', message: 'Migrate: {product}' }, values),
  olderVersions: () =>
    translate({ id: 'portal.landing.olderVersions', message: 'Upgrading from v6 or earlier' }),
  news: () => translate({ id: 'portal.landing.news', message: 'What’s new in MUI X' }),
  whatChanged: () =>
    translate({
      id: 'portal.landing.whatChanged',
      message: 'Changes between two releases',
      description: 'Leads to the page that compares the API of releases',
    }),
  versions: () => translate({ id: 'portal.landing.versions', message: 'All versions' }),
});
