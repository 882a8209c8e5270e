/** The loader of this folder: changes a module as the patch that its rule names wants it. */
import { browserFacts } from './browserConfig';
import { withoutRegistry } from './discardedRenders';
import { noReloadWhenOffline } from './noReloadWhenOffline';
import { versionData } from './versionData';
import { singleLinkObserver } from './singleLinkObserver';

/** By the name of a patch. */
const CHANGES: Readonly<Record<string, (source: string) => string>> = {
  configuration: browserFacts,
  'version data': versionData,
  'events of discarded grids': withoutRegistry,
  'events of discarded tree views': withoutRegistry,
  'navigation without a network': noReloadWhenOffline,
  'observers of links': singleLinkObserver,
};

/** What the bundler tells a loader, as far as it is used here. */
interface LoaderContext {
  readonly resourcePath: string;
  getOptions(): { readonly patch: string };
}

export function load(this: LoaderContext, source: string): string {
  const { patch } = this.getOptions();
  return patched(patch, this.resourcePath, source);
}

/** @throws when the patch has nothing to change, or the text looks different; names the patch */
export function patched(patch: string, file: string, source: string): string {
  const change = CHANGES[patch];
  if (!change) {
    throw new Error(`internals: no text is changed by the patch "${patch}".`);
  }
  let text: string;
  try {
    text = change(source);
  } catch (cause) {
    throw new Error(`internals: the patch "${patch}" doesn't fit ${file}: ${String(cause)}`, {
      cause,
    });
  }
  if (text === source) {
    throw new Error(`internals: the patch "${patch}" changed nothing in ${file}.`);
  }
  return text;
}
