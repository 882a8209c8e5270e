/** Loads what the editor completes with: once, and again after a failure. */
import { index, parts } from '@generated/live-completion/default/data';
import {
  type CompletionExport,
  type CompletionIndex,
  type CompletionPart,
  type CompletionProp,
  readExports,
  readProps,
} from '../../../lib/code/completionData';
import type { CompletionLoader } from './completionSource';

let exports: Promise<readonly CompletionExport[]> | undefined;
const loading = new Map<number, Promise<CompletionPart>>();

async function fetchData(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.json();
}

function loadPart(part: number): Promise<CompletionPart> {
  const address = parts[part];
  if (address === undefined) {
    return Promise.reject(new Error(`There is no part ${part} of the completion data.`));
  }
  const promise = loading.get(part) ?? fetchData(address).then((data) => data as CompletionPart);
  loading.set(part, promise);
  promise.catch(() => loading.delete(part));
  return promise;
}

export const COMPLETIONS: CompletionLoader = {
  exports: () => {
    exports ??= fetchData(index).then((data) => readExports(data as CompletionIndex));
    exports.catch(() => {
      exports = undefined;
    });
    return exports;
  },
  propsOf: async (found): Promise<readonly CompletionProp[]> =>
    found.part === undefined ? [] : (readProps(await loadPart(found.part), found) ?? []),
};
