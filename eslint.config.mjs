import { readdirSync } from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import rooms from './eslint.rooms.mjs';

/** Files of a feature that others may import in addition to its `index.ts`, and why. */
const ALLOWED_FEATURE_IMPORTS = [
  // Small files of texts and helpers: one index of all would bring every text to every page.
  '**/src/features/i18n/**',
  // Only parts that load later show these: through the index they would be in every page.
  '**/src/features/on-demand/LoadErrorReason.tsx',
  // Only the reader's own theme needs it: through the index it would be in the script of every demo.
  '**/src/features/docs-theme/themeVariables.ts',
];

/**
 * Files that the frame of edited demos shows these with, as pages do. It is a bundle of its own: an index would bring the
 * page's parts into it.
 */
const ALLOWED_FRAME_IMPORTS = [
  '**/src/features/demo/island/{createDemoTheme,rightToLeft,styleCache,telemetry}.ts',
  '**/src/features/docs-theme/{constants,inScheme,themeVariables}.ts',
  '**/src/features/own-theme/{checkShape,ownOptions}.ts',
];

/** Parts of features that the slots and pages that render them import directly. */
const ALLOWED_SLOT_IMPORTS = [
  // Several of them render other slots: through the index, imports would be circular.
  '**/src/features/shell/*',
  '**/src/features/docs-config/SiteRoot.tsx',
  '**/src/features/docs-tabs/PageRoute.tsx',
  // Other pages and slots must not load what one slot shows.
  '**/src/features/page-tree/Sidebar*.tsx',
  '**/src/features/versions/{VersionItem,VersionsPage,HeaderLink,FooterLink}.tsx',
];

/** Files of a tool that others may import, and why. */
const ALLOWED_TOOL_IMPORTS = [
  // Coverage reads the same declarations, by the same program.
  '**/tools/api-reference/{packages,program}.ts',
  // The history reads other releases as the reference reads the installed one.
  '**/tools/api-reference/{apiMethods,extractAll,gridEvents,gridSelectors,pageFiles}.ts',
  // Versions and pages have translations, whose hashes go with them.
  '**/tools/i18n-status/{changes,texts}.ts',
  // Moving a page asks git the same.
  '**/tools/versions/workTree.ts',
  // The migration guides' code is compiled, and their pages are read, as those of all pages.
  '**/tools/docs-claims/{compileFences,compiler,fences,readPages}.ts',
  // The folder of a site in its build.
  '**/tools/serve/baseOfBuild.ts',
  // The reference leads to the sections whose words coverage counts.
  '**/tools/docs-coverage/{names,proseUses,readProduct,subjects}.ts',
];

/** What the site consists of, and where it is served. The rules of its addresses follow from it. */
const REGISTRIES = [
  '**/src/data/{baseAddresses,docsInstances,productPackages,products,siteAddress}.ts',
];

/** Files of a plugin that others may import in addition to its `index.ts`, and why. */
const ALLOWED_PLUGIN_IMPORTS = [
  // Code that the plugins of a group share.
  '**/plugins/first-paint/inlineCall.ts',
  '**/plugins/output/{hostFolder,outputStep,siteBase}.ts',
  // Commands, the search data and the Markdown export read pages as the site does, without all that it does with them.
  '**/plugins/content/mdx/{headings,parseTrees}.ts',
  '**/plugins/content/mdx/mdxParser.mjs',
  // Heads name the images, which are drawn elsewhere, by libraries that are slow to load.
  '**/plugins/**/social-images/socialImages.ts',
  // A page's first load asks for the parts of the sidebar that its section needs.
  '**/plugins/**/sections/sidebarGroups.ts',
];

const FEATURES = namesOfFolders('src/features');
const TOOLS = namesOfFolders('tools');

/** Folders of `plugins` that group plugins by what they work on. */
const PLUGIN_GROUPS = ['content', 'first-paint', 'output'];

