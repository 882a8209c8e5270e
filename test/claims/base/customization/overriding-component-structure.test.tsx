import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRef, type ReactElement, type Ref } from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import InputBase from '@mui/material/InputBase';
import ListItem from '@mui/material/ListItem';
import Modal from '@mui/material/Modal';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { exempt, expectCompiles, expectTypeError, proves, screen, show } from '../../harness';

exempt(
  [
    'For styles alone, [`sx` with a selector](/customization/how-to-customize/#style-a-part-or-a-state) is enough.',
    "Choose elements that HTML allows at this place, and keep the role: a `<div>` with `onClick` isn't a button for keyboards and screen readers.",
  ],
  'This is advice, and about HTML.',
);

/**
 * The components of Material UI in the reference and their slots, without names that have a newer spelling. The lab isn't
 * listed: its only slots are those that `TabList` hands on to `Tabs`.
 */
const SLOTS = readdirSync('docs/base/api')
  .map((name) => `docs/base/api/${name}/api.json`)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ kind, slots }) => kind === 'component' && slots.length > 0)
  .filter(({ packages: [home] }) => home.name === '@mui/material')
  .map(({ name, slots }) => {
    const names: string[] = slots.map((slot: { name: string }) => slot.name);
    const small = (one: string) => one.charAt(0).toLowerCase() + one.slice(1);
    return {
      component: String(name),
      names: names
        .filter((one) => one === small(one) || !names.includes(small(one)))
        .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
    };
  })
  .sort((a, b) => (a.component < b.component ? -1 : 1));

proves(
  [
    '| `Accordion` | `heading`, `region`, `root`, `transition` |',
    '| `AccordionSummary` | `content`, `expandIconWrapper`, `root` |',
    '| `Alert` | `action`, `closeButton`, `closeIcon`, `icon`, `message`, `root` |',
    '| `Autocomplete` | `clearIndicator`, `listbox`, `paper`, `popper`, `popupIndicator`, `root` |',
    '| `Avatar` | `fallback`, `img`, `root` |',
    '| `AvatarGroup` | `surplus` |',
    '| `Backdrop` | `root`, `transition` |',
    '| `Badge` | `badge`, `root` |',
    '| `BottomNavigationAction` | `label`, `root` |',
    '| `Breadcrumbs` | `CollapsedIcon` |',
    '| `CardActionArea` | `focusHighlight`, `root` |',
    '| `CardHeader` | `action`, `avatar`, `content`, `root`, `subheader`, `title` |',
    '| `Checkbox` | `input`, `root` |',
    '| `Chip` | `label`, `root` |',
    '| `Collapse` | `root`, `wrapper`, `wrapperInner` |',
    '| `Dialog` | `backdrop`, `container`, `paper`, `root`, `transition` |',
    '| `Drawer` | `backdrop`, `docked`, `paper`, `root`, `transition` |',
    '| `FilledInput` | `input`, `root` |',
    '| `FormControlLabel` | `typography` |',
    '| `Input` | `input`, `root` |',
    '| `InputBase` | `input`, `root` |',
    '| `ListItem` | `root`, `secondaryAction` |',
    '| `ListItemText` | `primary`, `root`, `secondary` |',
    '| `Menu` | `backdrop`, `list`, `paper`, `root`, `transition` |',
    '| `MobileStepper` | `dot`, `dots`, `progress`, `root` |',
    '| `Modal` | `backdrop`, `root` |',
    '| `NativeSelect` | `input`, `root` |',
    '| `OutlinedInput` | `input`, `notchedOutline`, `root` |',
    '| `PaginationItem` | `first`, `last`, `next`, `previous` |',
    '| `Popover` | `backdrop`, `paper`, `root`, `transition` |',
    '| `Popper` | `root` |',
    '| `Radio` | `input`, `root` |',
    '| `Rating` | `decimal`, `icon`, `label`, `root` |',
    '| `Select` | `input`, `root` |',
    '| `Slider` | `input`, `mark`, `markLabel`, `rail`, `root`, `thumb`, `track`, `valueLabel` |',
    '| `Snackbar` | `clickAwayListener`, `content`, `root`, `transition` |',
    '| `SpeedDial` | `root`, `transition` |',
    '| `SpeedDialAction` | `fab`, `staticTooltip`, `staticTooltipLabel`, `tooltip` |',
    '| `StepContent` | `transition` |',
    '| `StepLabel` | `label`, `root`, `stepIcon` |',
    '| `SwipeableDrawer` | `backdrop`, `docked`, `paper`, `root`, `swipeArea`, `transition` |',
    '| `Switch` | `input`, `root`, `switchBase`, `thumb`, `track` |',
    '| `TabScrollButton` | `EndScrollButtonIcon`, `StartScrollButtonIcon` |',
    '| `TablePagination` | `actions`, `displayedRows`, `menuItem`, `root`, `select`, `selectLabel`, `spacer`, `toolbar` |',
    '| `TablePaginationActions` | `firstButton`, `firstButtonIcon`, `lastButton`, `lastButtonIcon`, `nextButton`, `nextButtonIcon`, `previousButton`, `previousButtonIcon` |',
    '| `TableSortLabel` | `icon`, `root` |',
    '| `Tabs` | `endScrollButtonIcon`, `indicator`, `list`, `root`, `scrollbar`, `scrollButtons`, `scroller`, `startScrollButtonIcon` |',
    '| `TextField` | `formHelperText`, `htmlInput`, `input`, `inputLabel`, `root`, `select` |',
    '| `Tooltip` | `arrow`, `popper`, `tooltip`, `transition` |',
  ],
  () => {
    const page = readFileSync(
      'docs/base/customization/overriding-component-structure/index.mdx',
      'utf8',
    );
    const [, table = ''] = /<Details[^]*?\n\n([^]*?)<\/Details>/.exec(page) ?? [];
    const rows = table.split('\n').filter((line) => line.startsWith('| `'));
    expect(rows.map((row) => row.replace(/\s+/g, ' '))).toEqual(
      SLOTS.map(
        ({ component, names }) =>
          `| \`${component}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`,
      ),
    );
  },
);

