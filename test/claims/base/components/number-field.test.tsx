import { readFileSync } from 'node:fs';
import { type ComponentType, useState } from 'react';
import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import baseUi from '@base-ui/react/package.json';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import Input from '@mui/material/Input';
import InputLabel from '@mui/material/InputLabel';
import material from '@mui/material/package.json';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import OutlinedInput from '@mui/material/OutlinedInput';
import { renderToString } from 'react-dom/server';
import BasicNumberField from '../../../../docs/base/components/number-field/BasicNumberField';
import EmptyAsNull from '../../../../docs/base/components/number-field/EmptyAsNull';
import NumberField, {
  type NumberFieldProps,
} from '../../../../docs/base/components/number-field/NumberField';
import {
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  proves,
  screen,
  show,
} from '../../harness';

const source = readFileSync('docs/base/components/number-field/NumberField.tsx', 'utf8');

const field = (name = 'Jars') => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

/** Shows a field for a page in English, and what it reports. */
function showField(props: Partial<NumberFieldProps> = {}) {
  const changes: unknown[] = [];
  const commits: unknown[] = [];
  const shown = show(
    <NumberField
      label="Jars"
      locale="en-US"
      onValueChange={(value) => changes.push(value)}
      onValueCommitted={(value) => commits.push(value)}
      {...props}
    />,
  );
  const { user } = shown;
  /** Replaces the text. */
  const type = async (text: string) => {
    await user.clear(field());
    changes.length = 0;
    commits.length = 0;
    await user.type(field(), text);
  };
  return { ...shown, changes, commits, type };
}

exempt(
  [
    '| A number with limits, steps, or a format | A number field |',
    "| A number whose text you parse yourself | `TextField` with `inputMode: 'decimal'` |",
    "| Digits that aren't an amount, such as a postal code | `TextField` with `inputMode: 'numeric'` |",
    '| A rough value between two limits | Slider |',
    'Write the limits into the helper text.',
  ],
  'This is advice.',
);
exempt('A check such as `!limit` takes 0 for an empty field.', 'This is how JavaScript works.');
exempt("`Number('')` is 0, so look for the empty text first.", 'This is how JavaScript works.');
exempt(
  [
    'All fields: use the keys of text fields in the theme.',
    'One field: pass `sx` to the parts in `NumberField.tsx`.',
  ],
  'The page about text fields proves the keys, and `sx` is a prop of each part.',
);

proves(
  [
    'The value is a number or `null`, not a text.',
    'By default, a number field drops leading zeros: `007` becomes `7`.',
  ],
  async () => {
    const { user, changes, commits, type } = showField();
    await type('007');
    expect(changes.at(-1)).toBe(7);
    await user.tab();
    expect(field()).toHaveValue('7');
    expect(commits).toEqual([7]);
    await user.clear(field());
    expect(changes.at(-1)).toBeNull();
  },
);

proves(
  [
    "Base UI isn't part of `@mui/material`.",
    'This page describes version 1.9.0:',
    'Material UI 7 has no such component.',
  ],
  () => {
    expect(baseUi.version).toBe('1.9.0');
    expect(material.version).toMatch(/^7\./);
    expect(Object.keys({ ...material.dependencies, ...material.peerDependencies })).not.toContain(
      '@base-ui/react',
    );
    expect(jest.requireActual('@mui/material')).not.toHaveProperty('NumberField');
  },
);

proves(
  [
    'This page builds one from the components of Base UI, and styles it with Material UI.',
    'In another language, pass `aria-roledescription` to `NumberField.Input`.',
    'In another language, pass `aria-label` to the buttons.',
  ],
  () => {
    show(
      <BaseNumberField.Root>
        <BaseNumberField.Input aria-roledescription="Zahlenfeld" />
        <BaseNumberField.Increment aria-label="Erhöhen" />
      </BaseNumberField.Root>,
    );
    expect(renderToString(<NumberField label="Jars" />)).toContain('MuiOutlinedInput-root');
    expect(screen.getByRole('textbox')).toHaveAttribute('aria-roledescription', 'Zahlenfeld');
    expect(button('Erhöhen')).toBeEnabled();
  },
);

proves(
  'The component accepts `label`, `helperText`, `error`, and `size`, and passes other props to `NumberField.Root`.',
  async () => {
    const code = (props: string) => `${source}\nexport const it = <NumberField ${props} />;`;
    await expectCompiles(
      code(
        'label="A" helperText="B" error size="small" min={1} step="any" locale="de" name="n" className="c"',
      ),
    );
    await expectTypeError(code('label="A" size="large"'), /size|large/);
    show(<BasicNumberField />);
    expect(field('Jars of honey')).toBeRequired();
    expect(field('Jars of honey')).toHaveAccessibleDescription('A box holds 48 jars.');
    expect(field('Boxes').closest('.MuiInputBase-sizeSmall')).not.toBeNull();
  },
);

