import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, type Ref, useState, version } from 'react';
import Button, { type ButtonProps, type ButtonTypeMap } from '@mui/material/Button';
import type { ExtendButtonBase } from '@mui/material/ButtonBase';
import ButtonGroup from '@mui/material/ButtonGroup';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tooltip from '@mui/material/Tooltip';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import ts from 'typescript';
import ButtonPlayground from '../../../../docs/base/components/buttons/ButtonPlayground';
import DisabledWithReason from '../../../../docs/base/components/buttons/DisabledWithReason';
import IconButtons from '../../../../docs/base/components/buttons/IconButtons';
import LinkButtons from '../../../../docs/base/components/buttons/LinkButtons';
import SaveOnce from '../../../../docs/base/components/buttons/SaveOnce';
import {
  act,
  consoleMessages,
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

/** The rules of all style sheets of the document. */
const cssText = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));

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

  proves('Set up a button, and copy its code.', async () => {
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
  });
});

describe('color', () => {
  proves('The default is `primary`.', () => {
    show(<Button>Pay</Button>);
    expect(button()).toHaveClass('MuiButton-colorPrimary', 'MuiButton-text');
  });

  proves(
    [
      'WCAG AA requires a contrast of 4.5:1 for labels.',
      'In the default theme, these have less without hover: `warning` and `info` in light mode, and contained `error` in dark mode.',
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
      // Without a background of their own, labels have the color on the white of the page.
      const { palette } = createTheme();
      for (const color of ['warning', 'info'] as const) {
        const ratio = getContrastRatio(palette[color].main, palette.background.default);
        expect(ratio).toBeLessThan(4.5);
      }
      expect(tooFaint('dark')).toEqual(['error']);
      // On hover, contained buttons have another background.
      const { info } = palette;
      expect(getContrastRatio(info.dark, info.contrastText)).toBeGreaterThan(4.5);
    },
  );
});

