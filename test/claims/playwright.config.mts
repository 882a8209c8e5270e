import { defineConfig } from '@playwright/test';
import { createLoader } from '../../launch/createLoader.cjs';
import { BROWSER_FLAGS, findBrowser } from '../browser.mts';
import type * as Claims from '../ledger/claims';
import type * as Ledger from '../ledger/ledger';

/** Another one than that of the built site, whose tests may run at the same time. */
const PORT = Number(process.env.CLAIMS_PORT ?? 4174);
const baseURL = `http://127.0.0.1:${PORT}`;
const { executablePath, env } = await findBrowser();

/** Files that wait for their day. `npm test` alone leaves some out, and its first process decides for the others. */
function leftOutFiles(): readonly string[] {
  if (!process.env.LEDGER_WRITE || process.env.TEST_WORKER_INDEX) {
    return [];
  }
  const load = createLoader(import.meta.url);
  const { leftOut } = load('../ledger/ledger.ts') as typeof Ledger;
  const { stateOfBrowserClaims } = load('../ledger/claims.ts') as typeof Claims;
  return leftOut('browserClaims', stateOfBrowserClaims(), Date.now());
}

/** Claims that need a real browser. They open scenes, not the built site, so they need no build. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.browser.spec.ts',
  testIgnore: leftOutFiles().map((file) => `**/${file}`),
  outputDir: '../../test-results/claims-browser',
  globalSetup: './support/browserSetup.ts',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  // Unit tests and their compilers run beside them, so a scene that takes 7 s alone may take half a minute.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 2 : 0,
  reporter: [
    ['list'],
    ['../playwrightCountReporter.ts'],
    ['../ledger/playwrightReporter.ts', { kind: 'browserClaims' }],
  ],
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
