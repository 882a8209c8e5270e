/**
 * Keeps Docusaurus' own colour mode, and with it `html[data-theme]`, in step with the reader's choice.
 * Docusaurus keeps a copy under a key of its own; where the two differ, ours is right.
 */
import { useEffect } from 'react';
import { useColorMode as useDocusaurusColorMode } from '@docusaurus/theme-common';
import { explicitScheme } from '../../lib/theme/colorMode';
import { getMode } from './modeStore';
import { useColorMode } from './useColorMode';

/** Has to run once or more below Docusaurus' layout provider. */
export function useDocusaurusFollows(): void {
  const { mode } = useColorMode();
  const { colorModeChoice, setColorMode } = useDocusaurusColorMode();

  useEffect(() => {
    // The store is asked again: right after hydration `mode` is still the server's.
    const choice = explicitScheme(getMode());
    if (choice !== colorModeChoice) {
      setColorMode(choice);
    }
  }, [mode, colorModeChoice, setColorMode]);
}