/** The plugins, and the steps of `plugins/output`: folders below `plugins`. */
const PLUGINS = namesOfFolders('plugins').flatMap((name) =>
  PLUGIN_GROUPS.includes(name)
    ? namesOfFolders(`plugins/${name}`).map((inner) => `${name}/${inner}`)
    : [name],
);

function namesOfFolders(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Files of the other plugins of a group, as a pattern; none for a plugin in no group. */
function othersInGroup(plugin) {
  const [group, name] = plugin.split('/');
  return name === undefined ? [] : [`./plugins/${group}/!(${name})/**/*`];
}

/** Who may import whom; see CONTRIBUTING.md, Import rules. A unit test finds circular imports, test/unit/config/circles.test.ts. */
const zones = [
  {
    target: './src/lib',
    from: ['./src/!(lib)/**/*', './plugins/**/*', './tools/**/*', './docs/**/*', './test/**/*'],
    except: REGISTRIES,
    message: 'src/lib holds pure functions and imports only src/lib and the registries.',
  },
  {
    target: './src/data',
    from: [
      './src/!(lib|data)/**/*',
      './plugins/**/*',
      './tools/**/*',
      './docs/**/*',
      './test/**/*',
    ],
    message: 'src/data imports only src/lib.',
  },
  {
    target: './src/features',
    from: ['./src/theme', './src/pages', './plugins', './tools', './docs', './test'],
    message: 'A feature imports src/lib, src/data and the index of another feature.',
  },
  ...FEATURES.map((name) => ({
    target: `./src/features/${name}`,
    from: [`./src/features/!(${name})/**/*`],
    except: [
      '**/src/features/*/index.ts',
      ...ALLOWED_FEATURE_IMPORTS,
      ...(name === 'live-frame' ? ALLOWED_FRAME_IMPORTS : []),
    ],
    message: 'A feature imports another one by its index.ts; exceptions are in eslint.config.mjs.',
  })),
  {
    target: './src/theme',
    from: ['./src/data', './src/lib', './src/pages', './plugins', './tools', './docs', './test'],
    message: 'A theme slot wires features; logic and data belong to a feature.',
  },
  {
    target: './src/pages',
    from: ['./src/data', './src/lib', './src/theme', './plugins', './tools', './docs', './test'],
    message: 'A page outside the docs wires features; logic and data belong to a feature.',
  },
  {
    target: ['./src/theme', './src/pages'],
    from: ['./src/features/**/*'],
    except: ['**/src/features/*/index.ts', ...ALLOWED_FEATURE_IMPORTS, ...ALLOWED_SLOT_IMPORTS],
    message:
      'Slots and pages import the index.ts of a feature; exceptions are in eslint.config.mjs.',
  },
  {
    target: './plugins',
    from: ['./src/features/**/*'],
    except: ['**/src/features/i18n/dictionary/*.ts'],
    message: 'A plugin imports of features only the types of the dictionary.',
  },
  {
    target: './plugins',
    from: ['./src/theme', './src/pages', './tools', './docs', './test'],
    message: "A plugin imports src/lib, src/data and another plugin's index.ts.",
  },
  ...PLUGINS.map((name) => ({
    target: `./plugins/${name}`,
    from: [`./plugins/!(${name.split('/')[0]})/**/*`, ...othersInGroup(name)],
    except: ['**/plugins/**/index.ts', ...ALLOWED_PLUGIN_IMPORTS],
    message: 'A plugin imports another one by its index.ts; exceptions are in eslint.config.mjs.',
  })),
  {
    target: './tools',
    from: ['./src/features', './src/theme', './src/pages', './docs', './test'],
    message: "A tool imports src/lib, src/data and a plugin's index.ts.",
  },
  ...TOOLS.map((name) => ({
    target: `./tools/${name}`,
    from: [`./tools/!(${name})/**/*`, './plugins/**/*'],
    except: ['**/plugins/**/index.ts', ...ALLOWED_PLUGIN_IMPORTS, ...ALLOWED_TOOL_IMPORTS],
    message: 'Tools share the files listed in eslint.config.mjs.',
  })),
  {
    target: './feedback-server',
    from: ['./src/!(lib)/**/*', './plugins/**/*', './tools/**/*', './docs/**/*', './test/**/*'],
    message: 'The receiver of feedback imports src/lib, Node, better-sqlite3 and pg.',
  },
  {
    target: './mcp-server',
    from: [
      './src/!(lib|data)/**/*',
      './plugins/**/*',
      './tools/**/*',
      './feedback-server/**/*',
      './docs/**/*',
      './test/**/*',
    ],
    except: [
      '**/plugins/**/index.ts',
      '**/plugins/output/notices/{moduleFiles,noticesText,packageFolders,readPackage}.ts',
      // What all servers share.
      '**/feedback-server/{connections,httpAnswers,limitedServer,notices,optionValues,rateLimit,readBody,senderAddress}.ts',
    ],
    message:
      'The MCP server imports src/lib, src/data, the index.ts of a plugin, and what servers share.',
  },
  {
    target: './launch',
    from: ['./{src,plugins,tools,feedback-server,mcp-server,docs,test}/**/*', './*.*'],
    message: 'What loads the code before TypeScript can be read imports Node and jiti only.',
  },
  {
    target: ['./src', './plugins', './tools'],
    from: ['./feedback-server', './mcp-server'],
    message: 'The site knows its servers by their addresses only.',
  },
  {
    target: ['./src', './plugins', './tools', './feedback-server', './mcp-server'],
    from: ['./*.*'],
    message: 'The configuration imports the code, not the other way around.',
  },
  {
    target: './docs',
    from: ['./{src,plugins,tools,feedback-server,mcp-server,test}/**/*'],
    // The build refuses these to demos that readers copy; see plugins/content/demos/scriptRules.ts.
    except: ['**/src/features/playground/index.ts', '**/src/lib/playground/*.ts'],
    message: 'A demo imports published packages and files beside it.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      'mcp-server/dist/',
      '.docusaurus/',
      'node_modules/',
      'test-results/',
      // Written against packages in another folder.
      'test/fixtures/migration/*/before/',
      // Cut versions are never edited.
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
    files: [
      '**/*.{js,cjs,mjs,mts}',
      'plugins/**',
      'tools/**',
      'feedback-server/**',
      'mcp-server/**',
      'test/**',
      '*.ts',
    ],
    languageOptions: { globals: globals.node },
  },
  ...rooms,
  {
    // Optional dependencies: the site and its build do without it.
    files: ['src/**', 'plugins/**', 'tools/**', 'test/**', '*.ts'],
    rules: { 'no-restricted-imports': ['error', 'better-sqlite3', 'pg'] },
  },
  {
    // Code for browsers, which have no modules of Node.
    files: ['src/**'],
    rules: {
      'no-restricted-imports': ['error', { patterns: ['node:*', 'better-sqlite3', 'pg'] }],
    },
  },
  {
    // Runs everywhere: in browsers, in the worker, in the build and in the receiver of feedback.
    files: ['src/lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            'node:*',
            'react',
            'react-dom',
            '@docusaurus/*',
            '@mui/*',
            'better-sqlite3',
            'pg',
          ],
        },
      ],
    },
  },
  {
    // Readers copy demos: nothing deprecated, and no index of a thousand modules.
    files: ['docs/**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-deprecated': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: ['@mui/icons-material', '@mui/material', '@mui/lab'].map((name) => ({
            name,
            message: `Import from ${name}/Name: the index loads all modules in development.`,
          })),
        },
      ],
    },
  },
  {
    // Bundled, so that its own manifest names no dependencies.
    files: ['mcp-server/**'],
    rules: {
      'import-x/no-extraneous-dependencies': [
        'error',
        { includeTypes: true, packageDir: [import.meta.dirname] },
      ],
    },
  },
  {
    // Components of tests replace others and expose their internals on purpose.
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
