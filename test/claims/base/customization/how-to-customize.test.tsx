import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type ReactElement, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button, { type ButtonTypeMap } from '@mui/material/Button';
import type { ExtendButtonBase } from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import GlobalStyles from '@mui/material/GlobalStyles';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import {
  act,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  proves,
  screen,
  show,
} from '../../harness';

exempt("**The element isn't inside.**", 'This is the name of an entry of the list.');

proves(
  [
    "Don't use classes such as `css-1a2b3c` as selectors.",
    'Emotion, the style library, computes them from the styles.',
  ],
  () => {
    show(
      <div>
        <Button sx={{ width: 11 }}>One</Button>
        <Button sx={{ width: 22 }}>Two</Button>
        <Button sx={{ width: 22 }}>Two again</Button>
      </div>,
    );
    const [one, two, again] = screen
      .getAllByRole('button')
      .map(({ className }) => /css-\w+/.exec(className)?.[0]);
    expect(one).toBeDefined();
    expect(two).not.toBe(one);
    expect(again).toBe(two);
  },
);

proves('TypeScript checks these names:', () =>
  expectTypeError(
    `import { listItemButtonClasses } from '@mui/material/ListItemButton';
       export const name = listItemButtonClasses.selectd;`,
    /selectd/,
  ),
);

proves(
  '`Slots` on component pages, such as [Button](/components/buttons/#customize), show the parts and their selectors.',
  () => {
    expect(readFileSync('docs/base/components/buttons/index.mdx', 'utf8')).toContain('<Slots ');
  },
);

/** Whether each component has the class when it is in the state. */
function expectClass(state: string, elements: readonly (readonly [string, ReactElement])[]): void {
  for (const [root, element] of elements) {
    const { container, unmount } = show(element);
    if (state === 'focused' || state === 'focusVisible') {
      act(() => container.querySelector<HTMLElement>('button, input')?.focus());
    }
    expect(container.querySelector(`.${root}.Mui-${state}`)).not.toBeNull();
    unmount();
  }
}

const steps = (
  <Stepper activeStep={1}>
    <Step>
      <StepLabel>Boat</StepLabel>
    </Step>
    <Step>
      <StepLabel>Dates</StepLabel>
    </Step>
  </Stepper>
);

proves(
  [
    '| `Mui-active` | `StepLabel` of the current step |',
    '| `Mui-checked` | `Checkbox`, `Radio`, `Switch` |',
    '| `Mui-completed` | `StepLabel` of a finished step |',
    '| `Mui-disabled` | `Button`, `MenuItem`, `OutlinedInput` |',
    '| `Mui-error` | `OutlinedInput`, `FormHelperText` |',
    '| `Mui-expanded` | `Accordion`, `AccordionSummary` |',
    '| `Mui-focused` | `OutlinedInput`, `InputLabel` |',
    '| `Mui-focusVisible` | `Button`, `Checkbox`, with the keyboard focus |',
    '| `Mui-readOnly` | `Rating`, `OutlinedInput` |',
    '| `Mui-required` | `InputLabel`, `FormHelperText` |',
    '| `Mui-selected` | `MenuItem`, `Tab`, `ToggleButton` |',
  ],
  () => {
    const accordion = (
      <Accordion defaultExpanded>
        <AccordionSummary>Crew</AccordionSummary>
        Four people
      </Accordion>
    );
    const field = (
      <FormControl required>
        <InputLabel htmlFor="name">Name</InputLabel>
        <OutlinedInput id="name" />
        <FormHelperText>As in your passport</FormHelperText>
      </FormControl>
    );
    const list = (item: ReactElement) => <MenuList>{item}</MenuList>;
    expectClass('active', [['MuiStepLabel-label', steps]]);
    expectClass('completed', [['MuiStepLabel-label', steps]]);
    expectClass('checked', [
      ['MuiCheckbox-root', <Checkbox key="" defaultChecked />],
      ['MuiRadio-root', <Radio key="" checked readOnly />],
      ['MuiSwitch-switchBase', <Switch key="" defaultChecked />],
    ]);
    expectClass('disabled', [
      ['MuiButton-root', <Button key="" disabled />],
      ['MuiMenuItem-root', list(<MenuItem disabled>Saga</MenuItem>)],
      ['MuiOutlinedInput-root', <OutlinedInput key="" disabled />],
    ]);
    expectClass('error', [
      ['MuiOutlinedInput-root', <OutlinedInput key="" error />],
      [
        'MuiFormHelperText-root',
        <FormHelperText key="" error>
          Too long
        </FormHelperText>,
      ],
    ]);
    expectClass('expanded', [
      ['MuiAccordion-root', accordion],
      ['MuiAccordionSummary-root', accordion],
    ]);
    expectClass('focused', [
      ['MuiOutlinedInput-root', field],
      ['MuiInputLabel-root', field],
    ]);
    expectClass('focusVisible', [
      ['MuiButton-root', <Button key="">Sail</Button>],
      ['MuiCheckbox-root', <Checkbox key="" />],
    ]);
    expectClass('readOnly', [
      ['MuiRating-root', <Rating key="" readOnly value={3} />],
      ['MuiInputBase-root', <OutlinedInput key="" readOnly />],
    ]);
    expectClass('required', [
      ['MuiInputLabel-root', field],
      ['MuiFormHelperText-root', field],
    ]);
    expectClass('selected', [
      ['MuiMenuItem-root', list(<MenuItem selected>Saga</MenuItem>)],
      [
        'MuiTab-root',
        <Tabs key="" value={0}>
          <Tab label="Boats" />
        </Tabs>,
      ],
      [
        'MuiToggleButton-root',
        <ToggleButton key="" value="a" selected>
          A
        </ToggleButton>,
      ],
    ]);
  },
);

