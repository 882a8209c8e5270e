/**
 * Ejected: Docusaurus' own button writes to a key of its own; ours writes the one that everything follows.
 */
import type { ReactNode } from 'react';
import type { Props } from '@theme/ColorModeToggle';
import { ColorModeToggle } from '../../features/color-mode';

export default function ColorModeToggleSlot({ className }: Props): ReactNode {
  return <ColorModeToggle className={className} />;
}
