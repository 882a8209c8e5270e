/** Lets links to a text find what is folded. */
import type { Plugin } from '@docusaurus/types';
import { inlineCall } from '../inlineCall';
import { showFolded } from './inlineScript';

export default function findablePlugin(): Plugin {
  return {
    name: 'findable',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: inlineCall(showFolded, null) }],
    }),
  };
}
