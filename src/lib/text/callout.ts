/** Reads callouts in the syntax trees of pages. Pure. */
import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';

/** A callout as it is written: `:::info[Title]`. */
export interface CalloutParts {
  /** Empty without a title. */
  readonly title: readonly PhrasingContent[];
  readonly content: readonly (BlockContent | DefinitionContent)[];
}

export function calloutParts({ children }: ContainerDirective): CalloutParts {
  const [first, ...rest] = children;
  return first?.type === 'paragraph' && first.data?.directiveLabel
    ? { title: first.children, content: rest }
    : { title: [], content: children };
}