proves('For phones only, set the width instead:', () => {
  const rulesOf = (sx: string) => {
    const { use } = run(`import Button from '@mui/material/Button';\nexport const use = ${sx};`);
    show(<div>{use as React.ReactNode}</div>);
    const [name = ''] = /css-\S+-root/.exec(button().className) ?? [];
    return cssText()
      .filter((rule) => rule.includes(name) && rule.startsWith('@media'))
      .map((rule) => rule.replace(/\s+/g, ' '));
  };
  const rules = rulesOf(blockWith('Check in').trim().replace(/;$/, ''));
  expect(rules).toContainEqual(expect.stringMatching(/min-width: ?0px.*width: ?100%/));
  expect(rules).toContainEqual(expect.stringMatching(/min-width: ?600px.*width: ?auto/));
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
    'Name a group of icon buttons too: this one is a `<Stack role="group" aria-label="Guests">`.',
    () => {
      show(<IconButtons />);
      const group = screen.getByRole('group', { name: 'Guests' });
      expect(group).toHaveClass('MuiStack-root');
      expect(within(group).getAllByRole('button')).toHaveLength(2);
    },
  );

  proves(
    "A `ButtonGroup` doesn't style an `IconButton`: use a `Button` with `aria-label` there.",
    () => {
      show(
        <div>
          <IconButton aria-label="Alone">×</IconButton>
          <ButtonGroup variant="contained" size="large" color="error" disabled fullWidth>
            <IconButton aria-label="Grouped">×</IconButton>
            <Button aria-label="Button">×</Button>
          </ButtonGroup>
        </div>,
      );
      const named = (name: string) => screen.getByRole('button', { name });
      expect(named('Grouped').className).toBe(named('Alone').className);
      expect(named('Grouped')).toBeEnabled();
      expect(named('Button')).toHaveClass('MuiButtonGroup-grouped', 'MuiButton-sizeLarge');
      expect(named('Button')).toBeDisabled();
      // No rule of the group reaches its other children.
      const grouped = cssText().filter((rule) => rule.includes('MuiButtonGroup-'));
      expect(grouped.length).toBeGreaterThan(0);
      for (const property of [
        'border',
        'borderRadius',
        'padding',
        'margin',
        'boxShadow',
      ] as const) {
        expect(styleOf(named('Grouped'))[property]).toBe(styleOf(named('Alone'))[property]);
      }
    },
  );

  proves(
    'Without an `aria-label`, the icon button gets its name from a `Tooltip` with a string as `title`:',
    () => {
      const { rerender } = show(
        <Tooltip title="Delete row">
          <IconButton>×</IconButton>
        </Tooltip>,
      );
      expect(button()).toHaveAccessibleName('Delete row');
      rerender(
        <Tooltip title="Delete row">
          <IconButton aria-label="Delete">×</IconButton>
        </Tooltip>,
      );
      expect(button()).toHaveAccessibleName('Delete');
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
      'With `disabled`, a button with `href` or `component={Link}` remains an `<a>` with `aria-disabled`.',
      'Instead, render a button without `href` and `component`:',
    ],
    () => {
      const { unmount } = show(
        <MemoryRouter>
          <Button href="/receipt" disabled>
            Receipt
          </Button>
          <Button component={Link} to="/receipt" disabled>
            Receipt
          </Button>
        </MemoryRouter>,
      );
      const links = screen.getAllByRole('link');
      expect(links).toHaveLength(2);
      for (const link of links) {
        expect(link).toHaveAttribute('aria-disabled', 'true');
        expect(link).toHaveAttribute('href', '/receipt');
        expect(link).not.toHaveAttribute('disabled');
      }
      unmount();
      const showReceipt = (isPaid: boolean) => {
        const { receiptButton } = run(`import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
const isPaid = ${isPaid};
export ${blockWith('receiptButton')}`);
        return show(<MemoryRouter>{receiptButton as React.ReactNode}</MemoryRouter>);
      };
      const paid = showReceipt(true);
      expect(screen.getByRole('link', { name: 'Receipt' })).toHaveAttribute(
        'href',
        '/receipts/1042',
      );
      paid.unmount();
      showReceipt(false);
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
    [
      'Pass `describeChild`: otherwise, the text of the tooltip replaces the label as the name.',
      'Give an icon button an `aria-label` too.',
    ],
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
      const icon = (label?: string) => (
        <Tooltip describeChild title="Enter a title first.">
          <IconButton aria-disabled aria-label={label}>
            <svg aria-hidden="true" />
          </IconButton>
        </Tooltip>
      );
      rerender(icon());
      expect(button()).toHaveAccessibleName('Enter a title first.');
      rerender(icon('Publish'));
      expect(button()).toHaveAccessibleName('Publish');
      expect(button()).toHaveAccessibleDescription('Enter a title first.');
    },
  );

  proves(
    [
      'If users should learn why, pass `aria-disabled` instead of `disabled`, and set the styles yourself, also for the focus.',
      'With `type="submit"`, ignore the submit in `onSubmit` instead:',
    ],
    async () => {
      const { user } = show(<DisabledWithReason />);
      const published = () => screen.getByRole('status').textContent;
      expect(button()).toHaveAttribute('aria-disabled', 'true');
      expect(button()).not.toHaveClass('Mui-disabled');
      expect(styleOf(button()).opacity).toBe('0.5');
      await user.click(button());
      await user.type(screen.getByRole('textbox'), ' {Enter}');
      expect(published()).toBe('Published: nothing yet');
      await user.type(screen.getByRole('textbox'), 'Low tide');
      expect(button()).toHaveAttribute('aria-disabled', 'false');
      expect(styleOf(button()).opacity).not.toBe('0.5');
      await user.click(button());
      expect(published()).toBe('Published: Low tide');
    },
  );

  proves(
    ['`aria-disabled` stops neither clicks nor submits.', 'Ignore the click in `onClick`.'],
    async () => {
      const onClick = jest.fn();
      const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
      const { user } = show(
        <form onSubmit={onSubmit}>
          <input aria-label="Title" />
          <Button aria-disabled onClick={onClick}>
            Preview
          </Button>
          <Button aria-disabled type="submit">
            Publish
          </Button>
        </form>,
      );
      await user.click(screen.getByRole('button', { name: 'Preview' }));
      expect(onClick).toHaveBeenCalledTimes(1);
      expect(onSubmit).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Publish' }));
      expect(onSubmit).toHaveBeenCalledTimes(1);
      await user.type(screen.getByRole('textbox'), '{Enter}');
      expect(onSubmit).toHaveBeenCalledTimes(2);
    },
  );
});

