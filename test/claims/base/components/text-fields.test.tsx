import { readFileSync } from 'node:fs';
import { type ComponentType, createRef } from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import Input from '@mui/material/Input';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextField from '@mui/material/TextField';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import reference from '../../../../docs/base/api/text-field/api.json';
import BerthNumber from '../../../../docs/base/components/text-fields/BerthNumber';
import TextFieldPlayground from '../../../../docs/base/components/text-fields/TextFieldPlayground';
import model from '../../../../docs/base/components/text-fields/TextField.controls.json';
import {
  exempt,
  expectCompiles,
  expectTypeError,
  fireEvent,
  proves,
  screen,
  show,
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

const input = () => screen.getByRole<HTMLInputElement>('textbox');

exempt(
  [
    'a few fixed options: [Select](/components/selects/)',
    'For several values, groups, and native lists, see [Select](/components/selects/).',
    'For space between fields, a `Stack` with `spacing` is simpler than `margin`.',
  ],
  'This says where to read on, or which way is simpler.',
);

exempt(
  'In the Tailwind version, `!` does the same.',
  'Tailwind documents its mark for important styles.',
);

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
    'To reach the `<input>` element, for example to focus it, pass `inputRef`.',
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
  [
    'If a field has both `InputProps` and `slotProps.input`, the deprecated prop is ignored as a whole.',
    'Move all its entries in one step.',
  ],
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
  '`OutlinedInput`, `FilledInput`, and `Input` have no `htmlInput` slot: there, attributes of the HTML input go into `slotProps.input` or `inputProps`.',
  async () => {
    for (const Component of [OutlinedInput, FilledInput, Input]) {
      const { unmount } = show(
        <>
          <Component slotProps={{ input: { 'aria-label': 'By slot' } }} />
          <Component inputProps={{ 'aria-label': 'By prop' }} />
        </>,
      );
      expect(screen.getByRole('textbox', { name: 'By slot' })).toBeInTheDocument();
      expect(screen.getByRole('textbox', { name: 'By prop' })).toBeInTheDocument();
      unmount();
    }
    await expectTypeError(
      `import OutlinedInput from '@mui/material/OutlinedInput';
export const one = <OutlinedInput slotProps={{ htmlInput: {} }} />;`,
      /htmlInput/,
    );
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
    '| `OutlinedInput`, `FilledInput`, `Input` | `inputComponent` | Another component instead of `<input>`, such as a mask. Pass its `ref` to the input: a click on the frame focuses it. |',
    'For a fixed pattern, such as a card number, pass the input of a mask library as `inputComponent` of the `input` slot.',
  ],
  async () => {
    const Mask = ({ ref, ...props }: React.ComponentProps<'input'>) => (
      <input ref={ref} data-mask {...props} />
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
        slotProps={{ input: { inputComponent: Mask } }}
      />,
    );
    expect(screen.getByRole('textbox', { name: 'Card' })).toHaveAttribute('data-mask');
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

proves(
  '| Autofill, if your CSS removes animations: Material UI detects autofill by a CSS animation | Keep the label up with `shrink` |',
  () => {
    for (const [slotProps, before] of [
      [{}, 'false'],
      [{ inputLabel: { shrink: true } }, 'true'],
    ] as const) {
      const { unmount } = show(<TextField label="Mail" slotProps={slotProps} />);
      const label = screen.getByText('Mail', { selector: 'label' });
      // Browsers write autofill into the element, as this does, and start the animation by a pseudo-class.
      input().value = 'ines@example.com';
      expect(label).toHaveAttribute('data-shrink', before);
      expect(getComputedStyle(input()).animationName).toBe('mui-auto-fill-cancel');
      fireEvent.animationStart(input(), { animationName: 'mui-auto-fill' });
      expect(label).toHaveAttribute('data-shrink', 'true');
      unmount();
    }
  },
);

describe('the theme', () => {
  const block = blockWith('TextFieldPropsSizeOverrides');

  proves(
    [
      'TypeScript accepts new colors and sizes, but no new variants.',
      'Add the color to the palette.',
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
      'If the field is required, `getByLabelText` needs a pattern, because the text of the label ends with an asterisk.',
      '`getByRole` takes the plain label:',
    ],
    async () => {
      show(<BerthNumber />);
      const field = screen.getByRole('textbox', { name: 'Berth' });
      expect(screen.queryByLabelText('Berth')).toBeNull();
      expect(screen.getByLabelText(/^Berth/)).toBe(field);
      await userEvent.type(field, 'x1');
      await userEvent.tab();
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription('Enter a letter from A to F and two digits.');
    },
  );

  proves(
    "Testing Library knows no role for a password field, so find it with `getByLabelText('Password')`.",
    () => {
      show(<TextField label="Password" type="password" />);
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    },
  );
});
