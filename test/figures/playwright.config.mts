import base from '../../playwright.config.mts';

/** For `npm run speed:figures`, which measures: one at a time, and no part of the tests. */
export default {
  ...base,
  outputDir: '../../test-results/figures',
  workers: 1,
  timeout: 900_000,
  reporter: 'line',
  projects: [{ name: 'figures', testDir: '.' }],
};
