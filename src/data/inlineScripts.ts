/**
 * The inline scripts that pages may have. The build gives each a hash in the content security policy, and refuses one
 * that isn't here: a script that came into a page by mistake, or from outside, must not get one.
 */
export interface InlineScript {
  /** Where it is written. */
  readonly source: string;
  /** What stands in it however it is minified, and in no other. */
  readonly mark: string;
}

export const INLINE_SCRIPTS: readonly InlineScript[] = [
  // Scripts that follow each other are one in a minified page.
  { source: 'plugins/first-paint, for the head', mark: 'docusaurusKey:' },
  { source: 'plugins/first-paint/right-to-left, for the head', mark: 'dataset.mirrored' },
  {
    source: 'plugins/first-paint and @docusaurus/theme-classic, for the body',
    mark: 'docusaurus-data-',
  },
  { source: 'plugins/content/api-reference', mark: 'dataset.viewRules' },
  { source: 'plugins/output/first-load/startProblem.ts', mark: '"start-problem"' },
  { source: 'plugins/output/first-load/firstLoadScript.ts', mark: 'dataset.load' },
  { source: 'plugins/output/service-worker, colours', mark: 'function showColorScheme' },
  { source: 'plugins/output/service-worker, list of pages', mark: 'function showKeptPages' },
  { source: 'plugins/output/redirects', mark: 'location.href=document.querySelector("link")' },
  { source: 'react-dom, on pages with a form that has an action', mark: '$$reactFormReplay' },
];
