import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, type Ref, version } from 'react';
import Button, { type ButtonTypeMap } from '@mui/material/Button';
import type { ExtendButtonBase } from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tooltip from '@mui/material/Tooltip';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ts from 'typescript';
import reference from '../../../../docs/base/api/button/api.json';
import model from '../../../../docs/base/components/buttons/Button.controls.json';
import ButtonPlayground from '../../../../docs/base/components/buttons/ButtonPlayground';
import DisabledWithReason from '../../../../docs/base/components/buttons/DisabledWithReason';
import IconButtons from '../../../../docs/base/components/buttons/IconButtons';
import LinkButtons from '../../../../docs/base/components/buttons/LinkButtons';
import SaveOnce from '../../../../docs/base/components/buttons/SaveOnce';
import {
  act,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  proves,
  screen,
  show,
  within,
} from '../../harness';

/** The block of code of the page that has these words. */
function blockWith(words: string): string {
  const page = readFileSync('docs/base/components/buttons/index.mdx', 'utf8');
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

/** What the compiler says of files of an app, where a file without import and export is a script. */
function errorsIn(files: Readonly<Record<string, string>>): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    skipLibCheck: true,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const inApp = new Map(
    Object.entries(files).map(([name, text]) => [path.resolve('docs', name), text] as const),
  );
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => inApp.has(name) || fileExists(name);
  host.readFile = (name) => inApp.get(name) ?? readFile(name);
  host.getSourceFile = (name, language, ...rest) => {
    const text = inApp.get(name);
    return text === undefined
      ? getSourceFile(name, language, ...rest)
      : ts.createSourceFile(name, text, language);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...inApp.keys()], options, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

/** The only button that is shown. */
const button = () => screen.getByRole('button');
const styleOf = (element: Element) => getComputedStyle(element);

exempt(
  [
    'A button starts an action: it saves, sends, opens, or deletes something.',
    '`ToggleButton`: a choice that stays on or off',
    '`Chip`: a value that users filter by or remove',
  ],
  'This says what a component is for.',
);

exempt(
  'Name the action, not the icon: "Add a guest", not "Plus".',
  'This is advice on how to word a name.',
);

describe('playground', () => {
  const code = () => screen.getByRole('region', { name: 'Code' }).textContent ?? '';
  beforeEach(() => window.history.replaceState(null, '', '/'));

  proves(
    [
      'Set up a button, and copy its code.',
      "Your choices are part of the page's address, so you can share them as a link.",
    ],
    async () => {
      const { user, unmount } = show(<ButtonPlayground />);
      fireEvent.change(screen.getByLabelText('color'), { target: { value: 'success' } });
      fireEvent.change(screen.getByLabelText('endIcon'), { target: { value: 'PrintIcon' } });
      await user.click(screen.getByLabelText('disableElevation'));
      await user.click(screen.getByRole('button', { name: 'Copy code' }));
      const copied = await navigator.clipboard.readText();
      expect(copied).toBe(code());
      expect(copied).toContain('color="success"');
      await expectCompiles(copied);
      const preview = within(screen.getByRole('group', { name: 'Preview' }));
      expect(preview.getByRole('button', { name: 'Print ticket' })).toHaveClass(
        'MuiButton-colorSuccess',
        'MuiButton-disableElevation',
      );
      await user.click(screen.getByRole('button', { name: 'Copy link' }));
      const link = new URL(await navigator.clipboard.readText());
      unmount();
      window.history.replaceState(null, '', '/');
      const other = show(<ButtonPlayground />);
      expect(code()).not.toBe(copied);
      other.unmount();
      window.history.replaceState(null, '', link.pathname + link.search);
      show(<ButtonPlayground />);
      expect(code()).toBe(copied);
    },
  );

  proves(
    '`href` and the props that take functions, styles, or components are in the [API reference](/api/button/).',
    () => {
      const offered = new Set(model.controls.map(({ name }) => name));
      const others = reference.props.filter(({ name }) => !offered.has(name));
      expect(others.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['href', 'onFocusVisible', 'sx', 'component']),
      );
      expect([...offered].filter((name) => /^on|^sx$|[cC]omponent$/.test(name))).toEqual([]);
    },
  );
});

