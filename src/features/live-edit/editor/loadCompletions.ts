/** Loads what the editor completes with: once, and again after a failure. */
import { index, parts } from '@generated/live-completion/default/data';
import {
  type CompletionExport,
  type CompletionPart,
  type CompletionProp,
  readExports,
  readProps,
} from '../../../lib/code/completionData';
import type { CompletionLoader } from './completionSource';

let exports: Promise<readonly CompletionExport[]> | undefined;
const loading = new Map<number, Promise<CompletionPart>>();

function loadPart(part: number): Promise<CompletionPart> {
  const load = parts[part];
  if (!load) {
    return Promise.reject(new Error(`There is no part ${part} of the completion data.`));
  }
  const promise = loading.get(part) ?? load().then(({ default: data }) => data);
  loading.set(part, promise);
  promise.catch(() => loading.delete(part));
  return promise;
}

export const COMPLETIONS: CompletionLoader = {
  exports: () => {
    exports ??= index().then(({ default: data }) => readExports(data));
    exports.catch(() => {
      exports = undefined;
    });
    return exports;
  },
  propsOf: async (found): Promise<readonly CompletionProp[]> =>
    found.part === undefined ? [] : (readProps(await loadPart(found.part), found) ?? []),
};
