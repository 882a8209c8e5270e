/** A callout as MDX hands it over: its title is the first child, and its kind any word. */
import type { ReactNode } from 'react';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import { CALLOUT_KINDS } from '../../data/callouts';
import { Callout } from './Callout';

export function MdxCallout(props: Props): ReactNode {
  const { type, title, children } = processAdmonitionProps(props);
  // The build refuses other kinds in pages; `info` is for a component that asks for one all the same.
  const kind = CALLOUT_KINDS.find((known) => known === type) ?? 'info';
  return (
    <Callout type={kind} title={title}>
      {children}
    </Callout>
  );
}
