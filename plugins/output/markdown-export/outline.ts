/**
 * Where the anchors of a page lead in its Markdown. There, only headings have anchors, made of their words; a row of a
 * table, or a demo, is found below the heading that it stands under.
 */
import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { textOf, walk } from '../../../src/lib/text/syntaxTree';

/** Takes note of headings and anchors, in the order of the page. */
export interface Outline {
  /** Begins the section of a heading, which may have an anchor on the site. */
  readonly start: (heading: Heading, anchor?: string) => Heading;
  /** An anchor inside of the section that began last. */
  readonly add: (anchor: string) => void;
  /** The heading that each anchor leads to. */
  readonly headings: ReadonlyMap<string, Heading | undefined>;
}

export function createOutline(): Outline {
  const headings = new Map<string, Heading | undefined>();
  let current: Heading | undefined;
  return {
    start: (heading, anchor) => {
      current = heading;
      if (anchor !== undefined) {
        headings.set(anchor, heading);
      }
      return heading;
    },
    add: (anchor) => headings.set(anchor, headings.get(anchor) ?? current),
    headings,
  };
}

/** The anchor of each heading in Markdown, by the rule that most tools share. */
export function headingSlugs(tree: Root): ReadonlyMap<Heading, string> {
  const slugger = createSlugger();
  const slugs = new Map<Heading, string>();
  walk(tree, (node) => {
    if (node.type === 'heading') {
      // A comment that was taken out leaves a space at the end.
      slugs.set(node, slugger.slug(textOf(node).trim()));
    }
  });
  return slugs;
}
