import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { cacheFolder } = require('./launch/cacheFolder.cjs');
const packageFolder = (name) => path.dirname(require.resolve(`${name}/package.json`));
const coreExports = path.join(packageFolder('@docusaurus/core'), 'lib/client/exports');
const exportNames = [
  ...new Set(readdirSync(coreExports).map((file) => file.replace(/\..*$/, ''))),
].join('|');
const classicTheme = path.join(packageFolder('@docusaurus/theme-classic'), 'lib/theme');

/** For tests with a document. */
const JSDOM_PARTS = ['<rootDir>/test/jsdomParts.ts'];

/** What all kinds of test share. */
const shared = {
  // Jest runs what it finds there.
  cacheDirectory: cacheFolder('jest'),
  transform: {
    '\\.(c|m)?(t|j)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Docusaurus publishes its browser code as ES modules.
  transformIgnorePatterns: ['/node_modules/(?!@docusaurus/)'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/test/unit/emptyModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/test/unit/generated/$1.ts',
    [`^@docusaurus/(${exportNames})$`]: '@docusaurus/core/lib/client/exports/$1',
    '^@docusaurus/plugin-content-docs/client$':
      '@docusaurus/plugin-content-docs/lib/client/index.js',
    '^@theme-original/(.*)$': `${classicTheme}/$1`,
    // The classic theme has none.
    '^@theme/Loading$': '<rootDir>/src/theme/Loading',
    '^@theme/(.*)$': `${classicTheme}/$1`,
  },
};

/**
 * A component needs a document, most else doesn't: the name of a test's file tells. A `.test.ts` that needs one says
 * `@jest-environment jsdom` at its start.
 *
 * @type {import('jest').Config}
 */
export default {
  projects: [
    {
      ...shared,
      roots: ['<rootDir>/test/unit'],
      displayName: 'code',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
    },
    {
      ...shared,
      roots: ['<rootDir>/test/unit'],
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
      setupFiles: JSDOM_PARTS,
      setupFilesAfterEnv: ['<rootDir>/test/unit/setup.ts'],
    },
    // Apps that were upgraded by a migration guide. Installs old packages.
    {
      ...shared,
      roots: ['<rootDir>/test/rehearsals'],
      displayName: 'rehearsals',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      setupFiles: JSDOM_PARTS,
    },
    // What pages say, see docs/README.md.
    {
      ...shared,
      // With the code that claims import, so that Jest knows which claims a change asks for.
      roots: ['<rootDir>/test/claims', '<rootDir>/docs', '<rootDir>/src', '<rootDir>/tools'],
      displayName: 'claims',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/test/claims/**/*.test.tsx'],
      setupFiles: JSDOM_PARTS,
      setupFilesAfterEnv: ['<rootDir>/test/claims/support/setup.ts'],
      globalSetup: '<rootDir>/test/claims/support/globalSetup.ts',
      globalTeardown: '<rootDir>/test/claims/support/globalTeardown.ts',
    },
  ],
  testSequencer: '<rootDir>/test/claims/support/sequencer.cjs',
  maxWorkers: '100%',
  reporters: ['default', '<rootDir>/test/jestCountReporter.mjs'],
};
