/**
 * Gets the text of the docs theme's stylesheet from the site. The module is named by path and loaded at build
 * time: a plugin imports nothing of the site's features, and the dev server has to see its changes.
 */
import { loadFreshModule } from '@docusaurus/utils';

interface StyleSheetModule {
  readonly docsStyleSheet: () => string;
}

function isStyleSheetModule(module: unknown): module is StyleSheetModule {
  return (
    typeof module === 'object' &&
    module !== null &&
    'docsStyleSheet' in module &&
    typeof module.docsStyleSheet === 'function'
  );
}

/**
 * Runs `docsStyleSheet()` of the module at `modulePath` (absolute).
 * Throws when the module can't be loaded or has no such function.
 */
export async function loadStyleSheet(modulePath: string): Promise<string> {
  const module = await loadFreshModule(modulePath);
  if (!isStyleSheetModule(module)) {
    throw new Error(
      `color-mode: ${modulePath} has to export a function docsStyleSheet() that returns the CSS of the docs theme.`,
    );
  }
  return module.docsStyleSheet();
}
