import { readFileSync } from 'node:fs';
import { type ReactElement, useState } from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
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
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
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

exempt(
  [
    'Few pages have so many elements, so choose by what is easy to read.',
    "**The element isn't inside.**",
  ],
  'This is advice, or the name of an entry of the list.',
);

proves(
  [
    "Don't use classes such as `css-1a2b3c` as selectors.",
    'Emotion, the style library below Material UI, computes their names from the styles.',
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

proves('With the object, TypeScript finds typing errors in the names:', () =>
  expectTypeError(
    `import { listItemButtonClasses } from '@mui/material/ListItemButton';
       export const name = listItemButtonClasses.selectd;`,
    /selectd/,
  ),
);

proves(
  '`Slots` on component pages, such as [Button](/components/buttons/#customize), show the parts of a component and their selectors.',
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
    'Without the function, `Paper` gets `overdue` and passes it to the `<div>`, and React logs a warning.',
    'The default function also holds back `sx`.',
    'Your function replaces the default, so exclude `sx` too.',
  ],
  () => {
    const Leaky = styled(Paper)<{ overdue?: boolean }>({ color: 'red' });
    show(<Leaky overdue>Loan</Leaky>);
    expectConsole('error', /non-boolean attribute/);
    const WithoutSx = styled('div', { shouldForwardProp: (prop) => prop !== 'overdue' })({});
    const Right = styled('div', {
      shouldForwardProp: (prop) => prop !== 'overdue' && prop !== 'sx',
    })<{ overdue?: boolean }>({});
    show(
      <div>
        <WithoutSx data-testid="without" sx={{ width: 8 }} />
        <Right data-testid="right" overdue sx={{ width: 8 }} />
      </div>,
    );
    expect(screen.getByTestId('without')).toHaveAttribute('sx', '[object Object]');
    expect(screen.getByTestId('right')).not.toHaveAttribute('sx');
    expect(screen.getByTestId('right')).not.toHaveAttribute('overdue');
  },
);

proves(
  [
    "In TypeScript, a component made with `styled(Button)` doesn't accept `component={Link}`.",
    'At runtime, the prop works.',
    'To keep the type, write `as typeof Button` at the end.',
    'Custom props then lose their types:',
  ],
  async () => {
    const use = (type: string, prop = '') => `
      import Button from '@mui/material/Button';
      import { styled } from '@mui/material/styles';
      import { Link } from 'react-router-dom';
      const PillButton = styled(Button)<{ tall?: boolean }>({ borderRadius: 999 })${type};
      export const orders = <PillButton ${prop} component={Link} to="/orders">Orders</PillButton>;`;
    await expectTypeError(use(''), /component/);
    await expectCompiles(use(' as typeof Button'));
    await expectTypeError(use(' as typeof Button', 'tall'), /tall/);
    const Pill = styled(Button)({ borderRadius: 999 }) as typeof Button;
    show(<Pill component="section">Orders</Pill>);
    expect(screen.getByText('Orders').tagName).toBe('SECTION');
  },
);

proves(
  "An HTML element, such as `styled('div')`, needs no function, unless your prop has the name of an HTML attribute.",
  () => {
    const Plain = styled('div')<{ overdue?: boolean; width?: string }>({
      variants: [{ props: { overdue: true }, style: { height: '7px' } }],
    });
    show(<Plain data-testid="plain" overdue width="9" sx={{ color: 'red' }} />);
    const plain = screen.getByTestId('plain');
    expect(getComputedStyle(plain).height).toBe('7px');
    expect(plain).not.toHaveAttribute('overdue');
    expect(plain).not.toHaveAttribute('sx');
    expect(plain).toHaveAttribute('width', '9');
  },
);

/** How many rules of the document set this width. */
const rulesWith = (width: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => cssText.includes(width)).length;

proves(
  [
    "React then doesn't compute its styles again when the component renders again.",
    'If `GlobalStyles` unmounts, its styles are removed.',
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
  '| HTML elements, or elements of other software | [`GlobalStyles`](#style-html-elements) or a CSS file | `<GlobalStyles styles={{ code: { … } }} />` |',
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
