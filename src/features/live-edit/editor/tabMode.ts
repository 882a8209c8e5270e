/**
 * What Tab does in the editor: it moves on, so that nobody is caught, until the reader presses Enter there; then it
 * indents. Escape leaves the editor, and so Tab moves on again. While completions are open, Tab accepts the selected one.
 */
import { acceptCompletion } from '@codemirror/autocomplete';
import { indentLess, indentMore } from '@codemirror/commands';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

export interface TabModeOptions {
  /** Tab begins to indent, or moves on again. */
  readonly onIndent: (indents: boolean) => void;
  /** The reader wants to leave by keyboard. */
  readonly onLeave: () => void;
}

/** The element of the list of completions. */
const LIST = '.cm-tooltip-autocomplete';

/**
 * Accepts the selected completion. While the list has only just come up, or is about to change, nothing in it is
 * accepted; whoever sees a list means it, so that the key doesn't leave the editor then either.
 */
function completeSelected(view: EditorView): boolean {
  const hasList = view.dom.querySelector(LIST) !== null;
  if (hasList) {
    acceptCompletion(view);
  }
  return hasList;
}

export function tabMode({ onIndent, onLeave }: TabModeOptions): Extension {
  let indents = false;
  const setIndents = (next: boolean) => {
    if (indents !== next) {
      indents = next;
      onIndent(next);
    }
  };
  const keys = keymap.of([
    {
      key: 'Enter',
      run: () => {
        setIndents(true);
        // The line break is for others.
        return false;
      },
    },
    {
      key: 'Tab',
      run: (view) => completeSelected(view) || (indents && indentMore(view)),
      shift: (view) => indents && indentLess(view),
    },
    {
      key: 'Escape',
      run: () => {
        onLeave();
        return true;
      },
    },
  ]);
  const blur = EditorView.domEventHandlers({
    blur: () => setIndents(false),
  });
  // Below the list of completions, which Enter and Escape are for while it is open.
  return [Prec.high(keys), blur];
}