/** The page's field, with or without a label that is kept up. */
const Labeled = ({ shrink }: { shrink?: boolean }) => (
  <BaseNumberField.Root defaultValue={12} render={<FormControl />}>
    <InputLabel shrink={shrink}>Jars</InputLabel>
    <BaseNumberField.Input
      render={({ ref, ...inputProps }) => (
        <OutlinedInput label="Jars" notched={shrink} inputRef={ref} inputProps={inputProps} />
      )}
    />
  </BaseNumberField.Root>
);

proves(
  [
    '`shrink` and `notched`: the label stays up.',
    'Without them, the label covers the number in server-rendered HTML.',
  ],
  () => {
    expect(renderToString(<NumberField label="Jars" />)).toContain('data-shrink="true"');
    expect(renderToString(<Labeled shrink />)).toContain('data-shrink="true"');
    const html = renderToString(<Labeled />);
    expect(html).toContain('value="12"');
    expect(html).toContain('data-shrink="false"');
  },
);

proves(
  '`inputProps`: with `slotProps.input` instead, `onChange` and `onBlur` of Base UI are lost, and typing has no effect.',
  async () => {
    const onValueChange = jest.fn();
    const { user } = show(
      <BaseNumberField.Root defaultValue={12} onValueChange={onValueChange}>
        <BaseNumberField.Input
          aria-label="Jars"
          render={({ ref, ...inputProps }) => (
            <OutlinedInput inputRef={ref} slotProps={{ input: inputProps }} />
          )}
        />
      </BaseNumberField.Root>,
    );
    await user.type(field(), '3');
    await user.tab();
    expect(field()).toHaveValue('12');
    expect(onValueChange).not.toHaveBeenCalled();
  },
);

proves(
  [
    '`min` and `max` limit what users enter.',
    '`step` is how far the buttons and arrow keys move (default 1).',
    '| Type a number beyond a limit | The value becomes the limit. The text follows when users leave the field. | The value is the typed number. |',
    '| Step beyond a limit | The value becomes the limit. | The value becomes the limit. |',
    '| Type a minus sign with `min={0}` | The field ignores the key. | The field accepts the key. |',
  ],
  async () => {
    for (const allowOutOfRange of [false, true]) {
      const { user, unmount, changes, commits, type } = showField({
        min: 0,
        max: 48,
        allowOutOfRange,
      });
      await type('50');
      expect(changes.at(-1)).toBe(allowOutOfRange ? 50 : 48);
      expect(field()).toHaveValue('50');
      await user.tab();
      expect(field()).toHaveValue(allowOutOfRange ? '50' : '48');
      expect(commits).toEqual([allowOutOfRange ? 50 : 48]);
      await type('47.5');
      await user.keyboard('{ArrowUp}');
      expect(changes.at(-1)).toBe(48);
      await user.keyboard('{ArrowUp}');
      expect(changes.at(-1)).toBe(48);
      await user.keyboard('{ArrowDown}');
      expect(changes.at(-1)).toBe(47);
      await type('60');
      await user.keyboard('{ArrowUp}');
      expect(field()).toHaveValue('48');
      await type('-5');
      expect(field()).toHaveValue(allowOutOfRange ? '-5' : '5');
      expect(changes.at(-1)).toBe(allowOutOfRange ? -5 : 5);
      await type('0');
      await user.keyboard('{ArrowDown}');
      expect(field()).toHaveValue('0');
      unmount();
    }
    const { user } = showField({ defaultValue: 3 });
    await user.click(button('Increase'));
    expect(field()).toHaveValue('4');
  },
);

proves(
  [
    'Users can type a number between two steps, also with `snapOnStep`.',
    'With `min={6}`, `step={6}`, and `snapOnStep`, the next step from 20 goes to 24.',
    'Without `snapOnStep`, the step goes to 26.',
  ],
  async () => {
    for (const [snapOnStep, min, next] of [
      [true, 6, '24'],
      [false, 6, '26'],
    ] as const) {
      const { user, unmount, type } = showField({ min, step: 6, snapOnStep });
      await type('20');
      await user.tab();
      expect(field()).toHaveValue('20');
      await user.click(field());
      await user.keyboard('{ArrowUp}');
      expect(field()).toHaveValue(next);
      unmount();
    }
  },
);

