import { defineConfig } from '@playwright/test';
import portal from '../../playwright.config.mts';

/** Measures the built site, one thing at a time; a run on a busy machine says little. */
export default defineConfig({
  ...portal,
  testDir: '.',
  projects: [{ name: 'speed' }],
  outputDir: '../../test-results/speed',
  workers: 1,
  retries: 0,
  reporter: 'list',
  globalSetup: '../serveBuild.ts',
});
