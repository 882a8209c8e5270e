/**
 * Lets Material UI's provider read and write the colour mode through our store, and hear this tab as well as others.
 * Types only are imported: this must not bring Material UI into a page.
 */
import type { StorageManager } from '@mui/material/styles';
import { COLOR_MODE_KEY, DEFAULT_COLOR_MODE, COLOR_MODES } from '../../lib/theme/colorMode';
import { getMode, setMode, subscribeToMode } from './modeStore';

type Slot = ReturnType<StorageManager>;

const modeSlot: Slot = {
  get: () => (typeof window === 'undefined' ? DEFAULT_COLOR_MODE : getMode()),
  set: (value: unknown) => {
    const mode = COLOR_MODES.find((known) => known === value);
    if (mode !== undefined) {
      setMode(mode);
    }
  },
  subscribe: (handler) =>
    typeof window === 'undefined' ? () => {} : subscribeToMode(() => handler(getMode())),
};

/** Which of several light or dark schemes is used: there is one of each, so there is nothing to keep. */
const fixedSlot: Slot = {
  get: (defaultValue: unknown) => defaultValue,
  set: () => {},
  subscribe: () => () => {},
};

/** For `<ThemeProvider modeStorageKey={COLOR_MODE_KEY} storageManager={muiStorageManager}>`. */
export const muiStorageManager: StorageManager = ({ key }) =>
  key === COLOR_MODE_KEY ? modeSlot : fixedSlot;
