/**
 * Keeps what the site never uses, and what belongs to other pages, out of every page's first load, by changing what
 * Docusaurus, React Router and others bring; `patches.ts` lists each change. Only in production, and only in the
 * browser: the server and `docusaurus start` have all as it is published, but for what the latter loads again, and when.
 */
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { debouncedContentReload, watcherOfCommand } from './debouncedContentReload';
import { checkPatches } from './checkPatches';
import { chunkFilesPlugin } from './chunk-files';
import { developmentServer } from './developmentServer';
import { freeMemory } from './freeMemory';
import { DEMO_BLOCK, DEMO_START, DOCS, ON_DEMAND_STYLES } from './bundle-patches/pieces';
import { stubPath } from './bundle-patches/stubPath';
import { DICTIONARY, TRANSLATIONS } from './bundle-patches/texts';
import { withoutUnusedBlocks } from './bundle-patches/unusedBlocks';
import { PATCHES, type PatchName, UNUSED_IMPORTS } from './patches';
import { sectionRules } from './sections';
import type { Patch } from './table';

export interface InternalsOptions {
  /** Patches to leave out, to see what each saves. */
  readonly without?: readonly PatchName[];
}

/** Modules that everyone asks for are replaced by `aliases`, those of some by rules. */
function aliases(patches: readonly Patch[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    patches.flatMap(({ change }) =>
      change.kind === 'module' && !change.by ? [[change.request, stubPath(change.with)]] : [],
    ),
  );
}

function rules(patches: readonly Patch[]): readonly RuleSetRule[] {
  return patches.flatMap(({ name, change }): readonly RuleSetRule[] => {
    if (change.kind === 'module' && change.by) {
      return [{ test: change.by, resolve: { alias: { [change.request]: stubPath(change.with) } } }];
    }
    if (change.kind === 'text') {
      const loader = path.join(__dirname, 'bundle-patches/loader.cjs');
      return [{ test: change.module, use: [{ loader, options: { patch: name } }] }];
    }
    return [];
  });
}

function textsRule({ codeTranslations }: LoadContext): RuleSetRule {
  return {
    test: [DICTIONARY, TRANSLATIONS],
    use: [
      {
        loader: path.join(__dirname, 'bundle-patches/textsLoader.cjs'),
        options: { translations: codeTranslations },
      },
    ],
  };
}

export default function internalsPlugin(
  context: LoadContext,
  { without = [] }: InternalsOptions,
): Plugin {
  const patches = PATCHES.filter(({ name }) => !without.includes(name));
  if (process.env.NODE_ENV === 'development') {
    debouncedContentReload(watcherOfCommand());
  }
  const has = (wanted: PatchName) => patches.some(({ name }) => name === wanted);
  return {
    name: 'internals',
    configurePostCss: ({ plugins = [], ...options }) => ({
      ...options,
      plugins: [...plugins, withoutUnusedBlocks],
    }),
    configureWebpack({ mode }, isServer, utils) {
      if (mode !== 'production') {
        return isServer ? {} : developmentServer(utils, context);
      }
      if (isServer) {
        return { plugins: [freeMemory()] };
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              ...(has('docs in one piece') && {
                docs: DOCS,
                demoBlock: DEMO_BLOCK,
                demoStart: DEMO_START,
              }),
              ...(has('styles on demand') && ON_DEMAND_STYLES),
            },
          },
        },
        resolve: { alias: aliases(patches) },
        module: {
          rules: [
            ...rules(patches),
            ...(has('unused imports') ? [{ test: UNUSED_IMPORTS, sideEffects: false }] : []),
            ...(has('sections') ? sectionRules(context) : []),
            ...(has('translations') ? [textsRule(context)] : []),
          ],
        },
        plugins: [
          ...(has('chunk files') ? [chunkFilesPlugin()] : []),
          checkPatches(patches),
          freeMemory(),
        ],
      };
    },
  };
}
