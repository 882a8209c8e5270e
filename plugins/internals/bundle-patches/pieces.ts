/** Which code comes in one piece, and which styles come with what opens on demand. Settings of the bundler. */

/**
 * What every documentation page needs, in one piece: in many small ones it would be bigger by a quarter. `MDXPage` is
 * for pages outside of the documentation. The names at the beginning load on demand: without them here, the piece
 * would contain them.
 */
export const DOCS = {
  name: 'docs',
  test: /^(?!.*[\\/](?:shell[\\/]NotFound|page-menu[\\/]PageMenuList|lib[\\/]theme[\\/]DocVersionBanner)).*(?:[\\/]src[\\/](?:features[\\/](?:(?:shell|code|callouts|details|page-tree|docs-tabs|page-menu|stored-choice|findable)[\\/]|(?:feedback|i18n)[\\/][^\\/]+$|(?:ads[\\/](?:index|AdSlot)|analytics[\\/](?:index|sendEvent|eventAttributes))\.|i18n[\\/]dictionary[\\/](?:badge|callout|code|feedback|tabs|untranslated)\.ts$)|theme[\\/]|data[\\/](?:site|sitePages|callouts)\.ts$|lib[\\/](?:pages[\\/](?:pageTree|markdownPath)|keyboard[\\/]rowKeys|code[\\/](?:demo|preferences))\.ts$)|[\\/]@docusaurus[\\/](?:theme-classic(?![\\/]lib[\\/]theme[\\/]MDXPage[\\/])|theme-common|plugin-content-docs)[\\/]|[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]__plugin\.json$|[\\/]@mdx-js[\\/]react[\\/])/,
  chunks: 'async',
  priority: 10,
  enforce: true,
} as const;

/**
 * What a page with demos needs before they run. The names at the beginning load on demand, as above.
 */
export const DEMO_BLOCK = {
  name: 'demo-block',
  test: /^(?!.*[\\/](?:toolbar[\\/]MenuList|source[\\/](?:menuActions|sourceLink)|island[\\/](?:\w*DemoProvider|IslandBoundary|appearance|createDemoTheme|frame\w+|islandRuntime|otherAppearances|rightToLeft|styleCache|telemetry))\.).*[\\/]src[\\/]features[\\/](?:demo[\\/](?:index\.ts$|(?:block|island|source|toolbar)[\\/])|preferences[\\/]|i18n[\\/]dictionary[\\/](?:chat|demo|styling)\.ts$)/,
  chunks: 'async',
  priority: 40,
  enforce: true,
} as const;

/** What starts demos, keeps how they look, and all that asks it: in one piece, since several others need parts of it. */
export const DEMO_START = {
  name: 'demo-start',
  test: /[\\/]src[\\/](?:features[\\/](?:theme-state[\\/]|demo[\\/]island[\\/](?:IslandBoundary|appearance|islandRuntime)\.)|lib[\\/]theme[\\/](?:rtlStyles|themeState)\.ts$)/,
  chunks: 'async',
  // Above the script of all demos, which would have a copy of its own.
  priority: 40,
  enforce: true,
} as const;

/** Styles of what opens on demand come with its code; Docusaurus would put them into the stylesheet of every page. */
const onDemandStyles = (name: string, test: RegExp) =>
  ({
    name,
    test,
    type: 'css/mini-extract',
    chunks: 'async',
    priority: 60,
    enforce: true,
  }) as const;

export const ON_DEMAND_STYLES = {
  searchStyles: onDemandStyles(
    'search-dialog',
    /[\\/]src[\\/]features[\\/]search[\\/](?:dialog|hosted)[\\/]|[\\/]@docsearch[\\/]css[\\/]/,
  ),
  feedbackStyles: onDemandStyles(
    'feedback-form',
    /[\\/]src[\\/]features[\\/]feedback[\\/]form[\\/]/,
  ),
  settingsStyles: onDemandStyles(
    'settings-panel',
    /[\\/]src[\\/]features[\\/]settings[\\/]SettingsPanel\.module\.css$/,
  ),
  slotStyles: onDemandStyles(
    'slots',
    /[\\/]src[\\/]features[\\/]slots[\\/]connectParts\.module\.css$/,
  ),
} as const;
