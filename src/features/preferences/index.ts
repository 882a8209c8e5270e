/** What a reader prefers to see source in, read and stored in one place. */
export { getCookie } from './cookie';
export { createPreferenceStore, type PreferenceSource, type PreferenceStore } from './store';
export {
  getCodePreferences,
  setCodeStyling,
  setCodeVariant,
  useCodePreferences,
} from './useCodePreferences';
