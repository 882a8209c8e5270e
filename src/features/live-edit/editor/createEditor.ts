/** The editor itself. All that it needs loads with it, when a reader edits a demo. */
import { autocompletion, closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { javascript, localCompletionSource } from '@codemirror/lang-javascript';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { type Diagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState, type Extension, type Text, Transaction } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { apiCompletions } from './completionSource';
import { editorTheme } from './editorTheme';
import { highlighting } from './highlighting';
import { COMPLETIONS } from './loadCompletions';
import { tabMode } from './tabMode';

export { syntaxPlace } from './syntaxPlace';

/** Where something is wrong, and what. */
export interface EditorMark {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1; the whole line when absent. */
  readonly column?: number | undefined;
  readonly text: string;
}

export interface EditorOptions {
  readonly parent: HTMLElement;
  /** What may stick to the end of the window below the code. */
  readonly bar: HTMLElement | null;
  /** The name of the editor for a file. */
  readonly label: (file: string) => string;
  /** Id of the element that says how to leave. */
  readonly describedBy: string;
  /** The editor's own texts, by their English ones. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly onChange: (file: string, text: string) => void;
  /** Tab begins to indent, or leaves the editor again. */
  readonly onIndent: (indents: boolean) => void;
  readonly onLeave: () => void;
}

export interface CodeEditor {
  /** Shows a file; other files keep their history and their cursor. */
  readonly show: (file: string) => void;
  /** Takes texts over that came from elsewhere. The history of a file that stays goes on, so they can be undone. */
  readonly setTexts: (texts: Readonly<Record<string, string>>) => void;
  readonly mark: (mark: EditorMark | undefined) => void;
  /** Puts the focus and the cursor where a mark is. */
  readonly goTo: (mark: EditorMark) => void;
  readonly destroy: () => void;
}

/** The part of two texts that differs, so that the cursor stays where both are the same. */
export function difference(
  from: string,
  to: string,
): { readonly from: number; readonly to: number; readonly insert: string } {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) {
    start += 1;
  }
  let end = 0;
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) {
    end += 1;
  }
  return { from: start, to: from.length - end, insert: to.slice(start, to.length - end) };
}

function languageOf(file: string): Extension {
  if (!/\.[jt]sx?$/.test(file)) {
    return [];
  }
  return javascript({ jsx: !file.endsWith('.ts'), typescript: /\.tsx?$/.test(file) });
}

/** Keeps the cursor out of what sticks to the end of the window, over the last lines. */
function avoidBar(bar: HTMLElement | null): Extension {
  return EditorView.scrollMargins.of(({ dom }) => {
    const { top = Infinity, height = 0 } = bar?.getBoundingClientRect() ?? {};
    return top < Math.floor(dom.getBoundingClientRect().bottom) ? { bottom: height } : null;
  });
}

/** Elsewhere on the site, this key copies the whole code around the focus. */
const ownCopying = EditorView.domEventHandlers({
  keydown: (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c') {
      event.stopPropagation();
    }
  },
});

/** The range of a mark: the word at its column, else the line without its indentation. */
export function rangeOf(
  doc: Text,
  { line, column }: Pick<EditorMark, 'line' | 'column'>,
): { readonly from: number; readonly to: number } {
  const { from, to, text } = doc.line(Math.min(Math.max(line, 1), doc.lines));
  const offset = column === undefined ? -1 : Math.min(column - 1, text.length);
  const word = offset < 0 ? undefined : /^[\w$]+|^\S/.exec(text.slice(offset))?.[0];
  return word
    ? { from: from + offset, to: from + offset + word.length }
    : { from: from + (text.length - text.trimStart().length), to };
}

export function createEditor(options: EditorOptions): CodeEditor {
  const states = new Map<string, EditorState>();
  let current = '';

  const extensionsFor = (file: string): Extension => [
    lineNumbers(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    autocompletion({
      override: [apiCompletions(COMPLETIONS), localCompletionSource],
      icons: false,
    }),
    tabMode(options),
    ownCopying,
    avoidBar(options.bar),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap]),
    languageOf(file),
    highlighting,
    editorTheme,
    EditorState.tabSize.of(2),
    EditorState.phrases.of(options.phrases),
    EditorView.contentAttributes.of({
      'aria-label': options.label(file),
      'aria-describedby': options.describedBy,
    }),
    EditorView.updateListener.of(({ docChanged, state, transactions }) => {
      // What came from elsewhere is known there.
      if (docChanged && transactions.some((one) => one.annotation(Transaction.remote) !== true)) {
        options.onChange(file, state.doc.toString());
      }
    }),
  ];

  const view = new EditorView({ parent: options.parent });

  const keep = () => {
    if (states.has(current)) {
      states.set(current, view.state);
    }
  };

  const show = (file: string) => {
    const state = states.get(file);
    if (state && file !== current) {
      keep();
      current = file;
      view.setState(state);
    }
  };

  return {
    show,
    setTexts: (texts) => {
      keep();
      for (const name of [...states.keys()]) {
        if (!Object.hasOwn(texts, name)) {
          states.delete(name);
        }
      }
      for (const [name, text] of Object.entries(texts)) {
        const state = states.get(name);
        if (!state) {
          states.set(name, EditorState.create({ doc: text, extensions: extensionsFor(name) }));
        } else if (state.doc.toString() !== text) {
          const change = {
            changes: difference(state.doc.toString(), text),
            annotations: Transaction.remote.of(true),
          };
          if (name === current) {
            view.dispatch(change);
            states.set(name, view.state);
          } else {
            states.set(name, state.update(change).state);
          }
        }
      }
      if (!states.has(current)) {
        current = '';
      }
    },
    mark: (mark) => {
      const isHere = mark?.file === current;
      const { from, to } = isHere ? rangeOf(view.state.doc, mark) : { from: 0, to: 0 };
      const marks: readonly Diagnostic[] = isHere
        ? [{ from, to, severity: 'error', message: mark.text }]
        : [];
      view.dispatch(setDiagnostics(view.state, marks));
    },
    goTo: (mark) => {
      show(mark.file);
      view.dispatch({
        selection: { anchor: rangeOf(view.state.doc, mark).from },
        scrollIntoView: true,
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