proves(
  [
    '`shouldForwardProp` returns `false` for props that only your styles use.',
    'Without the function, `Paper` passes `overdue` to the `<div>`, and React warns.',
    'Your function replaces the default one, so also exclude `sx`.',
    "HTML elements need no function: `styled('div')` keeps `overdue` out of the DOM.",
    'To exclude them, write the function.',
    'Also exclude `sx`, `as`, and `ownerState`.',
  ],
  () => {
    const Leaky = styled(Paper)<{ overdue?: boolean }>({ color: 'red' });
    show(<Leaky overdue={false}>Loan</Leaky>);
    expectConsole('error', /Received `false` for a non-boolean attribute/);
    const OnPaper = styled(Paper, {
      shouldForwardProp: (prop) => prop !== 'overdue' && prop !== 'sx',
    })<{ overdue?: boolean }>({});
    const own = { sx: { width: 8 }, as: 'section', overdue: true } as const;
    show(<OnPaper {...own}>On paper</OnPaper>);
    const loan = screen.getByText('On paper');
    expect(loan.tagName).toBe('SECTION');
    for (const name of Object.keys(own)) {
      expect(loan).not.toHaveAttribute(name);
    }
    const divWithout = (...names: string[]) =>
      styled('div', { shouldForwardProp: (prop) => !names.includes(String(prop)) })<{
        overdue?: boolean;
        ownerState?: object;
      }>({});
    const all = { ...own, ownerState: {} };
    const Unlisted = divWithout('overdue');
    show(<Unlisted {...all}>Unlisted</Unlisted>);
    expectConsole('error', /React does not recognize the `ownerState` prop/);
    const unlisted = screen.getByText('Unlisted');
    expect(unlisted.tagName).toBe('DIV');
    expect(unlisted).toHaveAttribute('as', 'section');
    expect(unlisted).toHaveAttribute('sx', '[object Object]');
    expect(unlisted).toHaveAttribute('ownerstate', '[object Object]');
    const Listed = divWithout('overdue', 'sx', 'as', 'ownerState');
    const Default = styled('div')<{ overdue?: boolean; ownerState?: object }>({});
    show(<Default {...all}>Default</Default>);
    show(<Listed {...all}>Listed</Listed>);
    for (const text of ['Listed', 'Default']) {
      const element = screen.getByText(text);
      expect(element.tagName).toBe('SECTION');
      expect(element.getAttributeNames()).toEqual(['class']);
    }
  },
);

