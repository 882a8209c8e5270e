import { Text } from '@codemirror/state';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type CodeEditor,
  createEditor,
  difference,
  rangeOf,
} from '../../../../src/features/live-edit/editor/createEditor';

const onChange = jest.fn();
const onIndent = jest.fn();
const onLeave = jest.fn();
let editor: CodeEditor;

// Without a layout, a range has no place.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = '<button>Before</button><div></div><button>After</button>';
  const parent = document.querySelector('div');
  if (!parent) {
    throw new Error('There is a place for the editor.');
  }
  editor = createEditor({
    parent,
    bar: null,
    label: (file) => `Code of ${file}`,
    describedBy: 'hint',
    phrases: {},
    onChange,
    onIndent,
    onLeave,
  });
  editor.setTexts({ 'a.tsx': 'const a = 1;\n', 'b.css': 'b {}' });
  editor.show('a.tsx');
});
afterEach(() => editor.destroy());

function content(): HTMLElement {
  const found = document.querySelector<HTMLElement>('.cm-content');
  if (!found) {
    throw new Error('There is an editor.');
  }
  return found;
}

const focusEditor = () => act(() => content().focus());

describe('the editor', () => {
  it('has a name and a description, and shows one file at a time', () => {
    expect(content()).toHaveAttribute('aria-label', 'Code of a.tsx');
    expect(content()).toHaveAttribute('aria-describedby', 'hint');
    expect(content()).toHaveTextContent('const a = 1;');
    editor.show('b.css');
    expect(content()).toHaveAttribute('aria-label', 'Code of b.css');
    expect(content()).toHaveTextContent('b {}');
  });

  it('lets Tab go on until Enter was pressed in it, and again after Escape', async () => {
    focusEditor();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toHaveTextContent('After');
    focusEditor();
    await userEvent.keyboard('{Enter}');
    expect(onIndent).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Tab}');
    expect(content()).toHaveFocus();
    expect(onChange).toHaveBeenLastCalledWith('a.tsx', '\n  const a = 1;\n');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(onChange).toHaveBeenLastCalledWith('a.tsx', '\nconst a = 1;\n');
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('says what Tab does when that changes', async () => {
    focusEditor();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onIndent.mock.calls).toEqual([[true]]);
    act(() => content().blur());
    expect(onIndent.mock.calls).toEqual([[true], [false]]);
  });

  it.each([
    ['leaves', ''],
    ['indents', '{Enter}'],
  ])('accepts a completion by Tab where Tab %s otherwise', async (_does, before) => {
    editor.setTexts({ 'a.tsx': '\nconst counter = 1;\n' });
    focusEditor();
    await userEvent.keyboard(`${before}cou`);
    const option = await screen.findByRole('option');
    expect(option).toHaveTextContent('counter');
    // The list ignores keys for a moment, so that nobody accepts what has just come up.
    await waitFor(async () => {
      await userEvent.keyboard('{Tab}');
      expect(screen.queryByRole('option')).not.toBeInTheDocument();
    });
    expect(content()).toHaveFocus();
    expect(onChange.mock.lastCall?.[1].trim()).toBe('counter\nconst counter = 1;');
    await userEvent.keyboard('{Escape}');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('lets Tab go on when the focus comes back', async () => {
    focusEditor();
    await userEvent.keyboard('{Enter}');
    act(() => content().blur());
    focusEditor();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toHaveTextContent('After');
  });

  it('takes texts over without reporting them as typed', () => {
    editor.setTexts({ 'a.tsx': 'const a = 2;\n', 'b.css': 'c {}' });
    expect(content()).toHaveTextContent('const a = 2;');
    editor.show('b.css');
    expect(content()).toHaveTextContent('c {}');
    expect(onChange).not.toHaveBeenCalled();
    editor.setTexts({ 'a.js': 'other' });
    editor.show('a.js');
    expect(content()).toHaveTextContent('other');
  });

  it('marks where something is wrong, in the file that has it', () => {
    const mark = { file: 'a.tsx', line: 1, column: 7, text: 'No' };
    editor.mark(mark);
    expect(document.querySelector('.cm-lintRange-error')).toHaveTextContent(/^a$/);
    editor.mark(undefined);
    expect(document.querySelector('.cm-lintRange-error')).toBeNull();
    editor.show('b.css');
    editor.mark(mark);
    expect(document.querySelector('.cm-lintRange-error')).toBeNull();
    act(() => editor.goTo(mark));
    expect(content()).toHaveFocus();
    expect(content()).toHaveAttribute('aria-label', 'Code of a.tsx');
  });
});

it('finds what differs between two texts', () => {
  expect(difference('one two three', 'one 2 three')).toEqual({ from: 4, to: 7, insert: '2' });
  expect(difference('aaa', 'aa')).toEqual({ from: 2, to: 3, insert: '' });
  expect(difference('', 'a')).toEqual({ from: 0, to: 0, insert: 'a' });
  expect(difference('a', 'a')).toEqual({ from: 1, to: 1, insert: '' });
});

it('finds the range of a mark, also outside of the text', () => {
  const doc = Text.of(['  const a = 1;', '', 'end']);
  expect(rangeOf(doc, { line: 1, column: 9 })).toEqual({ from: 8, to: 9 });
  expect(rangeOf(doc, { line: 1 })).toEqual({ from: 2, to: 14 });
  expect(rangeOf(doc, { line: 1, column: 2 })).toEqual({ from: 2, to: 14 });
  expect(rangeOf(doc, { line: 99 })).toEqual({ from: 16, to: 19 });
  expect(rangeOf(doc, { line: 0, column: 3 })).toEqual({ from: 2, to: 7 });
});
