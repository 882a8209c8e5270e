/**
 * What Tab does in the editor: it moves on, so that nobody is caught, until the reader presses Enter there; then it
 * indents. Escape leaves the editor, and so Tab moves on again.
 */
import { indentLess, indentMore } from '@codemirror/commands';
import { type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

export interface TabModeOptions {
  /** Tab begins to indent. */
  readonly onIndent: () => void;
  /** The reader wants to leave by keyboard. */
  readonly onLeave: () => void;
}

export function tabMode({ onIndent, onLeave }: TabModeOptions): Extension {
  let indents = false;
  const keys = keymap.of([
    {
      key: 'Enter',
      run: () => {
        if (!indents) {
          indents = true;
          onIndent();
        }
        // The line break is for others.
        return false;
      },
    },
    {
      key: 'Tab',
      run: (view) => indents && indentMore(view),
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
    blur: () => {
      indents = false;
    },
  });
  // Below the list of completions, which Enter and Escape are for while it is open.
  return [Prec.high(keys), blur];
}
