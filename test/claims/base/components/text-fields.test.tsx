import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Component, type ComponentType, createRef, type ReactNode, useActionState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { mergeSlotProps } from '@mui/material/utils';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import reference from '../../../../docs/base/api/text-field/api.json';
import BerthNumber from '../../../../docs/base/components/text-fields/BerthNumber';
import TextFieldPlayground from '../../../../docs/base/components/text-fields/TextFieldPlayground';
import model from '../../../../docs/base/components/text-fields/TextField.controls.json';
import {
  act,
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  proves,
  screen,
  show,
  waitFor,
} from '../../harness';

/** The block of code of the page that has these words. */
function blockWith(words: string): string {
  const page = readFileSync('docs/base/components/text-fields/index.mdx', 'utf8');
  const blocks = [...page.matchAll(/^```tsx.*\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const block = blocks.find((one) => one.includes(words));
  if (block === undefined) {
    throw new Error(`No block of code has "${words}".`);
  }
  return block;
}

/** What a block of code exports when it runs as printed. */
function run(block: string): Record<string, unknown> {
  const { outputText } = ts.transpileModule(block, {
    fileName: 'block.tsx',
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      jsx: ts.JsxEmit.ReactJSX,
      esModuleInterop: true,
    },
  });
  const exports: Record<string, unknown> = {};
  new Function('require', 'exports', outputText)(require, exports);
  return exports;
}

const sources = new Map<string, ts.SourceFile | undefined>();

/** Codes of the errors in the types of `TextField` for readers without `skipLibCheck`, by what a module declares. */
function errorsInTypes(text: string): readonly number[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const file = path.resolve('block.tsx');
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    if (name === file) {
      return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
    }
    const source = sources.get(name) ?? getSourceFile(name, ...rest);
    sources.set(name, source);
    return source;
  };
  const program = ts.createProgram([file], options, host);
  const types = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith('/TextField/TextField.d.ts'));
  if (types === undefined) {
    throw new Error('The module imports no TextField.');
  }
  return program.getSemanticDiagnostics(types).map(({ code }) => code);
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** The gap in the border of the outlined field. */
const legend = () => document.querySelector('legend') ?? document.body;

exempt(
  [
    'a few fixed options: [Select](/components/selects/)',
    'For several values, groups, and native lists, see [Select](/components/selects/).',
  ],
  'This says where to read on, or which way is simpler.',
);

exempt('Tailwind uses `!`.', 'Tailwind documents its mark for important styles.');

proves(
  'The props that take functions, styles, or components are in the [API reference](/api/text-field/).',
  () => {
    const offered = new Set(model.controls.map(({ name }) => name));
    const others = reference.props.filter(({ name }) => !offered.has(name));
    expect(others.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['onChange', 'slotProps', 'sx', 'component']),
    );
    expect([...offered].filter((name) => /^on|^sx$|^slot|[cC]omponent$/.test(name))).toEqual([]);
  },
);

proves('Set up a text field, and copy its code.', async () => {
  const { user } = show(<TextFieldPlayground />);
  fireEvent.change(screen.getByLabelText('variant'), { target: { value: 'standard' } });
  fireEvent.change(screen.getByLabelText('size'), { target: { value: 'small' } });
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('variant="standard"');
  await expectCompiles(copied);
});

proves('`helperText` shows a hint below the input.', () => {
  show(<TextField label="Boat" helperText="As painted" />);
  const hint = screen.getByText('As painted');
  expect(input().compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

proves(
  [
    'To focus or read the `<input>` element, pass `inputRef`.',
    '`ref` is the element around the whole field.',
  ],
  () => {
    const inputRef = createRef<HTMLInputElement>();
    const ref = createRef<HTMLDivElement>();
    const { container } = show(<TextField label="Boat" inputRef={inputRef} ref={ref} />);
    expect(inputRef.current).toBe(input());
    expect(ref.current).toBe(container.firstElementChild);
    inputRef.current?.focus();
    expect(input()).toHaveFocus();
  },
);

/** A mark on a part, and the deprecated and the new way to put it there. */
const MARK = { className: 'mark' };

const marked = () => {
  const element = document.querySelector('.mark');
  return element ? [element.tagName, ...element.classList].join(' ') : 'none';
};

proves(
  [
    '| `root` | `FormControl` | `className` |',
    '| `inputLabel` | `InputLabel` | `shrink`, `disableAnimation` | `InputLabelProps` |',
    '| `input` | `OutlinedInput`, `FilledInput`, or `Input` | `startAdornment`, `endAdornment`, `readOnly` | `InputProps` |',
    '| `htmlInput` | `<input>` or `<textarea>` | `maxLength`, `inputMode`, `aria-label` | `inputProps` |',
    '| `formHelperText` | `FormHelperText` | `role` | `FormHelperTextProps` |',
  ],
  () => {
    const texts = { label: 'Boat', helperText: 'Hint' };
    for (const [element, found] of [
      [<TextField {...texts} slotProps={{ root: MARK }} />, /^DIV .*MuiFormControl-root/],
      [<TextField {...texts} slotProps={{ inputLabel: MARK }} />, /^LABEL .*MuiInputLabel-root/],
      [<TextField {...texts} InputLabelProps={MARK} />, /^LABEL .*MuiInputLabel-root/],
      [<TextField {...texts} slotProps={{ input: MARK }} />, /^DIV .*MuiOutlinedInput-root/],
      [<TextField {...texts} InputProps={MARK} />, /^DIV .*MuiOutlinedInput-root/],
      [
        <TextField {...texts} variant="filled" slotProps={{ input: MARK }} />,
        /^DIV .*MuiFilledInput-root/,
      ],
      [
        <TextField {...texts} variant="standard" slotProps={{ input: MARK }} />,
        /^DIV .*MuiInput-root/,
      ],
      [<TextField {...texts} slotProps={{ htmlInput: MARK }} />, /^INPUT /],
      [<TextField {...texts} inputProps={MARK} />, /^INPUT /],
      [<TextField {...texts} multiline slotProps={{ htmlInput: MARK }} />, /^TEXTAREA /],
      [<TextField {...texts} slotProps={{ formHelperText: MARK }} />, /^P .*MuiFormHelperText/],
      [<TextField {...texts} FormHelperTextProps={MARK} />, /^P .*MuiFormHelperText/],
    ] as const) {
      const { unmount } = show(element);
      expect(marked()).toMatch(found);
      unmount();
    }
  },
);

proves(
  '| `select` | `Select`, with the `select` prop | `multiple`, `native`, `displayEmpty` | `SelectProps` |',
  () => {
    for (const props of [{ slotProps: { select: MARK } }, { SelectProps: MARK }]) {
      const { unmount } = show(
        <TextField select label="Season" defaultValue="summer" {...props}>
          <MenuItem value="summer">Summer</MenuItem>
        </TextField>,
      );
      expect(marked()).toMatch(/^DIV .*MuiInputBase-root/);
      unmount();
    }
    show(
      <TextField select label="Season" defaultValue="" slotProps={{ select: { native: true } }}>
        <option value="">Any</option>
      </TextField>,
    );
    expect(screen.getByRole('combobox').tagName).toBe('SELECT');
  },
);

proves(
  'If a field has both `InputProps` and `slotProps.input`, the deprecated prop is ignored as a whole.',
  () => {
    show(
      <TextField
        label="Boat"
        InputProps={{ className: 'old', endAdornment: 'kg' }}
        slotProps={{ input: { className: 'new' } }}
      />,
    );
    expect(document.querySelector('.new')).not.toBeNull();
    expect(document.querySelector('.old')).toBeNull();
    expect(screen.queryByText('kg')).toBeNull();
  },
);

proves(
  'In `OutlinedInput`, `FilledInput`, and `Input`, `slotProps.input` is what `TextField` calls `htmlInput`.',
  async () => {
    for (const Component of [OutlinedInput, FilledInput, Input]) {
      const { unmount } = show(<Component slotProps={{ input: { 'aria-label': 'By slot' } }} />);
      expect(input()).toHaveAccessibleName('By slot');
      unmount();
    }
    show(<TextField slotProps={{ htmlInput: { 'aria-label': 'By slot' } }} />);
    expect(input()).toHaveAccessibleName('By slot');
    await expectTypeError(
      `import OutlinedInput from '@mui/material/OutlinedInput';
export const one = <OutlinedInput slotProps={{ htmlInput: {} }} />;`,
      /htmlInput/,
    );
  },
);

proves(
  "If `slotProps.input` has them too, the handlers of the `TextField` aren't called.",
  async () => {
    const calls: string[] = [];
    const handlers = (from: string) => ({
      onChange: () => calls.push(`change ${from}`),
      onFocus: () => calls.push(`focus ${from}`),
      onBlur: () => calls.push(`blur ${from}`),
    });
    for (const slot of [handlers('slot'), () => handlers('slot')]) {
      const { user, unmount } = show(
        <TextField label="Boat" {...handlers('field')} slotProps={{ input: slot }} />,
      );
      await user.type(input(), 'a');
      await user.tab();
      expect(calls.splice(0)).toEqual(['focus slot', 'change slot', 'blur slot']);
      unmount();
    }
  },
);

proves(
  [
    'In React 19, a wrapper can pass its `ref` to the input:',
    'Slot props are objects or functions, and `mergeSlotProps` takes both.',
    'Its first argument wins, but it calls both handlers, and joins `className`, `style`, and `sx`.',
  ],
  async () => {
    const block = `${blockWith('type BerthFieldProps')}\nexport { BerthField };`;
    const uses = ['', 'variant="outlined"', 'variant="filled"', 'variant="standard"'].map(
      (variant) => `
  <BerthField name="berth" ${variant} slotProps={{ htmlInput: { pattern: 'x' } }} />,
  <BerthField name="berth" ${variant} slotProps={{ htmlInput: () => ({ pattern: 'x' }) }} />,`,
    );
    const refs = `const input: React.RefObject<HTMLInputElement | null> = { current: null };
const element: React.RefObject<HTMLDivElement | null> = { current: null };`;
    await expectCompiles(
      `${block}\n${refs}\nexport const fields = [element, <BerthField name="berth" ref={input} />, ${uses.join('')}];`,
    );
    await expectTypeError(
      `${block}\n${refs}\nexport const fields = [input, <BerthField name="berth" ref={element} />];`,
      /HTMLInputElement/,
    );
    await expectTypeError(`${block}\nexport const one = <BerthField label="Berth" />;`, /name/);
    const BerthField = run(block).BerthField as typeof TextField;
    const ref = createRef<HTMLDivElement>();
    const { unmount: removeFirst } = show(<BerthField name="berth" ref={ref} />);
    expect(ref.current).toBe(input());
    removeFirst();
    const called: string[] = [];
    const propsOf = (from: string, style: object) => ({
      maxLength: from.length,
      className: from,
      style,
      sx: style,
      onClick: () => called.push(from),
    });
    for (const first of [propsOf('first', { top: 1 }), () => propsOf('first', { top: 1 })]) {
      const merged: unknown = mergeSlotProps<object>(first, propsOf('second one', { left: 2 }));
      const props = typeof merged === 'function' ? merged({}) : merged;
      expect(props).toMatchObject({ maxLength: 5, style: { top: 1, left: 2 } });
      expect(props.className.split(' ').sort()).toEqual(['first', 'one', 'second']);
      expect(props.sx).toEqual([{ left: 2 }, { top: 1 }]);
      props.onClick();
      expect(called.splice(0)).toEqual(['first', 'second one']);
    }
    const own = { pattern: '[A-F].*', className: 'mark' };
    for (const htmlInput of [undefined, own, () => own]) {
      const slotProps = { htmlInput, formHelperText: { role: 'status' } };
      const { unmount } = show(
        <BerthField name="berth" label="Berth" helperText="As C07" slotProps={slotProps} />,
      );
      expect(input()).toHaveAttribute('maxlength', '3');
      expect(screen.getByRole('status')).toHaveTextContent('As C07');
      if (htmlInput !== undefined) {
        expect(input()).toHaveAttribute('pattern', '[A-F].*');
        expect(input()).toHaveClass('mark');
      }
      unmount();
    }
    for (const slot of ['root', 'inputLabel', 'input', 'htmlInput', 'formHelperText', 'select']) {
      for (const value of [MARK, () => MARK]) {
        const { unmount } = show(
          <TextField
            label="Season"
            helperText="Of the year"
            select={slot === 'select'}
            defaultValue="summer"
            slotProps={{ [slot]: value }}
          >
            <MenuItem value="summer">Summer</MenuItem>
          </TextField>,
        );
        expect(document.querySelector('.mark')).not.toBeNull();
        unmount();
      }
    }
  },
);

proves(
  'If you use `FilledInput` or `Input`, also set `variant="filled"` or `variant="standard"` on the `FormControl`.',
  () => {
    for (const [Component, variant] of [
      [FilledInput, 'filled'],
      [Input, 'standard'],
    ] as const) {
      for (const props of [{}, { variant }]) {
        const { unmount } = show(
          <FormControl {...props}>
            <InputLabel htmlFor="boat">Boat</InputLabel>
            <Component id="boat" />
          </FormControl>,
        );
        expect(screen.getByText('Boat')).toHaveClass(
          `MuiInputLabel-${props.variant ?? 'outlined'}`,
        );
        unmount();
      }
    }
  },
);

proves(
  [
    '| `OutlinedInput`, `FilledInput`, `Input` | `inputComponent` | Your component, such as [a mask](#accept-only-digits) |',
    'For other patterns, pass the input of a mask library as `inputComponent` of the `input` slot.',
    'The component gets its options from `htmlInput`.',
    'It must pass its other props and its `ref` to an `<input>`, and call `onChange` with an event.',
  ],
  async () => {
    const Mask = ({ ref, mask, ...props }: React.ComponentProps<'input'> & { mask?: string }) => (
      <input ref={ref} data-mask={mask ?? ''} {...props} />
    );
    const WithoutRef = ({ ref, ...props }: React.ComponentProps<'input'>) => (
      <input data-has-ref={Boolean(ref)} {...props} />
    );
    for (const Component of [OutlinedInput, FilledInput, Input]) {
      for (const [inputComponent, isFocused] of [
        [Mask, true],
        [WithoutRef, false],
      ] as const) {
        const { container, user, unmount } = show(<Component inputComponent={inputComponent} />);
        await user.click(container.firstElementChild ?? container);
        expect(document.activeElement === input()).toBe(isFocused);
        unmount();
      }
    }
    const onChange = jest.fn();
    const { user } = show(
      <TextField
        label="Card"
        onChange={onChange}
        slotProps={{ input: { inputComponent: Mask }, htmlInput: { mask: '0000' } }}
      />,
    );
    expect(screen.getByRole('textbox', { name: 'Card' })).toHaveAttribute('data-mask', '0000');
    await user.type(input(), '4');
    expect(onChange).toHaveBeenCalledTimes(1);
  },
);

proves('| `InputBase` | `renderSuffix` | Renders content after the input, from its state |', () => {
  show(<InputBase renderSuffix={({ focused }) => <i>{focused ? 'focused' : 'rests'}</i>} />);
  expect(input().nextElementSibling).toHaveTextContent('rests');
  fireEvent.focus(input());
  expect(input().nextElementSibling).toHaveTextContent('focused');
});

proves(
  '| `InputBase` | `disableInjectingGlobalStyles` | Adds no global styles for autofill to the page |',
  () => {
    const keyframes = () =>
      [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules])
        .some(({ cssText }) => /^@(-webkit-)?keyframes mui-auto-fill/.test(cssText));
    const { unmount } = show(<InputBase disableInjectingGlobalStyles />);
    expect(keyframes()).toBe(false);
    unmount();
    show(<InputBase />);
    expect(keyframes()).toBe(true);
  },
);

proves(
  '| `FormHelperText`, `InputLabel` | `filled` | Sets the state that normally comes from `FormControl` |',
  () => {
    show(
      <FormControl>
        <InputLabel htmlFor="one">Alone</InputLabel>
        <FormHelperText>Hint</FormHelperText>
      </FormControl>,
    );
    expect(screen.getByText('Alone')).not.toHaveClass('MuiFormLabel-filled');
    expect(screen.getByText('Hint')).not.toHaveClass('MuiFormHelperText-filled');
    show(
      <FormControl>
        <InputLabel htmlFor="two" filled>
          Set
        </InputLabel>
        <FormHelperText filled>Set hint</FormHelperText>
      </FormControl>,
    );
    expect(screen.getByText('Set')).toHaveClass('MuiFormLabel-filled');
    expect(screen.getByText('Set hint')).toHaveClass('MuiFormHelperText-filled');
  },
);

const LABELS_UP = { inputLabel: { shrink: true } };

proves(
  "| Autofill, if scripts can't read it yet or your CSS has no animations | Keep the label up with `shrink` |",
  async () => {
    const label = () => screen.getByText('Mail', { selector: 'label' });
    const autofill = () => fireEvent.animationStart(input(), { animationName: 'mui-auto-fill' });
    for (const [slotProps, before] of [
      [{}, 'false'],
      [LABELS_UP, 'true'],
    ] as const) {
      const { unmount } = show(<TextField label="Mail" slotProps={slotProps} />);
      // Browsers write autofill into the element, as this does, and start the animation by a pseudo-class.
      input().value = 'ines@example.com';
      expect(label()).toHaveAttribute('data-shrink', before);
      expect(getComputedStyle(input()).animationName).toBe('mui-auto-fill-cancel');
      autofill();
      expect(label()).toHaveAttribute('data-shrink', 'true');
      unmount();
      // Chrome keeps an autofilled value from scripts until the user acts, so the input is still empty here.
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = renderToString(<TextField label="Mail" slotProps={slotProps} />);
      autofill();
      const root = await act(() =>
        hydrateRoot(container, <TextField label="Mail" slotProps={slotProps} />),
      );
      expect(label()).toHaveAttribute('data-shrink', before);
      autofill();
      expect(label()).toHaveAttribute('data-shrink', 'true');
      act(() => root.unmount());
      container.remove();
    }
  },
);

proves(
  'For all fields, put these `slotProps` into the [default props of `MuiTextField`](#set-default-props-for-all-fields).',
  () => {
    const defaultProps = { slotProps: LABELS_UP };
    show(
      <ThemeProvider theme={createTheme({ components: { MuiTextField: { defaultProps } } })}>
        <TextField label="Boat" slotProps={{ htmlInput: { maxLength: 3 } }} />
      </ThemeProvider>,
    );
    expect(screen.getByText('Boat', { selector: 'label' })).toHaveAttribute('data-shrink', 'true');
    expect(getComputedStyle(legend()).maxWidth).toBe('100%');
    expect(input()).toHaveAttribute('maxlength', '3');
  },
);

proves(
  [
    'If a slot function returns `shrink`, the border has no gap for the label.',
    'Pass `shrink` in an object.',
  ],
  () => {
    for (const [inputLabel, maxWidth] of [
      [LABELS_UP.inputLabel, '100%'],
      [() => LABELS_UP.inputLabel, '0.01px'],
    ] as const) {
      const { unmount } = show(<TextField label="Boat" slotProps={{ inputLabel }} />);
      expect(screen.getByText('Boat', { selector: 'label' })).toHaveAttribute(
        'data-shrink',
        'true',
      );
      expect(getComputedStyle(legend()).maxWidth).toBe(maxWidth);
      unmount();
    }
  },
);

proves(
  'To announce the message, give the helper text [the role `status`](#show-an-error-from-a-server).',
  async () => {
    const { user } = show(<BerthNumber />);
    await user.type(input(), 'x1');
    await user.tab();
    const message = screen.getByText('Enter a letter from A to F and two digits.');
    expect(message.closest('[role], [aria-live], output')).toBeNull();
  },
);

proves(
  '| `InputAdornment` | `disableTypography` | Renders a string without a `Typography` |',
  () => {
    for (const disableTypography of [false, true]) {
      const { unmount } = show(
        <InputAdornment position="end" disableTypography={disableTypography}>
          kg
        </InputAdornment>,
      );
      expect(screen.getByText('kg').matches('.MuiTypography-root')).toBe(!disableTypography);
      unmount();
    }
  },
);

proves(
  ['Keep the refused names.', 'A late answer about another text then shows no error:'],
  async () => {
    const checks: { name: string; answer: (isFree: boolean) => void; fail: () => void }[] = [];
    const isFree = (name: string) =>
      new Promise<boolean>((answer, fail) => {
        checks.push({ name, answer, fail: () => fail(new Error('Failed to fetch')) });
      });
    const source = `import { useState } from 'react';
import TextField from '@mui/material/TextField';
export const makeForm = (isFree) => () => {
  const [boat, setBoat] = useState('');
  const [takenNames, setTakenNames] = useState([]);
  return (${blockWith('takenNames.includes(boat)').trim()});
};`;
    const makeForm = run(source).makeForm as (check: typeof isFree) => ComponentType;
    const Form = makeForm(isFree);
    const { user } = show(<Form />);
    const expectInvalid = (isInvalid: boolean) => {
      expect(input()).toHaveAttribute('aria-invalid', String(isInvalid));
      expect(screen.queryAllByText('Another boat has this name.')).toHaveLength(isInvalid ? 1 : 0);
    };
    const leaveWith = async (name: string) => {
      await user.clear(input());
      await user.type(input(), name);
      await user.tab();
    };
    for (const name of ['Petrel', 'Tern', 'Gull']) {
      await leaveWith(name);
    }
    expect(checks.map(({ name }) => name)).toEqual(['Petrel', 'Tern', 'Gull']);
    // The answers arrive in the wrong order: an older one doesn't change what the field shows.
    await act(async () => checks[2]?.answer(false));
    expectInvalid(true);
    expect(screen.getByRole('status')).toHaveTextContent('Another boat has this name.');
    await act(async () => checks[0]?.answer(false));
    expectInvalid(true);
    await act(async () => checks[1]?.answer(true));
    expectInvalid(true);
    await leaveWith('Tern');
    await act(async () => checks[3]?.fail());
    expectInvalid(false);
    await leaveWith('Petrel');
    expectInvalid(true);
  },
);

proves(
  ['If the action throws, React removes the form.', 'Catch failed requests, and return a message.'],
  async () => {
    class Boundary extends Component<{ children: ReactNode }> {
      override state = { hasError: false };
      static getDerivedStateFromError = () => ({ hasError: true });
      override render = () => (this.state.hasError ? 'replaced' : this.props.children);
    }
    const request = () => Promise.reject(new Error('Failed to fetch'));
    const Form = ({ send }: { readonly send: () => Promise<string> }) => {
      const [message, action] = useActionState(send, '');
      return (
        <form action={action}>
          <TextField label="Boat" name="boat" helperText={message} />
          <button type="submit">Send</button>
        </form>
      );
    };
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const [send, isReplaced] of [
      [request, true],
      [() => request().catch(() => 'Try again.'), false],
    ] as const) {
      const { user, container, unmount } = show(
        <Boundary>
          <Form send={send} />
        </Boundary>,
      );
      await user.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() =>
        expect(container).toHaveTextContent(isReplaced ? 'replaced' : 'Try again.'),
      );
      expect(screen.queryByRole('textbox') === null).toBe(isReplaced);
      unmount();
    }
    // Without an error boundary, the whole root is empty.
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container, { onUncaughtError: () => undefined });
    act(() => root.render(<Form send={request} />));
    expect(screen.getByRole('textbox')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(container).toBeEmptyDOMElement());
    act(() => root.unmount());
    container.remove();
    errors.mockRestore();
  },
);

describe('the theme', () => {
  proves(
    [
      'Set `MuiTextField` for `TextField`, and `MuiFormControl` for fields that you compose from parts.',
      'A `size` or `margin` of `MuiFormControl` also reaches a `TextField`.',
    ],
    () => {
      const { theme } = run(blockWith('MuiFormControl: {')) as { theme: Theme };
      const { MuiTextField, MuiFormControl } = theme.components ?? {};
      for (const [components, changed] of [
        [{ MuiTextField, MuiFormControl }, ['Field', 'Composed']],
        [{ MuiTextField }, ['Field']],
      ] as const) {
        const { unmount } = show(
          <ThemeProvider theme={createTheme({ components })}>
            <TextField label="Field" />
            <FormControl>
              <InputLabel htmlFor="composed">Composed</InputLabel>
              <OutlinedInput id="composed" label="Composed" />
            </FormControl>
          </ThemeProvider>,
        );
        const found = ['Field', 'Composed'].filter((name) => {
          const frame = screen.getByLabelText(name).parentElement;
          const label = screen.getByText(name, { selector: 'label' });
          return (
            frame?.matches('.MuiInputBase-sizeSmall.MuiInputBase-colorSuccess') &&
            label.matches('.MuiInputLabel-sizeSmall.MuiFormLabel-colorSuccess')
          );
        });
        expect(found).toEqual(changed);
        unmount();
      }
      const defaultProps = {
        size: 'small',
        margin: 'dense',
        color: 'success',
        fullWidth: true,
      } as const;
      show(
        <ThemeProvider theme={createTheme({ components: { MuiFormControl: { defaultProps } } })}>
          <TextField label="Field" />
        </ThemeProvider>,
      );
      expect(input().parentElement).toHaveClass('MuiInputBase-sizeSmall');
      expect(input().parentElement).not.toHaveClass('MuiInputBase-colorSuccess');
      const root = input().closest('.MuiFormControl-root');
      expect(root).toHaveClass('MuiFormControl-marginDense');
      expect(root).not.toHaveClass('MuiFormControl-fullWidth');
    },
  );

  const block = blockWith('TextFieldPropsSizeOverrides');

  proves(
    [
      'TypeScript accepts new colors and sizes, but no new variants.',
      'For the size, set the padding of the input and the place of the label:',
    ],
    async () => {
      await expectCompiles(block);
      for (const [name, value] of [
        ['TextFieldPropsColorOverrides', 'brand'],
        ['TextFieldPropsSizeOverrides', 'large'],
      ] as const) {
        const declaration = `interface ${name} {\n    ${value}: true;\n  }`;
        expect(block).toContain(declaration);
        await expectTypeError(block.replace(declaration, ''), new RegExp(`"${value}"|'${value}'`));
      }
      await expectTypeError(
        block.replace('size="large"', 'size="large" variant={"dashed" as const}'),
        /"dashed"/,
      );
      expect(errorsInTypes(block)).toEqual([]);
      const rest = block.replace(/\/\/ Needed without[^]*?\n}\n/, '');
      expect(errorsInTypes(rest)).toEqual([2430]);
      const App = run(block).default as ComponentType;
      show(<App />);
      expect(getComputedStyle(input()).padding).toBe('22px 14px');
      const label = screen.getByText('Name of the boat', { selector: 'label' });
      expect(getComputedStyle(label).transform).toBe('translate(14px, 22px) scale(1)');
      fireEvent.focus(input());
      expect(getComputedStyle(label).transform).toBe('translate(14px, -9px) scale(0.75)');
      expect(getComputedStyle(label).color).toBe('rgb(0, 105, 92)');
    },
  );
});

describe('tests', () => {
  proves(
    [
      'The label of a required field ends with an asterisk.',
      '`getByRole` ignores the asterisk; for `getByLabelText`, pass a pattern:',
    ],
    async () => {
      show(<BerthNumber />);
      const field = screen.getByRole('textbox', { name: 'Berth' });
      expect(screen.getByText(/^Berth/, { selector: 'label' })).toHaveTextContent(/\*$/);
      expect(screen.queryByLabelText('Berth')).toBeNull();
      expect(screen.getByLabelText(/^Berth/)).toBe(field);
      await userEvent.type(field, 'x1');
      expect(field).toHaveAttribute('aria-invalid', 'false');
      await userEvent.tab();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveAccessibleDescription('Enter a letter from A to F and two digits.');
    },
  );

  proves(
    [
      'Testing Library knows no role for a password field.',
      'Find the field with `getByLabelText(/^Password/)`, because `/password/i` also finds the button "Show password".',
    ],
    () => {
      for (const required of [false, true]) {
        const { unmount } = show(
          <TextField
            label="Password"
            type="password"
            required={required}
            slotProps={{ input: { endAdornment: <button aria-label="Show password" /> } }}
          />,
        );
        expect(screen.queryByRole('textbox')).toBeNull();
        expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
        expect(screen.getAllByLabelText(/password/i)).toHaveLength(2);
        unmount();
      }
    },
  );
});