proves(
  [
    'This field ignores typed letters, and rounds typed fractions.',
    'By default, <kbd>Alt</kbd> with an arrow key steps by 0.1, so set `smallStep` too:',
  ],
  async () => {
    const { user, unmount, changes, type } = showField({
      min: 0,
      smallStep: 1,
      format: { maximumFractionDigits: 0 },
    });
    await type('1a2b');
    expect(field()).toHaveValue('12');
    await type('2.7');
    expect(changes.at(-1)).toBe(3);
    await user.tab();
    expect(field()).toHaveValue('3');
    await user.click(field());
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(field()).toHaveValue('4');
    unmount();
    const plain = showField({ defaultValue: 12 });
    await plain.user.click(field());
    await plain.user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(field()).toHaveValue('12.1');
  },
);

proves(
  [
    '| None | 1234.5 | 1,234.5 |',
    '| `{ useGrouping: false }` | 2026 | 2026 |',
    '| `{ minimumFractionDigits: 2 }` | 1234.5 | 1,234.50 |',
    "| `{ style: 'currency', currency: 'EUR' }` | 1234.5 | €1,234.50 |",
    "| `{ style: 'percent' }` | 0.25 | 25% |",
    "| `{ style: 'unit', unit: 'kilogram' }` | 1234.5 | 1,234.5 kg |",
  ],
  async () => {
    const rows: readonly [Intl.NumberFormatOptions | undefined, number, string][] = [
      [undefined, 1234.5, '1,234.5'],
      [{ useGrouping: false }, 2026, '2026'],
      [{ minimumFractionDigits: 2 }, 1234.5, '1,234.50'],
      [{ style: 'currency', currency: 'EUR' }, 1234.5, '€1,234.50'],
      [{ style: 'percent' }, 0.25, '25%'],
      [{ style: 'unit', unit: 'kilogram' }, 1234.5, '1,234.5 kg'],
    ];
    for (const [format, value, text] of rows) {
      const { user, unmount, commits, type } = showField({ format, defaultValue: value });
      expect(field()).toHaveValue(text);
      const typed = format?.style === 'percent' ? '25' : String(value);
      await type(typed);
      expect(field()).toHaveValue(typed);
      await user.tab();
      expect(field()).toHaveValue(text);
      expect(commits).toEqual([value]);
      unmount();
    }
  },
);

proves(
  [
    'The format applies when users step or leave the field.',
    'While they type, the text stays as typed.',
    'With `maximumFractionDigits`, a typed value is rounded too.',
    'With a currency alone, `2.555` shows as €2.56, but the value stays 2.555.',
  ],
  async () => {
    for (const [more, value] of [
      [{}, 2.555],
      [{ maximumFractionDigits: 2 }, 2.56],
    ] as const) {
      const { user, unmount, commits, type } = showField({
        format: { style: 'currency', currency: 'EUR', ...more },
      });
      await type('2.555');
      expect(field()).toHaveValue('2.555');
      await user.tab();
      expect(field()).toHaveValue('€2.56');
      expect(commits).toEqual([value]);
      await type('3');
      await user.keyboard('{ArrowUp}');
      expect(field()).toHaveValue('€4.00');
      unmount();
    }
  },
);

proves(
  [
    '`locale` decides how a typed text is read.',
    'With `de-DE`, `2,5` is 2.5, and `2.5` is 25, because the point separates thousands.',
    "Without `locale`, a server uses its own language, and the browser uses the user's language.",
  ],
  async () => {
    const { user, commits, type } = showField({ locale: 'de-DE' });
    await type('2,5');
    await user.tab();
    expect(commits).toEqual([2.5]);
    await type('2.5');
    await user.tab();
    expect(commits).toEqual([25]);
    expect(
      renderToString(<NumberField label="Jars" locale="de-DE" defaultValue={1.5} />),
    ).toContain('value="1,5"');
    const own = new Intl.NumberFormat().format(1234.5);
    expect(renderToString(<NumberField label="Jars" defaultValue={1234.5} />)).toContain(
      `value="${own}"`,
    );
  },
);

proves(
  [
    "An empty field is `null`, which isn't 0:",
    'The first step in an empty field goes to 0, or to the nearest limit.',
  ],
  async () => {
    const { user, unmount } = show(<EmptyAsNull />);
    const limit = () => field('Jars per customer');
    expect(screen.getByRole('status')).toHaveTextContent('Customers buy as many as they like.');
    await user.type(limit(), '0');
    expect(screen.getByRole('status')).toHaveTextContent('Limit: 0');
    await user.clear(limit());
    expect(screen.getByRole('status')).toHaveTextContent('Customers buy as many as they like.');
    await user.click(button('Increase'));
    expect(limit()).toHaveValue('0');
    unmount();
    for (const [limits, first] of [
      [{ min: 5 }, '5'],
      [{ max: -3 }, '-3'],
      [{}, '0'],
    ] as const) {
      const shown = showField(limits);
      await shown.user.click(field());
      await shown.user.keyboard('{ArrowUp}');
      expect(field()).toHaveValue(first);
      shown.unmount();
    }
  },
);

