import { readFileSync } from 'node:fs';
import { createRef } from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import button from '../../../../docs/base/api/button/api.json';
import LoanDesk from '../../../../docs/base/getting-started/usage/LoanDesk';
import {
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  proves,
  screen,
  show,
} from '../../harness';

/** Components of several kinds, each with the same props for its root. */
const KINDS = [
  ['Button', (props: object) => <Button {...props}>Lend</Button>],
  ['Card', (props: object) => <Card {...props}>Lend</Card>],
  ['Chip', (props: object) => <Chip label="Lend" {...props} />],
  ['Paper', (props: object) => <Paper {...props}>Lend</Paper>],
  ['Slider', (props: object) => <Slider aria-label="Days" {...props} />],
  ['Stack', (props: object) => <Stack {...props}>Lend</Stack>],
  ['TextField', (props: object) => <TextField label="Lend" {...props} />],
  ['Typography', (props: object) => <Typography {...props}>Lend</Typography>],
] as const;

const rootOf = (name: string) => document.querySelector(`.Mui${name}-root`);

proves(
  [
    'Each component of Material UI works on its own: import the component, and render it.',
    'You need neither a provider nor a style sheet.',
  ],
  () => {
    show(<Button variant="contained">Lend</Button>);
    const style = getComputedStyle(screen.getByRole('button'));
    expect(style.getPropertyValue('--variant-containedBg')).toBe('#1976d2');
    expect(style.backgroundColor).toBe('var(--variant-containedBg)');
  },
);

proves('Each has its own import path, for example `@mui/material/TextField`.', () => {
  const code = readFileSync('docs/base/getting-started/usage/LoanDesk.tsx', 'utf8');
  for (const name of ['Button', 'Stack', 'TextField', 'Typography']) {
    expect(code).toContain(`import ${name} from '@mui/material/${name}';`);
  }
});

describe('shared props', () => {
  proves(
    [
      "| `sx` | Styles of the root element, with values from the theme | `sx={{ mt: 2, color: 'text.secondary' }}` |",
      '| `className`, `style` | Your own class or inline style for the root element | `className="loan-form"` |',
      'The `ref` of a component is its root element.',
      '| `ref` | A ref for the DOM element of the root | `<Button ref={buttonRef}>` |',
      'A button passes other props to its root element, so you can add HTML attributes and event handlers. Most components do the same:',
    ],
    () => {
      const gray = createTheme().palette.text.secondary;
      for (const [name, element] of KINDS) {
        const ref = createRef<Element>();
        const onPointerEnter = jest.fn();
        const { unmount } = show(
          element({
            className: 'loan-form',
            style: { opacity: 0.5 },
            sx: { mt: 2, color: 'text.secondary' },
            ref,
            title: 'Lend this book',
            'data-testid': 'lend',
            onPointerEnter,
          }),
        );
        const root = screen.getByTestId('lend');
        expect(rootOf(name)).toBe(root);
        expect(ref.current).toBe(root);
        expect(root).toHaveClass('loan-form');
        expect(root).toHaveStyle({ opacity: '0.5', marginTop: '16px' });
        expect(getComputedStyle(root).color.replaceAll(' ', '')).toBe(gray.replaceAll(' ', ''));
        expect(root).toHaveAttribute('title', 'Lend this book');
        fireEvent.pointerEnter(root);
        expect(onPointerEnter).toHaveBeenCalledTimes(1);
        unmount();
      }
    },
  );

  proves(
    '| `component` | The element or component that the root renders | `<Stack component="form">` |',
    () => {
      show(<Stack component="form" aria-label="Loan" />);
      expect(screen.getByRole('form')).toHaveClass('MuiStack-root');
    },
  );

  proves(
    "| `classes` | Your own class for a part of the component | `classes={{ startIcon: 'loan-icon' }}` |",
    () => {
      show(
        <Button startIcon={<svg />} classes={{ startIcon: 'loan-icon' }}>
          Lend
        </Button>,
      );
      expect(document.querySelector('.MuiButton-startIcon')).toHaveClass('loan-icon');
    },
  );

  proves(
    [
      '| `slots` | Components that replace parts | `slots={{ listbox: BookList }}` |',
      '| `slotProps` | Props of parts | `slotProps={{ htmlInput: { maxLength: 60 } }}` |',
    ],
    () => {
      const BookList = ({ children, role }: React.HTMLAttributes<HTMLUListElement>) => (
        <ul role={role} data-testid="books">
          {children}
        </ul>
      );
      show(
        <>
          <Autocomplete
            open
            options={['Mosses', 'Ferns']}
            slots={{ listbox: BookList }}
            renderInput={(params) => <TextField {...params} label="Book" />}
          />
          <TextField label="Title" slotProps={{ htmlInput: { maxLength: 60 } }} />
        </>,
      );
      expect(screen.getByTestId('books')).toHaveTextContent('MossesFerns');
      expect(screen.getByLabelText('Title')).toHaveAttribute('maxlength', '60');
    },
  );

  proves(
    [
      '| `variant`, `size` | A look and a size from a list | `variant="outlined" size="small"` |',
      '| `color` | A color of the palette | `color="secondary"` |',
      '| `disabled` | Whether users can use the component | `disabled={isSaving}` |',
    ],
    async () => {
      show(
        <Button variant="outlined" size="small" color="secondary" disabled>
          Lend
        </Button>,
      );
      expect(screen.getByRole('button')).toBeDisabled();
      expect(screen.getByRole('button')).toHaveClass(
        'MuiButton-outlined',
        'MuiButton-sizeSmall',
        'MuiButton-colorSecondary',
      );
      const code = (props: string) =>
        `import Button from '@mui/material/Button'; export const button = <Button ${props} />;`;
      await expectCompiles(code('variant="outlined" size="small" color="secondary"'));
      await expectTypeError(code('size="tiny"'), /tiny/);
      await expectTypeError(code('color="mint"'), /mint/);
    },
  );

  proves(
    'The [API page](/api/) of a component says which of them the component has, and which values it accepts.',
    () => {
      const names = button.props.map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(['sx', 'classes', 'component', 'variant']));
      expect(names).not.toContain('slots');
      expect(button.props.find(({ name }) => name === 'size')?.type).toContain("'small'");
    },
  );

  proves('A `TextField` has several elements, and its root is a `<div>`.', () => {
    show(<TextField label="Card number" data-testid="root" />);
    expect(screen.getByTestId('root').tagName).toBe('DIV');
    expect(screen.getByTestId('root').querySelectorAll('*').length).toBeGreaterThan(3);
  });
});

