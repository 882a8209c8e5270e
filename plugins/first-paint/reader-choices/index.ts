/** Lets the first paint of a page show what the reader chose for source code and demos on an earlier one. */
import type { Plugin } from '@docusaurus/types';
import { choicesTag } from './htmlTag';

export default function readerChoicesPlugin(): Plugin {
  return {
    name: 'reader-choices',
    injectHtmlTags: () => ({ headTags: [choicesTag()] }),
  };
}
