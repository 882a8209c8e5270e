/** Fails a build in which a patch had nothing to change: what it is for has moved, or is gone. */
import type { Compiler } from 'webpack';
import { stubPath } from './bundle-patches/stubPath';
import type { Patch } from './table';

/** What a build is made of, as far as patches show in it. */
interface Parts {
  /** Files of all modules. */
  readonly files: ReadonlySet<string>;
  /** Names of chunks. */
  readonly chunks: ReadonlySet<string>;
}

/** Whether the build shows what the patch has changed. */
function isUsed({ change }: Patch, { files, chunks }: Parts): boolean {
  const hasModule = (module: RegExp) => [...files].some((file) => module.test(file));
  switch (change.kind) {
    case 'module':
      return files.has(stubPath(change.with));
    case 'text':
      return change.ofDemos || hasModule(change.module);
    case 'chunks':
      return change.names.every((name) => chunks.has(name));
    case 'own':
      return change.modules.every(hasModule);
  }
}

/** What to say of the patches that changed nothing. */
export function unusedPatches(patches: readonly Patch[], parts: Parts): readonly string[] {
  return patches
    .filter((patch) => !isUsed(patch, parts))
    .map(({ name, on }) => {
      const targets = on.map((target) => `${target.package}@${target.version} ${target.file}`);
      return `internals: the patch "${name}" changed nothing. It was made for ${targets.join(', ')}; compare plugins/internals/patches.ts with what is installed.`;
    });
}

const NAME = 'internals';

function filesOf(modules: Iterable<object>): ReadonlySet<string> {
  const files = new Set<string>();
  for (const module of modules) {
    if ('resource' in module && typeof module.resource === 'string') {
      files.add(module.resource.replace(/\?.*$/, ''));
    }
  }
  return files;
}

/** A plugin of the bundler. */
export function checkPatches(patches: readonly Patch[]) {
  return {
    apply({ hooks, webpack: { WebpackError } }: Compiler): void {
      hooks.thisCompilation.tap(NAME, (compilation) => {
        let files: ReadonlySet<string> = new Set();
        compilation.hooks.finishModules.tap(NAME, (modules) => {
          files = filesOf(modules);
        });
        compilation.hooks.processAssets.tap(NAME, () => {
          const chunks = new Set(compilation.namedChunks.keys());
          for (const message of unusedPatches(patches, { files, chunks })) {
            compilation.errors.push(new WebpackError(message));
          }
        });
      });
    },
  };
}