proves(
  [
    '`slotProps` has a key for each slot.',
    '`slotProps` has the same keys.',
    'In `Breadcrumbs` and `TabScrollButton`, they begin with a small letter there, for example `slotProps.collapsedIcon`.',
    'The names of slots are in the [list below](#slots-of-all-components) and on API pages, such as [`Alert`](/api/alert/).',
  ],
  () => {
    const lines = SLOTS.flatMap(({ component, names }) => {
      const keys = names.map((name) =>
        /^(?:Breadcrumbs|TabScrollButton)$/.test(component)
          ? name.charAt(0).toLowerCase() + name.slice(1)
          : name,
      );
      return [
        `import ${component} from '@mui/material/${component}';`,
        `export const of${component}: readonly (keyof NonNullable<ComponentProps<typeof ${component}>['slotProps']>)[] = ${JSON.stringify(keys)};`,
      ];
    });
    return expectCompiles(`import type { ComponentProps } from 'react';\n${lines.join('\n')}`);
  },
);

const MARK = { 'data-part': 'yes', lang: 'en' };
const isMarked = () => document.querySelector('[data-part]') !== null;

/** Whether a part gets the mark. */
function marks(element: ReactElement): boolean {
  const { unmount } = show(element);
  const result = isMarked();
  unmount();
  return result;
}

proves(
  [
    'Its value is an object of props, including `className`, `sx`, `ref`, and `data-` attributes.',
    'The value can also be a function.',
    'It receives `ownerState`, which contains props of the component and, for some components, their state.',
  ],
  () => {
    const ref = createRef<HTMLDivElement>();
    const { unmount } = show(
      <Alert slotProps={{ message: { ...MARK, ref, className: 'mine', sx: { width: '11px' } } }}>
        Pier 4
      </Alert>,
    );
    expect(ref.current).toHaveClass('mine', 'MuiAlert-message');
    expect(ref.current).toHaveAttribute('data-part', 'yes');
    expect(getComputedStyle(ref.current ?? document.body).width).toBe('11px');
    unmount();
    const seen: unknown[] = [];
    const slot = (state: object) => {
      seen.push(state);
      return MARK;
    };
    expect(marks(<Alert severity="error" slotProps={{ message: slot }} />)).toBe(true);
    expect(marks(<Chip label="Saga" slotProps={{ label: slot }} />)).toBe(true);
    expect(marks(<Slider value={7} slotProps={{ thumb: slot }} />)).toBe(true);
    expect(seen).toContainEqual(
      expect.objectContaining({ severity: 'error', variant: 'standard' }),
    );
    expect(seen).toContainEqual(expect.objectContaining({ label: 'Saga', size: 'medium' }));
    expect(seen).toContainEqual(expect.objectContaining({ value: 7, dragging: false }));
  },
);

