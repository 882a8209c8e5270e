import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may import whom; see the table in README.md. */
const zones = [
  {
    target: './src/lib',
    from: ['./src/!(lib)/**/*', './plugins/**/*', './docs/**/*', './test/**/*'],
    message: 'src/lib holds pure functions and imports only src/lib.',
  },
  {
    target: './src/data',
    from: ['./src/!(lib|data)/**/*', './plugins/**/*', './docs/**/*', './test/**/*'],
    message: 'src/data imports only src/lib.',
  },
  {
    target: './src/features',
    from: ['./src/theme', './src/pages', './plugins', './docs', './test'],
    message: 'A feature imports src/lib, src/data and the index of another feature.',
  },
  {
    target: './src/theme',
    from: ['./src/data', './src/lib', './src/pages', './plugins', './docs', './test'],
    message: 'A theme slot wires features; logic and data belong to a feature.',
  },
  {
    target: './plugins',
    from: ['./src/theme', './src/pages', './docs', './test'],
    message: 'A plugin imports src/lib and src/data.',
  },
  {
    target: './feedback-server',
    from: ['./src/!(lib)/**/*', './plugins/**/*', './docs/**/*', './test/**/*'],
    message: 'The receiver of feedback imports src/lib, Node and better-sqlite3.',
  },
  {
    target: ['./src', './plugins'],
    from: './feedback-server',
    message: 'The site knows the receiver of feedback by its address only.',
  },
  {
    target: ['./src', './plugins'],
    from: './test',
    message: 'Nothing imports tests.',
  },
  {
    target: './docs',
    from: ['./src', './plugins', './test'],
    message: 'A demo imports published packages and files beside it.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'node_modules/',
      'test-results/',
      // A cut version stays as it was.
      'versioned_docs/',
      'i18n/*/docusaurus-plugin-content-docs/version-*/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat['recommended-latest'],
  {
    plugins: { 'import-x': importX, '@docusaurus': docusaurus },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true }],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // A region that scrolls must be reachable with the keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre'], roles: ['tabpanel'] }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{js,cjs,mjs,mts}', 'plugins/**', 'feedback-server/**', 'test/**', '*.ts'],
    languageOptions: { globals: globals.node },
  },
  {
    // An optional dependency: the site and its build do without it.
    files: ['src/**', 'plugins/**', 'test/**', '*.ts'],
    rules: { 'no-restricted-imports': ['error', 'better-sqlite3'] },
  },
  {
    // Components of tests stand in for others and hand out their insides on purpose.
    files: ['test/**'],
    rules: {
      'react-hooks/immutability': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
