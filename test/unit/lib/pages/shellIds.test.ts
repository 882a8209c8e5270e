import { isShellId } from '../../../../src/lib/pages/shellIds';

test.each([
  'main-content',
  'mui-version-selector',
  'settings-mode',
  'settings-mode-hint',
  'search-option-3',
  'demo-BasicColumns-code',
  '__docusaurus',
  '_R_1a_',
  'docusaurusRoot',
  'webpackChunkcomponent_docs_portal',
])('%s belongs to the shell', (id) => {
  expect(isShellId(id)).toBe(true);
});

test.each([
  'main',
  'content',
  'settings',
  'search',
  'demo',
  'demos-of-all-kinds',
  'docusaurus',
  '',
])('"%s" is free for pages', (id) => {
  expect(isShellId(id)).toBe(false);
});
