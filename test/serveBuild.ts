/** Serves `build/` while the browser tests run, and makes the folder that their trial sites are built in. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FullConfig } from '@playwright/test';
import { LANGUAGES } from '../src/lib/text/languages';
import { SOURCE_LANGUAGE } from '../src/lib/text/dictionary';
import { siteServer } from '../tools/serve/siteServer';
import { listen, stop } from './server';
import { TRIAL_SITES } from './trialSite';

const BUILD = path.join(__dirname, '../build');

/**
 * What a build lacks for the tests that read it: they compare all languages.
 * @returns what to say and do; nothing for a whole build
 */
export function missingLanguages(build: string): string | undefined {
  const missing = LANGUAGES.filter((language) => {
    const folder = language === SOURCE_LANGUAGE ? '' : language;
    return !existsSync(path.join(build, folder, 'index.html'));
  });
  return missing.length === 0
    ? undefined
    : `The build lacks ${missing.join(' and ')}. Run \`npm run build\`, or \`node tools/build.mjs ${missing.join(' ')}\` for what is missing.`;
}

/** The projects whose tests read all of the built site; trial sites are built by their own tests. */
const READERS: readonly string[] = ['build', 'e2e', 'pages'];

/** Whether such tests are asked for: by name, or among all projects of a configuration. */
function needsAll({ projects }: FullConfig, args: readonly string[]): boolean {
  const asked = args.flatMap((arg, place) =>
    arg.startsWith('--project') ? [arg.split('=')[1] ?? args[place + 1]] : [],
  );
  return projects.some(
    ({ name }) => READERS.includes(name) && (asked.length === 0 || asked.includes(name)),
  );
}

export default async function serveBuild(config: FullConfig): Promise<() => Promise<void>> {
  const { projects } = config;
  const problem = needsAll(config, process.argv) ? missingLanguages(BUILD) : undefined;
  if (problem !== undefined) {
    throw new Error(problem);
  }
  const server = siteServer(BUILD);
  await listen(server, Number(new URL(projects[0]?.use.baseURL ?? '').port));
  // Their code runs: a folder that another user could have made before won't do. Workers inherit the variable.
  const sites = mkdtempSync(path.join(tmpdir(), 'trial-sites-'));
  process.env[TRIAL_SITES] = sites;
  return async () => {
    rmSync(sites, { recursive: true, force: true });
    await stop(server);
  };
}
