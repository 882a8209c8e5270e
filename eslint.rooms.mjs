/**
 * Which globals each kind of code may name: browsers have no `process`, the build has no `document`, and only tests
 * have `describe`. The types can't tell, since all code is one TypeScript program.
 */
import globals from 'globals';

/** Files outside `src` that run in browsers: functions that are written into pages as text, and modules of bundles. */
const BROWSER_FILES_OF_PLUGINS = [
  'plugins/**/inlineScript{,s}.ts',
  'plugins/internals/bundle-patches/*.js',
  'plugins/internals/sections/browser/**',
];

/** Data that only the build reads. */
const BUILD_DATA = ['src/data/{hosting,policySources}.ts'];

function restrict(names, where) {
  return names.map((name) => ({
    name,
    message: `\`${name}\` isn't defined in ${where}, where this file runs. See eslint.rooms.mjs.`,
  }));
}

function namesIn(ours, butNotIn) {
  return Object.keys(ours).filter((name) => !(name in butNotIn));
}

const TEST_NAMES = restrict(Object.keys(globals.jest), 'the site or its build');

const NODE_NAMES = restrict(
  [...namesIn(globals.nodeBuiltin, globals.browser), '__dirname', '__filename'].filter(
    // See PROCESS.
    (name) => name !== 'process',
  ),
  'browsers',
);

const BROWSER_NAMES = restrict(
  [
    ...namesIn(globals.browser, globals.node),
    // Only later versions of Node than the oldest supported one have these.
    ...['localStorage', 'navigator', 'sessionStorage'],
  ],
  'the build',
);

/** The build replaces each `process.env.NAME` by its text, so browsers may have these. */
const PROCESS = {
  selector:
    "Identifier[name='process']:not(MemberExpression[computed=false] > MemberExpression[property.name='env'] > Identifier)",
  message:
    'Browsers have no `process`. Write `process.env.NAME` in full, which plugins/environment replaces.',
};

export default [
  {
    files: [
      'plugins/**',
      'tools/**',
      'feedback-server/**',
      'mcp-server/**',
      'launch/**',
      '*.{ts,mts,mjs}',
    ],
    ignores: BROWSER_FILES_OF_PLUGINS,
    rules: { 'no-restricted-globals': ['error', ...TEST_NAMES, ...BROWSER_NAMES] },
  },
  {
    files: ['src/**', 'docs/**', ...BROWSER_FILES_OF_PLUGINS],
    rules: { 'no-restricted-globals': ['error', ...TEST_NAMES, ...NODE_NAMES] },
  },
  {
    files: ['src/**', 'docs/**', ...BROWSER_FILES_OF_PLUGINS],
    ignores: BUILD_DATA,
    rules: { 'no-restricted-syntax': ['error', PROCESS] },
  },
  {
    // Runs both in browsers and in the build.
    files: ['src/lib/**', 'src/data/**'],
    rules: {
      'no-restricted-globals': ['error', ...TEST_NAMES, ...NODE_NAMES, ...BROWSER_NAMES],
    },
  },
  {
    files: ['src/lib/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Identifier[name="process"]',
          message: 'Functions of src/lib are pure: pass settings to them.',
        },
      ],
    },
  },
];
