import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './test/browser.mts';

const PORT = Number(process.env.TEST_PORT ?? 4173);
const baseURL = `http://127.0.0.1:${PORT}`;
const { executablePath, env } = await findBrowser();

/** Visits of all pages, and all demos as edited ones, which `npm run test:all` adds. */
const EVERY_PAGE = '**/every{Page,Demo}.spec.ts';

/** The tests of a folder, on a site that is built before them and removed after them. */
const onTrialSite = (name: string) => {
  const testDir = `test/${name}`;
  return [
    { name: `${name}-site`, testDir, testMatch: 'site.setup.ts', teardown: `${name}-end` },
    { name, testDir, dependencies: [`${name}-site`] },
    { name: `${name}-end`, testDir, testMatch: 'site.teardown.ts' },
  ];
};

export default defineConfig({
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  // Tests on trial sites wait for most of their time: beside two that don't, the third worker costs little.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // A busy machine may miss a deadline once; the report names each test that needed another try.
  retries: process.env.CI ? 2 : 0,
  // A run that hangs ends by itself and names what it waits for (ms).
  globalTimeout: process.env.CI ? 40 * 60_000 : 0,
  reporter: [['list'], ['./test/playwrightCountReporter.ts']],
  use: {
    baseURL,
    locale: 'en-US',
    launchOptions: {
      executablePath,
      args: [...BROWSER_FLAGS],
      env: { ...process.env, ...env },
    },
  },
  projects: [
    { name: 'build', testDir: 'test/build', workers: 2 },
    { name: 'e2e', testDir: 'test/e2e', testIgnore: EVERY_PAGE, workers: 2 },
    { name: 'pages', testDir: 'test/e2e', testMatch: EVERY_PAGE, workers: 2 },
    // Builds a small site for each step that may refuse it.
    { name: 'broken-sites', testDir: 'test/broken-sites', workers: 1 },
    // Asks for nginx and Caddy.
    { name: 'deploy', testDir: 'test/deploy', workers: 1 },
    // A trial site with every outside service connected to a fake.
    ...onTrialSite('services'),
    // A trial site with a cut version and two documentation instances.
    ...onTrialSite('versions'),
    // The same below a path of its host.
    ...onTrialSite('below-path'),
  ],
  globalSetup: './test/serveBuild.ts',
});
