/** The table of contents of a narrow screen, folded, where the theme would show it above the title. */
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import NarrowTOC from '@theme-original/DocItem/TOC/Mobile';

export function NarrowContents(): ReactNode {
  const { toc, frontMatter } = useDoc();
  return !frontMatter.hide_table_of_contents && toc.length > 0 && <NarrowTOC />;
}