proves(
  [
    'These slots accept objects only: `root` and `input` of `InputBase`, `Input`, `FilledInput`, `OutlinedInput`, `Select`, and `NativeSelect`, and `root` of `ListItem`.',
    "TypeScript doesn't report a function there, but the function is ignored.",
    '`slotProps.input` of `TextField` accepts a function.',
  ],
  async () => {
    for (const [name, Component] of Object.entries({
      InputBase,
      Input,
      FilledInput,
      OutlinedInput,
      NativeSelect,
    })) {
      for (const slot of ['root', 'input']) {
        expect(marks(<Component slotProps={{ [slot]: MARK }} />)).toBe(true);
        expect(marks(<Component slotProps={{ [slot]: () => MARK }} />)).toBe(false);
      }
      await expectCompiles(
        `import ${name} from '@mui/material/${name}';
         export const field = <${name} slotProps={{ root: () => ({ id: 'a' }) }} />;`,
      );
    }
    for (const slot of ['root', 'input']) {
      expect(marks(<Select value="" slotProps={{ [slot]: MARK }} />)).toBe(true);
      expect(marks(<Select value="" slotProps={{ [slot]: () => MARK }} />)).toBe(false);
    }
    const list = (root: object) => (
      <ul>
        <ListItem slotProps={{ root }}>Saga</ListItem>
      </ul>
    );
    expect(marks(list(MARK))).toBe(true);
    expect(marks(list(() => MARK))).toBe(false);
    expect(marks(<TextField slotProps={{ input: () => MARK }} />)).toBe(true);
  },
);

/** Components with props of their own and of their root slot; each must accept the same props. */
const ROOTS: readonly ((own: object, root: object) => ReactElement)[] = [
  (own, root) => <Alert {...own} slotProps={{ root }} />,
  (own, root) => <Chip label="Saga" {...own} slotProps={{ root }} />,
  (own, root) => <Slider {...own} slotProps={{ root }} />,
  (own, root) => <Badge {...own} slotProps={{ root }} />,
];

/** The element of the root slot. */
const part = () => document.querySelector<HTMLElement>('[data-part]') ?? document.body;

proves(
  [
    'For most slots, `slotProps` are combined with the props of the component like this:',
    '| `className` | Added to the classes of the component |',
    '| `style` | Merged. `slotProps` wins for each property |',
    '| `ref` | Your ref gets the element, and the component keeps its own |',
    '| `sx` | On `root`, replaces the `sx` prop of the component. On other slots, adds styles |',
    '| Event handlers | Depends on the slot: see below |',
    '| Other props | Replace the values of the component |',
  ],
  () => {
    for (const withProps of ROOTS) {
      const inner = createRef<HTMLElement>();
      const outer = createRef<HTMLElement>();
      const own = {
        className: 'own',
        style: { top: 1, left: 1 },
        sx: { minWidth: '11px' },
        ref: outer as Ref<never>,
        title: 'own',
      };
      const root = {
        ...MARK,
        className: 'slot',
        style: { left: 2 },
        sx: { minHeight: '22px' },
        ref: inner,
        title: 'slot',
      };
      const { unmount } = show(withProps(own, root));
      expect(part()).toHaveClass('own', 'slot');
      expect(part()).toHaveStyle({ top: '1px', left: '2px' });
      expect(inner.current).toBe(part());
      expect(outer.current).toBe(part());
      expect(part()).toHaveAttribute('title', 'slot');
      expect(getComputedStyle(part()).minHeight).toBe('22px');
      expect(getComputedStyle(part()).minWidth).not.toBe('11px');
      unmount();
    }
    const slot = { ...MARK, sx: { minHeight: '22px' }, className: 'slot' };
    for (const element of [
      <Alert key="a" slotProps={{ message: slot }} />,
      <Chip key="b" label="Saga" slotProps={{ label: slot }} />,
      <Slider key="c" slotProps={{ thumb: slot }} />,
    ]) {
      const { unmount } = show(element);
      expect(getComputedStyle(part()).minHeight).toBe('22px');
      expect(part()).toHaveClass('slot');
      expect(part().className).toMatch(/Mui\w+-\w+/);
      unmount();
    }
  },
);