describe('submit', () => {
  proves("Without `type` or `formAction`, a button in a form doesn't submit.", async () => {
    const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = show(
      <form onSubmit={onSubmit}>
        <Button>Save</Button>
        <Button type="submit">Send</Button>
        <Button formAction="/drafts">Keep</Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Keep' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  proves(
    'In the handler, set `loading` before the first `await`: later, a second click gets through.',
    async () => {
      jest.useFakeTimers();
      const wait = () => new Promise((resolve) => setTimeout(resolve, 30));
      const send = jest.fn(wait);
      function Save({ isLoadingFirst }: { readonly isLoadingFirst: boolean }) {
        const [isLoading, setIsLoading] = useState(false);
        const save = async () => {
          if (isLoadingFirst) {
            setIsLoading(true);
          }
          await wait();
          setIsLoading(true);
          await send();
          setIsLoading(false);
        };
        return (
          <Button loading={isLoading} onClick={save}>
            Save
          </Button>
        );
      }
      for (const [isLoadingFirst, requests] of [
        [false, 2],
        [true, 1],
      ] as const) {
        send.mockClear();
        const { unmount } = show(<Save isLoadingFirst={isLoadingFirst} />);
        fireEvent.click(button());
        fireEvent.click(button());
        await act(() => jest.advanceTimersByTimeAsync(100));
        expect(send).toHaveBeenCalledTimes(requests);
        expect(button()).toBeEnabled();
        unmount();
      }
    },
  );

  proves('The field stays editable while the name is saved.', async () => {
    jest.useFakeTimers();
    show(<SaveOnce />);
    const field = screen.getByRole('textbox');
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const answer = () => act(() => jest.advanceTimersByTimeAsync(800));
    type(' Docks ');
    fireEvent.click(button());
    expect(button()).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent(/^Saving…$/);
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
    expect(screen.getByRole('status')).toHaveTextContent(/^Not saved$/);
    fireEvent.click(button());
    expect(field).toBeValid();
    await answer();
    type('Locks');
    fireEvent.click(button());
    await answer();
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved: Locks$/);
  });
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
    'If the props of your wrapper are `ButtonProps`, TypeScript rejects `to` together with `component={Link}`, and the `ref` is always for a `<button>`.',
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
      'To accept the props and the `ref` of the `component`, give the wrapper the type of `Button`, with your props added:',
      'The type of `ref` then follows `component`, and `count` is required:',
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

  proves('The wrapper needs React 19, where `ref` arrives with the other props.', () => {
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
  'This theme also applies to other components built on `ButtonBase`, such as `Tab` and `MenuItem`.',
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

proves(
  'With `as typeof Button`, TypeScript accepts the props of a link, such as `to`:',
  async () => {
    const demo = readFileSync('docs/base/components/buttons/FlatButtons.tsx', 'utf8');
    const linked = `import { Link } from 'react-router-dom';
${demo}
export const link = <FlatButton component={Link} to="/lessons">Start lesson</FlatButton>;`;
    await expectCompiles(linked);
    await expectTypeError(linked.replace(' as typeof Button', ''), /'(?:component|to)'/);
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
      expect(styleOf(button()).padding).toBe('0px 8px');
      expect(styleOf(button()).fontSize).toBe('0.75rem');
      expect(cssText().join('')).toMatch(/\.MuiButton-icon\s*>\s*\*\s*{\s*font-size: ?16px/);
      expect(styleOf(button()).getPropertyValue('--variant-outlinedColor')).toBe('#00695c');
    },
  );

  proves(
    [
      'In a `.d.ts` file, keep an `import` or `export`.',
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
      '**Variant:** `dashed` uses the CSS variables of `outlined`.',
      'The `color` prop sets these variables, for all colors of the palette.',
      'On hover, `--variant-outlinedBg` gets a value too, so the example needs no hover style.',
      "The sizes `small` and `large` don't change the padding or font size of `dashed`.",
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
        expect(styleOf(button()).getPropertyValue('--variant-outlinedBg')).toBe('');
        const [name = ''] = /css-\S+-root/.exec(button().className) ?? [];
        const rules = cssText().filter((rule) => rule.includes(name));
        expect(rules.join('')).toMatch(/background-color: ?var\(--variant-outlinedBg\)/);
        expect(rules).toContainEqual(
          expect.stringMatching(/hover: ?hover[^]*:hover[^]*--variant-outlinedBg: ?rgba/),
        );
        unmount();
        // A button that loads has a transparent label.
        const { unmount: unmountLoading } = showWith(`variant="dashed" color="${color}" loading`);
        expect(styleOf(button()).color).toBe('rgba(0, 0, 0, 0)');
        expect(styleOf(button()).borderColor).toBe(palette.action.disabledBackground);
        unmountLoading();
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
    ],
    async () => {
      showWith('variant="contained" color="brand"');
      expect(styleOf(button()).getPropertyValue('--variant-containedBg')).toBe('#00695c');
      expect(styleOf(button()).getPropertyValue('--variant-containedColor')).toBe('#fff');
      const palette = { primary: { main: '#00695c' }, brand: { main: '#00695c' } };
      const theme = createTheme({ palette });
      expect(theme.palette.primary.dark).toMatch(/^rgb/);
      expect(Object.entries(theme.palette)).toContainEqual(['brand', { main: '#00695c' }]);
    },
  );

  proves(
    [
      'For an `IconButton`, extend `IconButtonPropsColorOverrides` and `IconButtonPropsSizeOverrides` of `@mui/material/IconButton` too.',
      'Style its sizes with `variants` of `MuiIconButton`.',
    ],
    async () => {
      const withIcon = block
        .replace(
          'import Button',
          "import IconButton from '@mui/material/IconButton';\nimport Button",
        )
        .replace(
          'MuiButton: {',
          "MuiIconButton: { variants: [{ props: { size: 'compact' }, style: { padding: 2 } }] },\nMuiButton: {",
        )
        .replace(
          /<Button [^]*<\/Button>/,
          '<IconButton color="brand" size="compact" aria-label="Add">+</IconButton>',
        );
      const declare = (members: string) =>
        withIcon.replace(
          'declare module',
          `declare module '@mui/material/IconButton' {${members}}\ndeclare module`,
        );
      const color = 'interface IconButtonPropsColorOverrides { brand: true }';
      const size = 'interface IconButtonPropsSizeOverrides { compact: true }';
      await expectTypeError(declare(size), /"brand"/);
      await expectTypeError(declare(color), /"compact"/);
      await expectCompiles(declare(`${color} ${size}`));
      const App = run(withIcon).default as ComponentType;
      show(<App />);
      expect(styleOf(button()).padding).toBe('2px');
      expect(styleOf(button()).color).toBe('rgb(0, 105, 92)');
    },
  );

  proves('Here, `typography.button` turns capitals off, also for `Tab`.', () => {
    showWith('');
    expect(styleOf(button()).textTransform).toBe('none');
    const App = run(
      block
        .replace('import Button', "import Tab from '@mui/material/Tab';\nimport Button")
        .replace(/<Button [^]*<\/Button>/, '<Tab label="Inbox" />'),
    ).default as ComponentType;
    show(<App />);
    expect(styleOf(screen.getByRole('tab')).textTransform).toBe('none');
  });

  proves(
    [
      '**Size:** the entry applies to all variants.',
      'Put sizes after variants: the last `padding` wins.',
    ],
    () => {
      for (const variant of ['text', 'outlined', 'contained', 'dashed']) {
        const { unmount } = showWith(
          `variant="${variant}" size="compact" loading loadingPosition="start"`,
        );
        expect(styleOf(button()).padding).toBe('0px 8px');
        const [name = ''] = /css-\S+-root/.exec(button().className) ?? [];
        const rules = cssText().filter((rule) => rule.includes(name));
        expect(rules.join('')).toMatch(/\.MuiButton-loadingIndicator\s*{\s*left: ?4px/);
        unmount();
      }
      // The entry of the variant, once more after the sizes.
      const [dashed = ''] =
        /\n {8}\{\n {10}props: \{ variant: 'dashed' \}[^]*?\n {8}\},/.exec(block) ?? [];
      expect(dashed).toContain("padding: '5px 15px'");
      const App = run(block.replace(/\n {6}\],/, `${dashed}$&`)).default as ComponentType;
      show(<App />);
      expect(styleOf(button()).padding).toBe('5px 15px');
    },
  );
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
    ['While a button loads, `userEvent.click()` throws.', 'Check the state instead:'],
    async () => {
      show(<Button loading>Send invoice</Button>);
      const loading = screen.getByRole('button', { name: 'Send invoice' });
      await expect(userEvent.click(loading)).rejects.toThrow(/pointer-events: none/);
      expect(loading).toBeDisabled();
      expect(screen.getByRole('progressbar', { name: 'Send invoice' })).toBeVisible();
    },
  );

  proves(
    [
      'If a button with `href` is disabled, `toBeDisabled()` fails, and `fireEvent.click()` still calls `onClick`.',
      "Check the link's attribute instead:",
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

proves(
  'A `Tooltip` around a button that is first rendered disabled or loading logs a warning in development.',
  () => {
    const tooltip = (props: ButtonProps) => (
      <Tooltip title="Sold out since May">
        <Button {...props}>Buy ticket</Button>
      </Tooltip>
    );
    for (const props of [{ disabled: true }, { loading: true }]) {
      const { rerender, unmount } = show(tooltip({}));
      rerender(tooltip(props));
      expect(consoleMessages()).toEqual([]);
      unmount();
      show(tooltip(props)).unmount();
      expectConsole('warn', /You are providing a disabled `button` child to the Tooltip/);
    }
  },
);

proves('The CSS variables exist in a theme with `cssVariables: true`.', () => {
  const key = 'vars.palette.primary.main';
  expect(createTheme({ cssVariables: true })).toHaveProperty(
    key,
    'var(--mui-palette-primary-main, #1976d2)',
  );
  expect(createTheme()).not.toHaveProperty(key);
});
