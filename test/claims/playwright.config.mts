import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from '../browser.mts';

/** Another one than that of the built site, whose tests may run at the same time. */
const PORT = Number(process.env.CLAIMS_PORT ?? 4174);
const baseURL = `http://127.0.0.1:${PORT}`;
const { executablePath, env } = await findBrowser();

/** Claims that need a real browser, and demos. They open scenes, not the built site, so they need no build. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'claims', testMatch: '**/*.browser.spec.ts' },
    {
      name: 'demos',
      testDir: '../demos',
      testMatch: '**/*.spec.ts',
      expect: { timeout: 10_000 },
      use: { actionTimeout: 15_000 },
    },
  ],
  outputDir: '../../test-results/claims-browser',
  globalSetup: './support/browserSetup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Unit tests and their compilers run beside them, so a scene that takes 7 s alone may take half a minute.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [['list'], ['../playwrightCountReporter.ts']],
  use: {
    baseURL,
    locale: 'en-US',
    viewport: { width: 1000, height: 800 },
    launchOptions: { executablePath, args: [...BROWSER_FLAGS], env: { ...process.env, ...env } },
  },
  webServer: {
    command: 'node support/sceneServer.cjs',
    url: baseURL,
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
