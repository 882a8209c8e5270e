/** Keeps what a reader presses before a page is hydrated, and repeats it then. */
import type { Plugin } from '@docusaurus/types';
import { earlyPressTag } from './htmlTag';

export default function earlyPressesPlugin(): Plugin {
  return {
    name: 'early-presses',
    injectHtmlTags: () => ({ headTags: [earlyPressTag()] }),
  };
}
