/** Each demo inside a page, as its claims open it in a browser. */
import ConfirmPasteDemo from '../../../docs/x/react-data-grid/clipboard/ConfirmPaste';
import ParsePastedDemo from '../../../docs/x/react-data-grid/clipboard/ParsePasted';
import SavePasteDemo from '../../../docs/x/react-data-grid/clipboard/SavePaste';
import UndoPasteDemo from '../../../docs/x/react-data-grid/clipboard/UndoPaste';

export const ConfirmPaste = ConfirmPasteDemo;
export const ParsePasted = ParsePastedDemo;
export const SavePaste = SavePasteDemo;
export const UndoPaste = UndoPasteDemo;