proves(
  'Props of the root belong on the component itself, where it accepts them: the root of `Dialog`, for example, prefers those.',
  () => {
    show(
      <Dialog
        open
        style={{ left: 1 }}
        title="own"
        slotProps={{ root: { ...MARK, style: { left: 2 } } }}
      >
        Dialog
      </Dialog>,
    );
    expect(part()).toHaveStyle({ left: '1px' });
  },
);

proves(
  [
    'Some slots call your handler and then continue: with `slotProps.input.onChange`, a `Switch` still calls its own `onChange`.',
    'In others, your handler replaces theirs: with `slotProps.closeButton.onClick`, an `Alert` no longer calls `onClose`.',
  ],
  async () => {
    const calls: string[] = [];
    const add = (name: string) => () => {
      calls.push(name);
    };
    const { user } = show(
      <div>
        <Switch onChange={add('own')} slotProps={{ input: { onChange: add('slot') } }} />
        <Alert onClose={add('close')} slotProps={{ closeButton: { onClick: add('click') } }} />
      </div>,
    );
    await user.click(screen.getByRole('switch'));
    expect(calls).toEqual(['slot', 'own']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(calls).toEqual(['slot', 'own', 'click']);
  },
);

/** Which of two values of slotProps arrive: of the theme, and of the element. */
function arrived(components: ThemeOptions['components'], element: ReactElement): string {
  const { unmount } = show(
    <ThemeProvider theme={createTheme({ components })}>{element}</ThemeProvider>,
  );
  const has = (name: string) => document.querySelector(`[data-${name}="1"]`) !== null;
  const result = ['theme', 'element'].filter(has).join(' ');
  unmount();
  return result;
}

const THEME = { lang: 'en', 'data-theme': 1, 'data-both': 'theme' };
const ELEMENT = { lang: 'en', 'data-element': 1, 'data-both': 'element' };

/** Three components with the given values. */
function eachOf(theme: object, element: object): readonly string[] {
  const defaults = (slot: string) => ({ defaultProps: { slotProps: { [slot]: theme } } });
  return [
    arrived({ MuiChip: defaults('label') }, <Chip label="Saga" slotProps={{ label: element }} />),
    arrived({ MuiAlert: defaults('message') }, <Alert slotProps={{ message: element }} />),
    arrived({ MuiSlider: defaults('thumb') }, <Slider slotProps={{ thumb: element }} />),
  ];
}

proves(
  [
    '`slotProps` in the `defaultProps` of the theme. If both are objects, they are merged for each slot.',
    'If the theme and an element both have `slotProps` for a slot, and one of the two is a function, the function is ignored.',
    'If both are functions, both are ignored.',
    'Pass objects in both places.',
  ],
  () => {
    expect(eachOf(THEME, ELEMENT)).toEqual(Array(3).fill('theme element'));
    expect(eachOf(THEME, () => ELEMENT)).toEqual(Array(3).fill('theme'));
    expect(eachOf(() => THEME, ELEMENT)).toEqual(Array(3).fill('element'));
    expect(
      eachOf(
        () => THEME,
        () => ELEMENT,
      ),
    ).toEqual(Array(3).fill(''));
    const theme = createTheme({
      components: { MuiChip: { defaultProps: { slotProps: { label: THEME } } } },
    });
    show(
      <ThemeProvider theme={theme}>
        <Chip label="Saga" slotProps={{ label: ELEMENT }} />
      </ThemeProvider>,
    );
    expect(screen.getByText('Saga')).toHaveAttribute('data-both', 'element');
  },
);

proves(
  ['`componentsProps`, which is deprecated.', 'It is ignored for slots that `slotProps` has too.'],
  () => {
    const a = { 'data-old': 'yes' };
    const old = () => document.querySelector('[data-old]');
    for (const element of [
      <Slider key="a" componentsProps={{ track: a }} slotProps={{ track: MARK }} />,
      <Modal key="b" open componentsProps={{ backdrop: a }} slotProps={{ backdrop: MARK }}>
        <div />
      </Modal>,
      <Tooltip
        key="c"
        open
        title="Tip"
        componentsProps={{ tooltip: a }}
        slotProps={{ tooltip: MARK }}
      >
        <button type="button">Tip</button>
      </Tooltip>,
    ]) {
      const { unmount } = show(element);
      expect(old()).toBeNull();
      expect(isMarked()).toBe(true);
      unmount();
    }
    show(<Slider componentsProps={{ track: a }} />);
    expect(old()).not.toBeNull();
  },
);

proves(
  [
    'In React 19, `ref` is one of these props.',
    "`ownerState`** is passed to your component too, but not to HTML elements such as `slots={{ root: 'section' }}`.",
  ],
  () => {
    const seen: string[][] = [];
    function Part({ ownerState, ...props }: { ownerState?: object }) {
      seen.push([typeof ownerState, ...Object.keys(props)]);
      return <div {...props} />;
    }
    show(<Alert slots={{ message: Part }} />);
    show(<Badge slots={{ badge: Part }} />);
    show(<Chip label="Saga" slots={{ root: Part }} />);
    for (const props of seen) {
      expect(props[0]).toBe('object');
      expect(props).toContain('ref');
    }
    // React logs an error for an unknown attribute, which fails a claim.
    show(<Chip label="Kittiwake" slots={{ root: 'section' }} />);
    expect(screen.getByText('Kittiwake').closest('section')).not.toBeNull();
  },
);

proves(
  [
    'Custom props, such as `note`, need types.',
    'For many slots, there is an interface to extend, named after the component and the slot: `AutocompletePaperSlotPropsOverrides`.',
  ],
  async () => {
    const use = (slot: string) => `
      import Alert from '@mui/material/Alert';
      declare module '@mui/material/Alert' {
        interface AlertMessageSlotPropsOverrides { shade?: string }
      }
      export const alert = <Alert slotProps={{ message: { ${slot}: 'a' } }} />;`;
    await expectCompiles(use('shade'));
    await expectTypeError(use('shape'), /shape/);
  },
);

proves(
  [
    '| Render the root as another element | `component` | `<Paper component="li">` |',
    'With `component={Link}`, for example, a [button](/components/buttons/#a-button-that-is-a-link) requires `to`.',
  ],
  async () => {
    show(<Paper component="section">Saga</Paper>);
    expect(screen.getByText('Saga').tagName).toBe('SECTION');
    const use = (props: string) => `
      import Button from '@mui/material/Button';
      import { Link } from 'react-router-dom';
      export const orders = <Button component={Link}${props}>Orders</Button>;`;
    await expectCompiles(use(' to="/orders"'));
    await expectTypeError(use(''), /'to'/);
  },
);

proves(
  [
    'For most slots, `slotProps` accepts `component` too.',
    'This keeps the slot and its styles, and changes only the element.',
    '`slots` replaces the slot with its styles:',
  ],
  () => {
    const { rerender } = show(<Alert slotProps={{ message: { component: 'p' } }}>Pier 4</Alert>);
    const message = () => screen.getByText('Pier 4');
    expect(message().tagName).toBe('P');
    expect(getComputedStyle(message()).padding).toBe('8px 0px');
    rerender(<Alert slots={{ message: 'p' }}>Pier 4</Alert>);
    expect(message().tagName).toBe('P');
    expect(message()).toHaveClass('MuiAlert-message');
    expect(getComputedStyle(message()).padding).not.toBe('8px 0px');
    rerender(<Avatar slotProps={{ root: { component: 'span' } }}>Pier 4</Avatar>);
    expect(message().tagName).toBe('SPAN');
    rerender(<Badge badgeContent="Pier 4" slotProps={{ badge: { component: 'b' } }} />);
    expect(message().tagName).toBe('B');
  },
);

proves('Components without slots, such as `Button`, have classes for their parts.', () => {
  expect(SLOTS.map(({ component }) => component)).not.toContain('Button');
  show(<Button startIcon="+">Add</Button>);
  expect(document.querySelector('.MuiButton-startIcon')).not.toBeNull();
});
