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
export type { ThemeProblem } from './parseTheme';
