/** Refuses pages with content or code that is nested too deep, before a step or the bundler goes through it. */
import type { Root } from 'mdast';
import { type PageFile, pageProblem } from '../../../src/lib/pages/pageProblem';
import { findDeepNesting } from './nesting.mjs';

/** A remark plugin. */
export function remarkNesting() {
  return (tree: Root, file: PageFile): void => {
    const found = findDeepNesting(tree);
    if (found) {
      throw pageProblem(file, found.node, found.message);
    }
  };
}