proves(
  [
    "In the theme, a function gets the `theme`, and the component's props as `ownerState`.",
    'Some components add states, such as `dragging` of a `Slider`.',
    'In `styled(Slider)`, `ownerState` is `undefined`, so use `variants`:',
    '`variants` in `styled(Slider)` ignore default props: `props: { color: \'primary\' }` needs `<DepthSlider color="primary">`.',
  ],
  () => {
    const given: unknown[] = [];
    const own: unknown[] = [];
    const sliders = createTheme({
      components: {
        MuiSlider: {
          defaultProps: { size: 'small' },
          styleOverrides: {
            rail: ({ ownerState, theme }) => {
              given.push(ownerState);
              return { height: ownerState.disabled ? 1 : theme.spacing(1) };
            },
          },
        },
      },
    });
    const DepthSlider = styled(Slider)({
      variants: [
        { props: { disabled: true }, style: { opacity: 0.6 } },
        { props: { color: 'primary' }, style: { outlineWidth: 3 } },
        { props: { size: 'small' }, style: { outlineWidth: 5 } },
        { props: { disabled: true, color: 'error' }, style: { height: 11 } },
        { props: ({ color }) => color === 'error' || color === 'warning', style: { width: 12 } },
      ],
    });
    const Curious = styled(Slider)((props) => {
      own.push('ownerState' in props ? props.ownerState : undefined);
      return {};
    });
    const { container } = show(
      <ThemeProvider theme={sliders}>
        <DepthSlider aria-label="Depth" />
        <DepthSlider aria-label="Disabled" disabled color="primary" />
        <DepthSlider aria-label="Warning" color="warning" />
        <DepthSlider aria-label="Both" disabled color="error" />
        <Curious aria-label="Curious" />
      </ThemeProvider>,
    );
    expect(given).toContainEqual(
      expect.objectContaining({ 'aria-label': 'Depth', color: 'primary', size: 'small' }),
    );
    expect(given).toContainEqual(expect.objectContaining({ disabled: true, dragging: false }));
    expect(new Set(own)).toEqual(new Set([undefined]));
    const [plain, disabled, warning, both] = [...container.querySelectorAll('.MuiSlider-root')].map(
      (root) => getComputedStyle(root),
    );
    expect([plain?.opacity, disabled?.opacity]).toEqual(['', '0.6']);
    expect([plain?.outlineWidth, disabled?.outlineWidth]).toEqual(['', '3px']);
    const all = [plain, disabled, warning, both];
    expect(all.map((style) => style?.height === '11px')).toEqual([false, false, false, true]);
    expect(all.map((style) => style?.width === '12px')).toEqual([false, false, true, true]);
    const [rail, disabledRail] = [...container.querySelectorAll('.MuiSlider-rail')].map(
      (element) => getComputedStyle(element).height,
    );
    expect([rail, disabledRail]).toEqual(['8px', '1px']);
  },
);

proves(
  "Inside a `TextField`, `ownerState.error` of `MuiInputLabel` is `undefined`, so use `'&.Mui-error'`.",
  () => {
    const given: { readonly error?: unknown; readonly focused?: unknown }[] = [];
    const theme = createTheme({
      components: {
        MuiInputLabel: {
          styleOverrides: {
            root: ({ ownerState }) => {
              given.push(ownerState);
              return { '&.Mui-error': { opacity: 0.7 } };
            },
          },
        },
      },
    });
    const { container } = show(
      <ThemeProvider theme={theme}>
        <TextField label="Boat" error />
      </ThemeProvider>,
    );
    expect(given.length).toBeGreaterThan(0);
    expect(given.map(({ error }) => error)).toEqual(given.map(() => undefined));
    const label = container.querySelector('label');
    expect(label && getComputedStyle(label).opacity).toBe('0.7');
  },
);

