/**
 * The page tree of the base library: order, groups, titles.
 *
 * To add a page: write `docs/base/<path>/index.mdx`, then one line here, at its place; see `sidebars.ts`.
 * This file may have no export but the default one: Docusaurus takes every export for a sidebar.
 */
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import apiIndex from './src/data/apiIndex.json';
import { DOCS_INSTANCES } from './src/data/docsInstances';
import { apiNodes, readApiIndex } from './src/lib/api/apiTree';
import { toSidebar } from './src/lib/pages/pageTree';

/** The pages of the API reference, which `npm run docs:api` writes. */
const api = readApiIndex(apiIndex);

const [, { route }] = DOCS_INSTANCES;

const sidebars = {
  base: toSidebar(route, [
    {
      pathname: '/getting-started-group',
      title: 'Getting started',
      children: [
        { pathname: '/getting-started', title: 'Overview' },
        { pathname: '/getting-started/installation' },
        { pathname: '/getting-started/usage' },
        { pathname: '/getting-started/example-projects' },
        { pathname: '/getting-started/learn' },
        { pathname: '/getting-started/faq', title: 'FAQs' },
        { pathname: '/getting-started/supported-components' },
        { pathname: '/getting-started/supported-platforms' },
        { pathname: '/getting-started/support' },
        { pathname: '/getting-started/known-issues' },
      ],
    },
    {
      pathname: '/components-group',
      title: 'Components',
      children: [
        { pathname: '/components', title: 'All components' },
        {
          pathname: '/components/inputs',
          subheader: 'Inputs',
          children: [
            { pathname: '/components/autocomplete' },
            { pathname: '/components/buttons', title: 'Button' },
            { pathname: '/components/button-group' },
            { pathname: '/components/checkboxes', title: 'Checkbox' },
            { pathname: '/components/floating-action-button' },
            { pathname: '/components/number-field' },
            { pathname: '/components/radio-buttons', title: 'Radio Group' },
            { pathname: '/components/rating' },
            { pathname: '/components/selects', title: 'Select' },
            { pathname: '/components/slider' },
            { pathname: '/components/switches', title: 'Switch' },
            { pathname: '/components/text-fields', title: 'Text field' },
            { pathname: '/components/transfer-list' },
            { pathname: '/components/toggle-button' },
          ],
        },
        {
          pathname: '/components/layout',
          subheader: 'Layout',
          children: [
            { pathname: '/components/box' },
            { pathname: '/components/grid' },
            { pathname: '/components/stack' },
          ],
        },
      ],
    },
    {
      pathname: '/customization-group',
      title: 'Customization',
      children: [
        { pathname: '/customization/how-to-customize' },
        { pathname: '/customization/overriding-component-structure' },
        { pathname: '/customization/dark-mode' },
        {
          pathname: '/customization/theme',
          subheader: 'Theme',
          children: [
            { pathname: '/customization/theming' },
            { pathname: '/customization/theme-components', title: 'Components' },
            { pathname: '/customization/default-theme', title: 'Default theme viewer' },
          ],
        },
        {
          pathname: '/customization/tokens',
          subheader: 'Tokens',
          children: [
            { pathname: '/customization/palette' },
            { pathname: '/customization/typography' },
            { pathname: '/customization/spacing' },
            { pathname: '/customization/breakpoints' },
          ],
        },
      ],
    },
    {
      pathname: '/api-group',
      title: 'API reference',
      children: [
        { pathname: '/api', title: 'Index' },
        {
          pathname: '/api/components-group',
          subheader: 'Components',
          children: apiNodes(api, 'material-ui', 'component'),
        },
        {
          pathname: '/api/lab-group',
          subheader: 'Lab',
          children: apiNodes(api, 'material-ui', 'component', '@mui/lab'),
        },
        {
          pathname: '/api/interfaces-group',
          subheader: 'Interfaces',
          children: apiNodes(api, 'material-ui', 'interface'),
        },
        {
          pathname: '/api/functions-group',
          subheader: 'Hooks and functions',
          children: apiNodes(api, 'material-ui', 'functions'),
        },
      ],
    },
  ]),
} satisfies SidebarsConfig;

export default sidebars;
