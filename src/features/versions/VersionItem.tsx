/** The version switcher as an item of the header, or of the menu that holds its items on a narrow screen. */
import type { ReactNode } from 'react';
import { VersionGroup } from './VersionGroup';
import { VersionSwitcher } from './VersionSwitcher';

export interface VersionItemProps {
  /** In the menu of a narrow screen. */
  readonly mobile?: boolean;
  /** Closes that menu. */
  readonly onClick?: () => void;
}

export function VersionItem({ mobile, onClick }: VersionItemProps): ReactNode {
  return mobile ? <VersionGroup onChoose={onClick} /> : <VersionSwitcher />;
}
