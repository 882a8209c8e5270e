/**
 * Hands the editor of demos what it completes with: an index of exports, and parts with the props of some components,
 * which load when a reader edits a demo that uses one of them.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { completionData } from '../../../src/lib/code/completionData';
import { readModels } from './readModels';

type CompletionData = ReturnType<typeof completionData>;

/** The module that lists what loads each file. */
function moduleOf(parts: number): string {
  const load = (name: string) =>
    `() => import(/* webpackChunkName: ${JSON.stringify(`completion-${name}`)} */ ${JSON.stringify(`./${name}.json`)})`;
  const list = Array.from({ length: parts }, (_, part) => load(`part-${part}`));
  return `export const index = ${load('index')};\nexport const parts = [\n${list.join(',\n')}\n];\n`;
}

export default function liveCompletionPlugin({ siteDir }: LoadContext): Plugin<CompletionData> {
  return {
    name: 'live-completion',
    loadContent: () => completionData(readModels(siteDir)),
    async contentLoaded({ content: { index, parts }, actions: { createData } }) {
      await Promise.all([
        createData('index.json', JSON.stringify(index)),
        ...parts.map((part, number) => createData(`part-${number}.json`, JSON.stringify(part))),
      ]);
      await createData('data.js', moduleOf(parts.length));
    },
  };
}
