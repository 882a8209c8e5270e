/**
 * What Tab does in the editor: it moves on, so that nobody is caught, until the reader presses Enter there; then it
 * indents. Escape leaves the editor, and so Tab moves on again. While completions are open, Tab accepts the selected one.
 */
import { acceptCompletion, selectedCompletion } from '@codemirror/autocomplete';
import { indentLess, indentMore } from '@codemirror/commands';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

export interface TabModeOptions {
  /** Tab begins to indent, or moves on again. */
  readonly onIndent: (indents: boolean) => void;
  /** The reader wants to leave by keyboard. */
  readonly onLeave: () => void;
}

/** While a list has only just come up, nothing in it is accepted; a press belongs to the list then too. */
function completeSelected(view: EditorView): boolean {
  if (selectedCompletion(view.state) === null) {
    return false;
  }
  acceptCompletion(view);
  return true;
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