describe('color', () => {
  proves('The default is `primary`.', () => {
    show(<Button>Pay</Button>);
    expect(button()).toHaveClass('MuiButton-colorPrimary', 'MuiButton-text');
  });

  proves(
    [
      'WCAG requires a contrast of 4.5:1.',
      'With the default colors, the white labels of these contained buttons have less: `warning` and `info` in light mode, `error` in dark mode.',
    ],
    () => {
      const colors = ['primary', 'secondary', 'success', 'error', 'warning', 'info'] as const;
      const tooFaint = (mode: 'light' | 'dark') => {
        const { palette } = createTheme({ palette: { mode } });
        return colors.filter((color) => {
          const { main, contrastText } = palette[color];
          // Dark labels are black that lets the button's color through, far above the limit.
          return contrastText === '#fff' && getContrastRatio(main, contrastText) < 4.5;
        });
      };
      expect(tooFaint('light')).toEqual(['warning', 'info']);
      expect(tooFaint('dark')).toEqual(['error']);
    },
  );
});

describe('icon buttons', () => {
  proves('An `IconButton` has no text, so give it a name with `aria-label`.', async () => {
    const { user } = show(<IconButtons />);
    await user.click(screen.getByRole('button', { name: 'Remove a guest' }));
    expect(screen.getByRole('status')).toHaveTextContent('Guests: 1');
    expect(screen.getByRole('button', { name: 'Remove a guest' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Add a guest' }));
    expect(screen.getByRole('status')).toHaveTextContent('Guests: 2');
  });

  proves(
    'A `Tooltip` with a string as `title` also names the icon button, so both users and screen readers get the text:',
    () => {
      show(
        <Tooltip title="Delete row">
          <IconButton>×</IconButton>
        </Tooltip>,
      );
      expect(screen.getByRole('button', { name: 'Delete row' })).toBeInTheDocument();
    },
  );
});

describe('links', () => {
  proves(['With `href`, the button renders an `<a>` element.'], () => {
    show(<LinkButtons />);
    const invoice = screen.getByRole('link', { name: 'Invoice 1042' });
    expect(invoice.tagName).toBe('A');
    expect(invoice).toHaveAttribute('href', 'https://example.com/invoices/1042');
  });

  proves(
    [
      'To navigate with a router, pass its link as `component`.',
      'TypeScript then checks the props of the link, such as `to`:',
    ],
    async () => {
      const { orderButton } = run(blockWith('orderButton'));
      show(<MemoryRouter>{orderButton as React.ReactNode}</MemoryRouter>);
      expect(screen.getByRole('link', { name: 'Order 1042' })).toHaveAttribute(
        'href',
        '/orders/1042',
      );
      await expectTypeError(blockWith('orderButton').replace(' to="/orders/1042"', ''), /'to'/);
    },
  );

  proves(
    [
      'HTML has no disabled links.',
      'With `href` and `disabled`, the button remains an `<a>` with `aria-disabled`',
      'Leave `href` out instead.',
      'The button then renders a disabled `<button>`:',
    ],
    () => {
      const { rerender } = show(
        <Button href="/receipt" disabled>
          Receipt
        </Button>,
      );
      expect(screen.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
      expect(screen.getByRole('link')).not.toHaveAttribute('disabled');
      rerender(
        <Button href={undefined} disabled>
          Receipt
        </Button>,
      );
      expect(screen.queryByRole('link')).toBeNull();
      expect(button()).toBeDisabled();
    },
  );
});

proves('With `loading`, a button is disabled and shows a spinner:', () => {
  const { rerender } = show(<Button>Import</Button>);
  for (const loadingPosition of ['center', 'start', 'end'] as const) {
    rerender(
      <Button loading loadingPosition={loadingPosition}>
        Import
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Import' })).toBeInTheDocument();
  }
  rerender(
    <IconButton aria-label="Reload" loading>
      ↻
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDisabled();
  expect(screen.getByRole('progressbar', { name: 'Reload' })).toBeInTheDocument();
});

describe('disabled, with a tooltip', () => {
  proves(
    'Pass `describeChild`: otherwise, the text of the tooltip replaces the name of the button.',
    () => {
      const { rerender } = show(
        <Tooltip title="Enter a title first.">
          <Button aria-disabled>Publish</Button>
        </Tooltip>,
      );
      expect(button()).toHaveAccessibleName('Enter a title first.');
      rerender(
        <Tooltip describeChild title="Enter a title first.">
          <Button aria-disabled>Publish</Button>
        </Tooltip>,
      );
      expect(button()).toHaveAccessibleName('Publish');
      expect(button()).toHaveAccessibleDescription('Enter a title first.');
    },
  );

  proves(
    'If users should learn why, pass `aria-disabled` instead of `disabled`, ignore the click, and set the styles yourself.',
    async () => {
      const { user } = show(<DisabledWithReason />);
      const published = () => screen.getByRole('status').textContent;
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(button()).not.toHaveClass('Mui-disabled');
      expect(styleOf(button()).opacity).toBe('0.5');
      await user.click(button());
      expect(published()).toBe('Published: nothing yet');
      await user.type(screen.getByRole('textbox'), 'Low tide');
      expect(button()).toHaveAttribute('aria-disabled', 'false');
      expect(styleOf(button()).opacity).not.toBe('0.5');
      await user.click(button());
      expect(published()).toBe('Published: Low tide');
    },
  );
});

describe('submit', () => {
  proves("In a form, a button without `type` doesn't submit.", async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = show(
      <form onSubmit={onSubmit}>
        <Button>Save</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  proves(
    [
      'The field stays editable while the name is saved.',
      'The demo therefore shows the name that was sent, not the text in the field.',
    ],
    async () => {
      jest.useFakeTimers();
      show(<SaveOnce />);
      const field = screen.getByRole('textbox');
      const type = (value: string) => fireEvent.change(field, { target: { value } });
      const answer = () => act(() => jest.advanceTimersByTimeAsync(800));
      type(' Docks ');
      fireEvent.click(button());
      expect(button()).toBeDisabled();
      expect(field).toBeEnabled();
      type('Docks and locks');
      await answer();
      expect(screen.getByRole('status')).toHaveTextContent(/^Saved: Docks$/);
      expect(field).toHaveValue('Docks and locks');
      type('Support');
      fireEvent.click(button());
      await answer();
      expect(screen.getByText('A team named Support already exists.')).toBeInTheDocument();
      expect(field).toBeInvalid();
      expect(screen.getByRole('status')).toHaveTextContent(/^Saved: Docks$/);
      fireEvent.click(button());
      expect(field).toBeValid();
      await answer();
      type('Locks');
      fireEvent.click(button());
      await answer();
      expect(screen.getByRole('status')).toHaveTextContent(/^Saved: Locks$/);
    },
  );
});

describe('a wrapper', () => {
  const wrapper = blockWith('export const CountButton');
  const withUse = (use: string) =>
    `import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
${wrapper}
declare const buttonRef: RefObject<HTMLButtonElement | null>;
declare const divRef: RefObject<HTMLDivElement | null>;
export const use = ${use};`;

  proves(
    'A wrapper that spreads `ButtonProps` accepts no `to` for `component={Link}`, and its `ref` type is fixed.',
    async () => {
      const plain = (use: string) => `import type { RefObject } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';
function CountButton({ count, children, ...props }: ButtonProps & { count: number }) {
  return <Button {...props}>{children} ({count})</Button>;
}
declare const divRef: RefObject<HTMLDivElement | null>;
export const use = [Link, divRef, ${use}];`;
      await expectCompiles(plain('<CountButton count={3} component={Link}>Messages</CountButton>'));
      await expectTypeError(
        plain('<CountButton count={3} component={Link} to="/">Messages</CountButton>'),
        /'to'/,
      );
      await expectTypeError(
        plain('<CountButton count={3} component="div" ref={divRef}>Messages</CountButton>'),
        /HTMLButtonElement/,
      );
    },
  );

  proves(
    [
      'To keep both, give the wrapper the type that `Button` has, with your props added:',
      'The `ref` then follows `component`, and `count` is required:',
    ],
    async () => {
      await expectCompiles(
        withUse(`[
  <CountButton count={3} ref={buttonRef} type="submit">A</CountButton>,
  <CountButton count={3} component={Link} to="/messages">B</CountButton>,
  <CountButton count={3} component="div" ref={divRef}>C</CountButton>,
  <CountButton count={3} href="/messages" target="_blank">D</CountButton>,
]`),
      );
      await expectTypeError(withUse('<CountButton ref={buttonRef}>A</CountButton>'), /'count'/);
      await expectTypeError(
        withUse('<CountButton count={3} component={Link}>B</CountButton>'),
        /'to'/,
      );
      await expectTypeError(
        withUse('<CountButton count={3} component="div" ref={buttonRef}>C</CountButton>'),
        /HTMLDivElement/,
      );
    },
  );

  proves('This needs React 19, where `ref` arrives with the other props.', () => {
    const CountButton = run(wrapper).CountButton as ExtendButtonBase<
      ButtonTypeMap<{ count: number }>
    >;
    const ref: Ref<HTMLButtonElement> = { current: null };
    show(
      <CountButton count={3} ref={ref} variant="outlined">
        Messages
      </CountButton>,
    );
    expect(Number.parseInt(version, 10)).toBe(19);
    expect(ref.current).toBe(screen.getByRole('button', { name: 'Messages (3)' }));
    expect(ref.current).toHaveClass('MuiButton-outlined');
    expect(ref.current).not.toHaveAttribute('count');
  });
});

proves(
  'This theme applies to all components that are built on `ButtonBase`, such as `Tab` and `MenuItem`.',
  () => {
    const { theme } = run(blockWith('disableRipple: true')) as {
      theme: ReturnType<typeof createTheme>;
    };
    const { container } = show(
      <ThemeProvider theme={theme}>
        <Tab label="Inbox" />
        <MenuItem>Rename</MenuItem>
        <Button>Send</Button>
      </ThemeProvider>,
    );
    for (const element of container.children) {
      fireEvent.mouseDown(element);
      expect(element.querySelector('.MuiTouchRipple-root')).toBeNull();
      element.classList.add('Mui-focusVisible');
      expect(styleOf(element).outlineOffset || styleOf(element).outline).toMatch(/2px/);
    }
    expect(container.children).toHaveLength(3);
  },
);

describe('the theme', () => {
  const block = blockWith('ButtonPropsVariantOverrides');

  proves(
    [
      '`defaultProps` sets props, and `variants` adds styles for values of props.',
      'TypeScript learns new values from `declare module`:',
      'Inside `ThemeProvider`, all three values work:',
    ],
    async () => {
      await expectCompiles(block);
      for (const [name, value] of [
        ['ButtonPropsVariantOverrides', 'dashed'],
        ['ButtonPropsColorOverrides', 'brand'],
        ['ButtonPropsSizeOverrides', 'compact'],
      ] as const) {
        const declaration = `interface ${name} {\n    ${value}: true;\n  }`;
        expect(block).toContain(declaration);
        await expectTypeError(block.replace(declaration, ''), new RegExp(`"${value}"|'${value}'`));
      }
      const App = run(block).default as ComponentType;
      show(<App />);
      expect(button()).toHaveClass('MuiButton-dashed', 'MuiButton-disableElevation');
      expect(styleOf(button()).borderStyle).toBe('dashed');
      expect(styleOf(button()).padding).toBe('1px 8px');
      expect(styleOf(button()).fontSize).toBe('0.75rem');
      expect(styleOf(button()).getPropertyValue('--variant-outlinedColor')).toBe('#00695c');
    },
  );

  proves(
    [
      'Keep an `import` or `export` in the file.',
      'Without one, `declare module` replaces the types of the module.',
    ],
    () => {
      const [, declaration = ''] = /^(declare module [^]*?\n\})\n/m.exec(block) ?? [];
      const errorsWith = (first: string) =>
        errorsIn({
          'buttons.d.ts': `${first}\n${declaration}`,
          'use.tsx': `import Button from '@mui/material/Button';
export const use = <Button variant="dashed">Add</Button>;`,
        });
      expect(errorsWith("import '@mui/material/Button';")).toEqual([]);
      expect(errorsWith('export {};')).toEqual([]);
      expect(errorsWith('')).toContainEqual(expect.stringMatching(/'Button'/));
    },
  );

  /** A button with other props than the page's, inside of the page's theme. */
  const showWith = (props: string) => {
    const App = run(block.replace('variant="dashed" color="brand" size="compact"', props))
      .default as ComponentType;
    return show(<App />);
  };

  proves(
    [
      '**Variant:** `--variant-outlinedColor` is set by `color`, so `dashed` works with all colors of the palette.',
      'The sizes `small` and `large` change nothing, because their styles belong to the three variants of the package.',
    ],
    () => {
      const { palette } = createTheme();
      for (const color of [
        'primary',
        'secondary',
        'error',
        'info',
        'success',
        'warning',
      ] as const) {
        const { unmount } = showWith(`variant="dashed" color="${color}"`);
        expect(styleOf(button()).getPropertyValue('--variant-outlinedColor')).toBe(
          palette[color].main,
        );
        unmount();
      }
      const look = (props: string) => {
        const { unmount } = showWith(props);
        const { padding, fontSize, minWidth } = styleOf(button());
        unmount();
        return [padding, fontSize, minWidth];
      };
      for (const size of ['small', 'large']) {
        expect(look(`variant="dashed" size="${size}"`)).toEqual(look('variant="dashed"'));
        expect(look(`variant="outlined" size="${size}"`)).not.toEqual(look('variant="outlined"'));
      }
    },
  );

  proves(
    [
      '**Color:** built-in variants use `brand` without further styles.',
      "Give `dark` and `contrastText` too: `createTheme` doesn't compute them for new colors.",
      'Other components need the same declaration, for example `IconButtonPropsColorOverrides`.',
    ],
    async () => {
      showWith('variant="contained" color="brand"');
      expect(styleOf(button()).getPropertyValue('--variant-containedBg')).toBe('#00695c');
      expect(styleOf(button()).getPropertyValue('--variant-containedColor')).toBe('#fff');
      const palette = { primary: { main: '#00695c' }, brand: { main: '#00695c' } };
      const theme = createTheme({ palette });
      expect(theme.palette.primary.dark).toMatch(/^rgb/);
      expect(Object.entries(theme.palette)).toContainEqual(['brand', { main: '#00695c' }]);
      const withIcon = (declaration: string) => `import IconButton from '@mui/material/IconButton';
${block}
${declaration}
export const icon = <IconButton color="brand" aria-label="Add" />;`;
      await expectTypeError(withIcon(''), /"brand"/);
      await expectCompiles(
        withIcon(`declare module '@mui/material/IconButton' {
  interface IconButtonPropsColorOverrides { brand: true }
}`),
      );
    },
  );

  proves('**Size:** the entry applies to all variants.', () => {
    for (const variant of ['text', 'outlined', 'contained', 'dashed']) {
      const { unmount } = showWith(`variant="${variant}" size="compact"`);
      expect(styleOf(button()).padding).toBe('1px 8px');
      unmount();
    }
  });
});

describe('tests', () => {
  proves(
    [
      'Find a button by its role and name.',
      'Testing Library ignores the capitals, so write the name as in your code:',
    ],
    async () => {
      const onSend = jest.fn();
      show(<Button onClick={onSend}>Send invoice</Button>);
      expect(styleOf(button()).textTransform).toBe('uppercase');
      await userEvent.click(screen.getByRole('button', { name: 'Send invoice' }));
      expect(onSend).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      'A button with `href` has the role `link`.',
      'If it is disabled, `toBeDisabled()` fails, and `fireEvent.click()` still calls `onClick`.',
      'Check the attribute instead:',
    ],
    () => {
      const onClick = jest.fn();
      show(
        <Button href="#receipt" disabled onClick={onClick}>
          Receipt
        </Button>,
      );
      const link = screen.getByRole('link', { name: 'Receipt' });
      expect(() => expect(link).toBeDisabled()).toThrow(/not disabled/);
      fireEvent.click(link);
      expect(onClick).toHaveBeenCalledTimes(1);
      expect(link).toHaveAttribute('aria-disabled', 'true');
    },
  );
});

proves('A `Tooltip` around a disabled button logs a warning', () => {
  show(
    <Tooltip title="Sold out since May">
      <Button disabled>Buy ticket</Button>
    </Tooltip>,
  );
  expectConsole('warn', /You are providing a disabled `button` child to the Tooltip/);
});

proves('The CSS variables exist in a theme with `cssVariables: true`.', () => {
  const key = 'vars.palette.primary.main';
  expect(createTheme({ cssVariables: true })).toHaveProperty(
    key,
    'var(--mui-palette-primary-main, #1976d2)',
  );
  expect(createTheme()).not.toHaveProperty(key);
});
