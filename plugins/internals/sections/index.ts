/**
 * Keeps the routes of a site's pages out of every page's first load. A page loads the routes of its own section, and
 * those of another when a reader goes there or a link to it comes into view; so what a page loads doesn't grow with
 * the number of pages elsewhere.
 */
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { VERSION_DATA } from '../patches';
import { shellLinks } from './docsLists';

const loader = path.join(__dirname, 'loader.cjs');
const runtime = path.join(__dirname, 'browser/sections.ts');
const groups = path.join(__dirname, 'browser/groups.ts');

/** By the name of a step in `loaders.ts`, the module that it rewrites. */
const CLIENT_MODULES = {
  preload: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]preload\.js$/,
  prefetch: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
} as const;

/** The rules by which the bundler changes Docusaurus' modules. */
export function sectionRules({
  generatedFilesDir,
  siteConfig,
}: LoadContext): readonly RuleSetRule[] {
  const links = shellLinks(siteConfig.themeConfig);
  const generated = {
    routes: 'routes.js',
    chunkNames: 'routesChunkNames.json',
    registry: 'registry.js',
    globalData: 'globalData.json',
  };
  const rule = (test: RegExp | string, step: string): RuleSetRule => ({
    test,
    use: [{ loader, options: { step, runtime, groups, generatedFilesDir, links } }],
  });
  return [
    ...Object.entries(CLIENT_MODULES).map(([step, test]) => rule(test, step)),
    ...Object.entries(generated).map(([step, file]) =>
      rule(path.join(generatedFilesDir, file), step),
    ),
    // What bundle-patches leaves of the data becomes a module that loads groups.
    { ...rule(VERSION_DATA, 'versionData'), enforce: 'post', type: 'javascript/auto' },
  ];
}
