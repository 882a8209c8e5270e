/** A link of the header, or of the menu of a narrow screen. One to a product stays in the version that is read. */
import type { ReactNode } from 'react';
import DefaultNavbarItem, { type Props } from '@theme/NavbarItem/DefaultNavbarItem';
import { useLinkInVersion } from './useLinkInVersion';

export function HeaderLink(props: Props): ReactNode {
  const { to, activeBasePath } = props;
  const target = useLinkInVersion()(to);
  return (
    <DefaultNavbarItem
      {...props}
      to={target}
      activeBasePath={target === to ? activeBasePath : target}
    />
  );
}
