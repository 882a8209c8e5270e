/** The trial site below a path: in two languages, with the instances, the cut version and the pages of `test/versions`. */
import { rmSync } from 'node:fs';
import { addPages, buildTrialSite, createTrialSite, runDocusaurus } from '../trialSite';
import { BASE, ORIGIN } from './test';

/**
 * Makes the site in a folder, which is emptied, and builds it by the command of the portal.
 * @param env what the machine is told besides
 */
export async function buildTrial(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  createTrialSite(folder);
  addPages(folder, 'versioned-site/before');
  addPages(folder, 'two-instances');
  const settings = { ...env, SITE_URL: ORIGIN + BASE, SERVICE_WORKER_HOST: '127.0.0.1' };
  await runDocusaurus(folder, ['docs:version', '8.9.0'], settings);
  addPages(folder, 'versioned-site/after');
  addPages(folder, 'reading-site');
  // An old address and an image.
  addPages(folder, 'below-path');
  await buildTrialSite(folder, settings);
}
