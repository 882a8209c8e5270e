/** A link of the footer. One to a page of the documentation stays in the version that is read. */
import type { ReactNode } from 'react';
import type { Props } from '@theme/Footer/LinkItem';
import LinkItem from '@theme-original/Footer/LinkItem';
import { useLinkInVersion } from './useLinkInVersion';

export function FooterLink({ item }: Props): ReactNode {
  const linkInVersion = useLinkInVersion();
  return <LinkItem item={{ ...item, to: linkInVersion(item.to) }} />;
}
