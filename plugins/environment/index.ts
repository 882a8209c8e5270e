/**
 * Hands the few environment variables that browser code may read to both bundles as text.
 * Everything else of the environment stays out of the site.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SITE } from '../../src/data/site';
import { checkHostTemplate } from '../../src/lib/pages/versionTargets';
import { commitTime } from './commitTime';
import { checkHostedSearch, HOSTED_SEARCH_VARIABLES } from './hostedSearch';
import { checkServices, SERVICE_VARIABLES } from './services';
import { checkSite } from './site';

/** Read by `src/data/site.ts`, `src/data/services.ts` and the provider of Pro and Premium demos. */
const PUBLIC_VARIABLES = [
  'SITE_URL',
  'REPOSITORY_URL',
  'REPOSITORY_REF',
  'DOCS_VERSIONS_HOST',
  'MUI_LICENSE_KEY',
  ...HOSTED_SEARCH_VARIABLES,
  ...SERVICE_VARIABLES,
] as const;

/** Bundler definitions for the public variables; one that is not set is an empty text. */
export function publicDefinitions(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    PUBLIC_VARIABLES.map((name) => [`process.env.${name}`, JSON.stringify(env[name] ?? '')]),
  );
}

/** @throws when a variable has a value that the site can't work with */
export default function environmentPlugin({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  checkSite(process.env);
  checkHostTemplate(SITE.versionsHost);
  checkHostedSearch(process.env);
  checkServices(process.env);
  return {
    name: 'environment',
    configureWebpack(_config, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      const definitions = {
        ...publicDefinitions(process.env),
        // What only the server renders is left out of the browser's bundle.
        'process.env.COMMIT_TIME': JSON.stringify(commitTime(siteDir)),
        'process.env.IS_SERVER': JSON.stringify(isServer ? 'yes' : ''),
      };
      return { plugins: [new DefinePlugin(definitions)] };
    },
  };
}
