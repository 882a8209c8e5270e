/** A callout as MDX hands it over: its title is the first child, and its kind any word. */
import type { ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { processAdmonitionProps } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition';
import { CALLOUT_KINDS } from '../../data/callouts';
import { Callout, KnownIssue, type KnownIssueProps } from './Callout';

/** The label of a cut version is its number, that of the current one the documented version of the packages. */
function VersionedIssue(props: Omit<KnownIssueProps, 'version'>): ReactNode {
  return <KnownIssue {...props} version={useDocsVersion().label} />;
}

export function MdxCallout(props: Props): ReactNode {
  const { type, title, children } = processAdmonitionProps(props);
  // The build refuses other kinds in pages; `info` is for a component that asks for one all the same.
  const kind = CALLOUT_KINDS.find((known) => known === type) ?? 'info';
  return kind === 'bug' ? (
    <VersionedIssue title={title}>{children}</VersionedIssue>
  ) : (
    <Callout type={kind} title={title}>
      {children}
    </Callout>
  );
}
