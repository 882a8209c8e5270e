/** Small sites with the portal's code and pages of their own, for tests that need another site than the portal. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { siteServer } from '../tools/serve/siteServer';
import { listen, stop } from './server';

const ROOT = path.join(__dirname, '..');
const FIXTURES = path.join(ROOT, 'test/fixtures');
const LAUNCHER = path.join(ROOT, 'launch/cli.cjs');

/** Differs between runs on one machine; services of the tests listen there. */
export const SERVICES_PORT = Number(process.env.SERVICES_PORT ?? 4200);

/** The variable that names a folder of this run, made before tests run; only lists of tests do without. */
export const TRIAL_SITES = 'TRIAL_SITES';

/** Where a trial site lies that several files of tests use. */
export const trialFolder = (name: string) => path.join(process.env[TRIAL_SITES] ?? tmpdir(), name);

/**
 * Fills an empty folder with the portal, with one documentation instance and without its own pages: they, and the tree,
 * come from `addPages`.
 */
export function createTrialSite(folder: string): void {
  const playground = path.join(ROOT, 'src/pages/playground');
  mkdirSync(folder, { recursive: true });
  for (const name of [
    'src',
    'launch',
    'plugins',
    'tools',
    'static',
    'i18n/en',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ]) {
    cpSync(path.join(ROOT, name), path.join(folder, name), {
      recursive: true,
      filter: (file) => file !== playground,
    });
  }
  addPages(folder, 'one-instance');
  cpSync(path.join(ROOT, 'docusaurus.config.ts'), path.join(folder, 'portal.config.ts'));
  cpSync(path.join(FIXTURES, 'trialSite.config.mjs'), path.join(folder, 'docusaurus.config.mjs'));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
}

/** @param fixture folder of pages and their tree, below `test/fixtures` */
export function addPages(folder: string, fixture: string): void {
  cpSync(path.join(FIXTURES, fixture), folder, { recursive: true });
}

/** Runs a command of Docusaurus in a site. */
export async function runDocusaurus(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  await promisify(execFile)(process.execPath, [LAUNCHER, 'docusaurus', ...command], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
}

/** Builds a site as `npm run build` does, in English and Chinese. */
export async function buildTrialSite(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/build.mjs', 'en', 'zh'], {
    cwd: folder,
    env: { ...process.env, TRIAL_LANGUAGES: 'en,zh', ...env },
    maxBuffer: 16 * 1024 * 1024,
  });
}

/** A site's build, served on 127.0.0.1. */
export interface ServedSite {
  /** Without a slash at its end. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Serves a site's build on a free port. */
export async function serveTrialSite(folder: string): Promise<ServedSite> {
  const server = siteServer(path.join(folder, 'build'));
  const port = await listen(server, 0);
  return { address: `http://127.0.0.1:${port}`, stop: () => stop(server) };
}