proves(
  [
    "In TypeScript, a component made with `styled(Button)` doesn't accept `component={Link}`.",
    'Add the type at the end:',
  ],
  async () => {
    const use = (type: string, prop = '', ownProps = '') => `
      import Button from '@mui/material/Button';
      import { styled } from '@mui/material/styles';
      import { Link } from 'react-router-dom';
      const PillButton = styled(Button)${ownProps}({ borderRadius: 999 })${type};
      export const orders = <PillButton ${prop} component={Link} to="/orders">Orders</PillButton>;`;
    await expectTypeError(use(''), /component/);
    await expectCompiles(use(' as typeof Button'));
    await expectTypeError(use(' as typeof Button', 'tall', '<{ tall?: boolean }>'), /tall/);
    await expectTypeError(use(' as typeof Button', '', '<{ tall: boolean }>'), /TS2352/);
    const urgent = (props: string) => `
      import Button, { type ButtonTypeMap } from '@mui/material/Button';
      import type { ExtendButtonBase } from '@mui/material/ButtonBase';
      import { styled } from '@mui/material/styles';
      import { Link } from 'react-router-dom';
      interface UrgentProps { urgent?: boolean }
      const UrgentButton = styled(Button, {
        shouldForwardProp: (prop) => prop !== 'urgent' && prop !== 'sx',
      })<UrgentProps>({
        variants: [{ props: { urgent: true }, style: { fontWeight: 700 } }],
      }) as ExtendButtonBase<ButtonTypeMap<UrgentProps>>;
      export const orders = <UrgentButton ${props}>Orders</UrgentButton>;`;
    await expectCompiles(urgent('urgent component={Link} to="/orders" variant="contained"'));
    await expectCompiles(urgent('urgent href="/orders"'));
    await expectTypeError(urgent('component={Link}'), /'to' is missing/);
    await expectTypeError(urgent('urgent="yes"'), /'string' is not assignable to type 'boolean/);
    const Pill = styled(Button)({ borderRadius: 999 }) as typeof Button;
    show(<Pill component="section">Orders</Pill>);
    expect(screen.getByText('Orders').tagName).toBe('SECTION');
    const Urgent = styled(Button, {
      shouldForwardProp: (prop) => prop !== 'urgent' && prop !== 'sx',
    })<{ urgent?: boolean }>({
      variants: [{ props: { urgent: true }, style: { fontWeight: 700 } }],
    }) as ExtendButtonBase<ButtonTypeMap<{ urgent?: boolean }>>;
    show(
      <Urgent urgent component="article" sx={{ height: 8 }}>
        Urgent
      </Urgent>,
    );
    const article = screen.getByText('Urgent');
    expect(article.tagName).toBe('ARTICLE');
    expect(getComputedStyle(article).fontWeight).toBe('700');
    expect(getComputedStyle(article).height).toBe('8px');
    expect(article).not.toHaveAttribute('urgent');
    expect(article).not.toHaveAttribute('sx');
  },
);

proves(
  ["`styled('div')` forwards names that HTML or SVG uses, such as `width`, `order`, or `mode`."],
  () => {
    const Plain = styled('div')<{
      overdue?: boolean;
      width?: string;
      order?: string;
      mode?: string;
    }>({
      variants: [{ props: { overdue: true }, style: { height: '7px' } }],
    });
    show(<Plain data-testid="plain" overdue width="9" order="1" mode="x" sx={{ color: 'red' }} />);
    const plain = screen.getByTestId('plain');
    expect(getComputedStyle(plain).height).toBe('7px');
    expect(plain).not.toHaveAttribute('overdue');
    expect(plain).not.toHaveAttribute('sx');
    const names = ['width', 'order', 'mode'];
    for (const name of names) {
      expect(plain).toHaveAttribute(name);
    }
    const Excluding = styled('div', {
      shouldForwardProp: (prop) => ![...names, 'sx', 'as', 'ownerState'].includes(String(prop)),
    })<{ width?: string; order?: string; mode?: string }>({
      variants: [{ props: { order: '1' }, style: { height: '9px' } }],
    });
    show(<Excluding data-testid="excluding" width="9" order="1" mode="x" />);
    const excluding = screen.getByTestId('excluding');
    expect(getComputedStyle(excluding).height).toBe('9px');
    for (const name of names) {
      expect(excluding).not.toHaveAttribute(name);
    }
  },
);

/** How many rules of the document set this width. */
const rulesWith = (width: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => cssText.includes(width)).length;

proves(
  [
    "`articleStyles` is outside the component, so with the same theme, a new render doesn't compute its styles again.",
  ],
  async () => {
    let calls = 0;
    const styles = () => {
      calls += 1;
      return { article: { width: '1234px' } };
    };
    const hoisted = <GlobalStyles styles={styles} />;
    function App({ isHoisted }: { isHoisted: boolean }) {
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {isHoisted ? hoisted : <GlobalStyles styles={styles} />}
        </button>
      );
    }
    const callsOnClick = async (isHoisted: boolean) => {
      const { user, unmount } = show(<App isHoisted={isHoisted} />);
      expect(rulesWith('1234px')).toBe(1);
      const before = calls;
      await user.click(screen.getByRole('button'));
      unmount();
      expect(rulesWith('1234px')).toBe(0);
      return calls - before;
    };
    expect(await callsOnClick(true)).toBe(0);
    expect(await callsOnClick(false)).toBeGreaterThan(0);
  },
);

proves(
  '| HTML elements, or elements of other software | Global CSS: [`GlobalStyles`](#style-html-elements) or a [CSS file](#use-css-files) | `<GlobalStyles styles={{ code: { … } }} />` |',
  () => {
    show(
      <div>
        <GlobalStyles styles={{ code: { width: '4321px' } }} />
        <code>npm</code>
      </div>,
    );
    expect(getComputedStyle(screen.getByText('npm')).width).toBe('4321px');
  },
);

proves(
  [
    'If a server renders the app, keep the provider, but remove this `GlobalStyles`.',
    'In Next.js, use the [cache provider](/getting-started/example-projects/#nextjs) instead.',
  ],
  () => {
    // One process for each, since Emotion shares what it has serialized on a server.
    const render = (props: string) =>
      execFileSync(
        process.execPath,
        [
          '-e',
          `const { createElement } = require('react');
          const { renderToString } = require('react-dom/server');
          const { Button } = require('@mui/material');
          const { StyledEngineProvider } = require('@mui/material/styles');
          const button = createElement(Button, { sx: { color: 'red' } }, 'Sail');
          console.log(renderToString(createElement(StyledEngineProvider, ${props}, button)));`,
        ],
        { encoding: 'utf8' },
      );
    expect(render('{ enableCssLayer: true }')).toMatch(
      /<style[^>]*>@layer mui\{[^<]*color:red[^<]*\}<\/style><button/,
    );
    const plain = render('{}');
    expect(plain).toContain('color:red');
    expect(plain).not.toContain('@layer');
    const example = readFileSync('docs/base/getting-started/example-projects/index.mdx', 'utf8');
    expect(example.split('## Next.js')[1]).toContain(
      '<AppRouterCacheProvider options={{ enableCssLayer: true }}>',
    );
  },
);