describe('values', () => {
  proves(
    [
      '**Controlled:** pass `value`, and update your state in `onChange`.',
      'In the demo above, `inputRef` returns the focus to the field after each loan.',
    ],
    async () => {
      const { user } = show(<LoanDesk />);
      const field = screen.getByLabelText('Book title');
      await user.type(field, 'Ferns of Wales');
      await user.click(screen.getByRole('button', { name: 'Lend' }));
      expect(screen.getByRole('status')).toHaveTextContent('Field Guide to Mosses, Ferns of Wales');
      expect(field).toHaveValue('');
      expect(field).toHaveFocus();
      await user.type(field, '  {Enter}');
      expect(screen.getByRole('status')).toHaveTextContent(/Wales$/);
    },
  );

  proves(
    [
      '**Uncontrolled:** pass `defaultValue`, or neither of the two.',
      'The component keeps the value, and you read it when the form is submitted.',
    ],
    async () => {
      const { user } = show(
        <form>
          <TextField name="title" label="Title" defaultValue="Mosses" />
          <TextField name="shelf" label="Shelf" />
        </form>,
      );
      await user.type(screen.getByLabelText('Title'), ' 2');
      await user.type(screen.getByLabelText('Shelf'), 'B4');
      const form = document.querySelector('form') ?? undefined;
      expect([...new FormData(form)]).toEqual([
        ['title', 'Mosses 2'],
        ['shelf', 'B4'],
      ]);
    },
  );

  proves('For checkboxes and switches, the props are `checked` and `defaultChecked`.', async () => {
    const { user } = show(
      <>
        <Checkbox slotProps={{ input: { 'aria-label': 'Reserved' } }} defaultChecked />
        <Checkbox slotProps={{ input: { 'aria-label': 'Lent' } }} checked />
        <Switch slotProps={{ input: { 'aria-label': 'Remind' } }} defaultChecked />
        <Switch slotProps={{ input: { 'aria-label': 'Archive' } }} checked />
      </>,
    );
    for (const [name, stays] of [
      ['Reserved', false],
      ['Lent', true],
      ['Remind', false],
      ['Archive', true],
    ] as const) {
      const input = screen.getByLabelText<HTMLInputElement>(name);
      await user.click(input);
      expect(input.checked).toBe(stays);
    }
  });

  proves(
    'If the `value` of a `TextField` changes from `undefined` to a text, React logs a warning.',
    () => {
      const { rerender } = show(<TextField label="Title" value={undefined} />);
      rerender(<TextField label="Title" value="Mosses" onChange={() => {}} />);
      expectConsole('error', /uncontrolled input to be controlled/);
    },
  );

  proves('A `TextField` also has `inputRef`, which is the `<input>` itself.', () => {
    const ref = createRef<HTMLInputElement>();
    show(<TextField label="Title" inputRef={ref} />);
    expect(ref.current).toBe(screen.getByLabelText('Title'));
  });
});

proves(
  [
    'With React 19, `ref` is among the props.',
    'A wrapper that also accepts `component`, and props such as `to` with it, needs [another type](/components/buttons/#wrap-a-button-in-typescript).',
  ],
  async () => {
    const wrapper = (use: string) => `
      import { createRef } from 'react';
      import Button, { type ButtonProps } from '@mui/material/Button';
      import { Link } from 'react-router-dom';
      function LendButton(props: ButtonProps) {
        return <Button variant="contained" size="large" {...props} />;
      }
      export const ref = createRef<HTMLButtonElement>();
      export const button = ${use};`;
    await expectCompiles(wrapper('<LendButton ref={ref}>Lend</LendButton>'));
    await expectTypeError(wrapper('<LendButton component={Link} to="/">Lend</LendButton>'), /'to'/);
    const LendButton = (props: React.ComponentProps<typeof Button>) => (
      <Button variant="contained" {...props} />
    );
    const ref = createRef<HTMLButtonElement>();
    show(<LendButton ref={ref}>Lend</LendButton>);
    expect(ref.current).toBe(screen.getByRole('button'));
  },
);

exempt(
  'On a phone, a page without a viewport tag is laid out as on a desktop, and shrunk.',
  'This is what browsers of phones do.',
);
