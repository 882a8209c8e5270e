import type { Nodes, Root } from 'mdast';

export function findDeepNesting(
  tree: Root,
): { readonly node: Nodes; readonly message: string } | undefined;
