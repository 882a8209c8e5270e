import { defineConfig } from '@playwright/test';
import portal from '../../playwright.config.mts';

/** Writes the snapshots of demos that aren't those of the demos as they are, from the built site. */
export default defineConfig({
  ...portal,
  testDir: '.',
  projects: [{ name: 'snapshots' }],
  outputDir: '../../test-results/snapshots',
  reporter: 'list',
  globalSetup: '../serveBuild.ts',
});
