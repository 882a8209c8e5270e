/** Client module: starts the keyboard copy once, for all pages. */
import { installKeyboardCopy } from './keyboardCopy';

if (typeof document !== 'undefined') {
  installKeyboardCopy();
}
