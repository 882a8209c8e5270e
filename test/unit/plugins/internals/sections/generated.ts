/** What Docusaurus generates for a small site: two sections of one version, and pages outside of them. */
export const GENERATED = {
  routes: `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/versions/',
    component: ComponentCreator('/versions/', '001'),
    exact: true
  },
  {
    path: '/x/',
    component: ComponentCreator('/x/', '002'),
    routes: [
      {
        path: '/x/grid/',
        component: ComponentCreator('/x/grid/', '003'),
        exact: true,
        sidebar: "x"
      },
      {
        path: '/x/grid/it\\'s/',
        component: ComponentCreator('/x/grid/it\\'s/', '004'),
        exact: true,
        sidebar: "x"
      },
      {
        path: '/x/api/grid/row/',
        component: ComponentCreator('/x/api/grid/row/', '005'),
        exact: true
      },
      {
        path: '/x/',
        component: ComponentCreator('/x/', '006'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
  chunkNames: JSON.stringify({
    '/versions/-001': { __comp: 'versions' },
    '/x/-002': { __comp: 'root', __context: { plugin: 'docs' } },
    '/x/grid/-003': { __comp: 'page', content: 'grid' },
    "/x/grid/it's/-004": { __comp: 'page', content: 'its', both: ['grid'] },
    '/x/api/grid/row/-005': { __comp: 'page', content: 'row' },
    '/x/-006': { __comp: 'page', content: 'start' },
  }),
  registry: `export default {
${['docs', 'grid', 'its', 'page', 'root', 'row', 'start', 'versions']
  .map(
    (name) =>
      `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}.mdx"), "@site/${name}.mdx", require.resolveWeak("@site/${name}.mdx")],`,
  )
  .join('\n')}};
`,
};