proves('With `undefined`, the field is uncontrolled.', async () => {
  const { user, rerender } = show(<NumberField label="Jars" value={undefined} />);
  await user.type(field(), '5');
  expect(field()).toHaveValue('5');
  rerender(<NumberField label="Jars" value={12} />);
  expect(field()).not.toHaveValue('12');
  expectConsole('error', /uncontrolled value state .* to be controlled/);
});

proves(
  "The second argument has the `reason` of the change, such as `'input-change'`, `'keyboard'`, or `'increment-press'`.",
  async () => {
    const reasons: string[] = [];
    const { user } = showField({
      defaultValue: 1,
      onValueChange: (_, details) => reasons.push(details.reason),
    });
    await user.type(field(), '2');
    await user.keyboard('{ArrowDown}');
    await user.click(button('Increase'));
    expect(reasons).toEqual(['input-change', 'keyboard', 'increment-press']);
  },
);

/** A field whose server reports a problem after the number was sent. */
function Late() {
  const [problem, setProblem] = useState('');
  return (
    <>
      <NumberField
        label="Jars"
        defaultValue={12}
        onValueChange={() => setProblem('')}
        error={problem !== ''}
        helperText={problem}
      />
      <button type="button" onClick={() => setProblem('Only 8 jars are left.')}>
        Answer
      </button>
    </>
  );
}

proves(
  'If a server reports a problem later, set the same state: the field shows it with `error` and `helperText`, and `onValueChange` clears it.',
  async () => {
    const { user } = show(<Late />);
    await user.click(button('Answer'));
    expect(field()).toHaveAccessibleDescription('Only 8 jars are left.');
    expect(field()).toBeInvalid();
    await user.type(field(), '{Backspace}');
    expect(field()).not.toHaveAccessibleDescription();
    expect(field()).toBeValid();
  },
);

proves(
  'Another variant: use `FilledInput` or `Input` instead of `OutlinedInput`, without `label` and `notched`.',
  async () => {
    for (const [name, variant, Part] of [
      ['FilledInput', 'filled', FilledInput],
      ['Input', 'standard', Input],
    ] as const) {
      const code = source
        .replaceAll('OutlinedInput', name)
        .replace(/^ *label=\{label\}\n *notched\n/m, '')
        .replace('<FormControl ', `<FormControl variant="${variant}" `);
      expect(code).not.toContain('notched');
      await expectCompiles(code);
      const { unmount } = show(
        <BaseNumberField.Root defaultValue={12} render={<FormControl variant={variant} />}>
          <BaseNumberField.Input
            aria-label="Jars"
            render={({ ref, ...inputProps }) => <Part inputRef={ref} inputProps={inputProps} />}
          />
        </BaseNumberField.Root>,
      );
      expect(field()).toHaveValue('12');
      unmount();
    }
  },
);

proves(
  [
    'States: the elements of Base UI have `data-disabled`, `data-readonly`, and `data-required`.',
    'At a limit, a button has `data-disabled` too.',
  ],
  () => {
    show(<NumberField label="Jars" data-testid="root" disabled readOnly required />);
    for (const element of [screen.getByTestId('root'), field(), button('Increase')]) {
      expect(element).toHaveAttribute('data-disabled');
      expect(element).toHaveAttribute('data-readonly');
      expect(element).toHaveAttribute('data-required');
    }
    show(<NumberField label="Boxes" defaultValue={1} min={1} max={1} />);
    expect(field('Boxes')).not.toHaveAttribute('data-disabled');
    expect(screen.getAllByRole('button', { name: 'Decrease' })[1]).toHaveAttribute('data-disabled');
  },
);

proves(
  [
    'Find the field by the role `textbox`.',
    'The text is formatted when users leave, so tab away before you check it:',
    "Pass `locale`, so that the test doesn't depend on the language of the machine.",
  ],
  async () => {
    const { user } = show(<NumberField label="Jars" locale="en-US" />);
    await user.type(field(), '1200');
    expect(field()).toHaveValue('1200');
    await user.tab();
    expect(field()).toHaveValue('1,200');
    await user.click(button('Increase'));
    expect(field()).toHaveValue('1,201');
  },
);

test('styles of the theme reach the parts', () => {
  const theme = createTheme({
    components: { MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 13 } } } },
  });
  const Themed: ComponentType = () => (
    <ThemeProvider theme={theme}>
      <NumberField label="Jars" />
    </ThemeProvider>
  );
  show(<Themed />);
  const root = field().closest('.MuiOutlinedInput-root');
  expect(root && getComputedStyle(root).borderRadius).toBe('13px');
});
