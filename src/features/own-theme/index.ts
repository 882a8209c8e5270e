/** A theme of the reader's own, which all demos show. */
export {
  DRAFT_KEY,
  keptText,
  loadCheck,
  ownThemeText,
  showKeptTheme,
  turnOff,
  turnOn,
} from './kept';
export type { Misspelled } from './misspelled';
export type { ThemeProblem } from './parseTheme';
export { keepUnsaved, unsavedText } from './unsaved';
