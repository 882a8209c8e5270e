import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './test/browser.mts';

const PORT = Number(process.env.TEST_PORT ?? 4173);
const baseURL = `http://127.0.0.1:${PORT}`;
const { executablePath, env } = await findBrowser();

export default defineConfig({
  outputDir: 'test-results/browser',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may miss a deadline once; the report names each test that needed another try.
  retries: process.env.CI ? 2 : 0,
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
    { name: 'build', testDir: 'test/build' },
    { name: 'e2e', testDir: 'test/e2e' },
    // A trial site with every outside service connected to a fake.
    {
      name: 'services-site',
      testDir: 'test/services',
      testMatch: 'site.setup.ts',
      teardown: 'services-end',
    },
    { name: 'services', testDir: 'test/services', dependencies: ['services-site'] },
    { name: 'services-end', testDir: 'test/services', testMatch: 'site.teardown.ts' },
  ],
  globalSetup: './test/serveBuild.ts',
});
