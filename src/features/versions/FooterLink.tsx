/** A link of the footer. One to the front of a section stays in the version that is read. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Footer/LinkItem';
import LinkItem from '@theme-original/Footer/LinkItem';
import { useLinkInVersion } from './useLinkInVersion';

export function FooterLink({ item }: Props): ReactNode {
  return <LinkItem item={{ ...item, to: useLinkInVersion(item.to) }} />;
}
