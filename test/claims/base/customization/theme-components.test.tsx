import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import {
  createTheme,
  styled,
  type ThemeOptions,
  ThemeProvider,
  useThemeProps,
} from '@mui/material/styles';
import reference from '../../../../docs/base/api/button/api.json';
import { expectConsole, expectTypeError, proves, screen, show } from '../../harness';

/** Renders below a theme with these components. */
const showWith = (components: ThemeOptions['components'], element: ReactElement) =>
  show(<ThemeProvider theme={createTheme({ components })}>{element}</ThemeProvider>);

proves(
  [
    'Components have keys that begin with `Mui`, such as `MuiButton`.',
    'The API page of a component, such as [`Button`](/api/button/), names its key and its classes.',
    'Component pages, such as [Button](/components/buttons/#change-the-keys-of-the-theme), also list the keys of the palette and the typography that the styles read.',
  ],
  () => {
    expect(reference.themeName).toBe('MuiButton');
    expect(reference.classes.length).toBeGreaterThan(10);
    expect(readFileSync('docs/base/components/buttons/index.mdx', 'utf8')).toContain('<ThemeKeys ');
  },
);

proves(
  [
    'Props of an element win against `defaultProps`.',
    '`undefined` counts as not set, and `null` as set.',
  ],
  () => {
    const icon = <b>icon</b>;
    showWith(
      { MuiButton: { defaultProps: { variant: 'contained', startIcon: icon } } },
      <div>
        <Button>Default</Button>
        <Button variant="outlined">Own</Button>
        <Button variant={undefined} startIcon={undefined}>
          Undefined
        </Button>
        <Button startIcon={null}>Null</Button>
      </div>,
    );
    const [byDefault, own, notSet, nothing] = screen.getAllByRole('button');
    expect(byDefault).toHaveClass('MuiButton-contained');
    expect(own).toHaveClass('MuiButton-outlined');
    expect(own).not.toHaveClass('MuiButton-contained');
    expect(notSet).toHaveClass('MuiButton-contained');
    expect(notSet).toHaveTextContent('icon');
    expect(nothing).not.toHaveTextContent('icon');
  },
);

/** The classes, the sx widths and heights, and the styles that a button gets. */
function mergedIn(mergeClassNameAndStyle: boolean) {
  const own: ButtonProps = { className: 'save', style: { top: 1 }, sx: { minHeight: '22px' } };
  const { unmount } = showWith(
    {
      mergeClassNameAndStyle,
      MuiButton: {
        defaultProps: { className: 'app-button', style: { left: 2 }, sx: { maxWidth: '11px' } },
      },
    },
    <Button {...own}>Save</Button>,
  );
  const element = screen.getByRole('button');
  const { maxWidth, minHeight } = getComputedStyle(element);
  const result = [
    element.classList.contains('save'),
    element.classList.contains('app-button'),
    element.style.top,
    element.style.left,
    minHeight,
    maxWidth === '11px',
  ];
  unmount();
  return result;
}

proves(
  [
    'All other props are replaced, including `sx`.',
    'To merge `className` and `style` instead of replacing them, set `mergeClassNameAndStyle` for all components:',
    'A button with `className="save"` then has both classes.',
  ],
  () => {
    expect(mergedIn(false)).toEqual([true, false, '1px', '', '22px', false]);
    expect(mergedIn(true)).toEqual([true, true, '1px', '2px', '22px', false]);
  },
);

proves('`slots` and `slotProps` are merged for each slot.', () => {
  const Bold = ({ ownerState, ...props }: { ownerState?: object }) => (
    <b data-state={typeof ownerState} {...props} />
  );
  showWith(
    {
      MuiAlert: {
        defaultProps: { slots: { message: 'p' }, slotProps: { message: { title: 'theme' } } },
      },
      MuiChip: { defaultProps: { slotProps: { label: { title: 'theme', id: 'theme' } } } },
    },
    <div>
      <Alert slots={{ icon: 'i' }} slotProps={{ icon: { title: 'icon' } }}>
        Pier 4
      </Alert>
      <Chip label="Saga" slotProps={{ label: { id: 'own' } }} />
      <Alert slots={{ message: Bold }}>Pier 5</Alert>
    </div>,
  );
  expect(screen.getByText('Pier 4').tagName).toBe('P');
  expect(screen.getByText('Pier 4')).toHaveAttribute('title', 'theme');
  expect(screen.getByTitle('icon').tagName).toBe('I');
  expect(screen.getByText('Saga')).toHaveAttribute('title', 'theme');
  expect(screen.getByText('Saga')).toHaveAttribute('id', 'own');
});

proves(
  [
    "The keys of `styleOverrides` are the names of the component's classes, without the prefix: `MuiButton-startIcon` becomes `startIcon`.",
    '`root` is the root element.',
  ],
  () => {
    showWith(
      {
        MuiButton: {
          styleOverrides: { root: { minHeight: '22px' }, startIcon: { minHeight: '11px' } },
        },
      },
      <Button startIcon={<b>icon</b>}>Save</Button>,
    );
    expect(getComputedStyle(screen.getByRole('button')).minHeight).toBe('22px');
    const icon = document.querySelector('.MuiButton-startIcon') ?? document.body;
    expect(getComputedStyle(icon).minHeight).toBe('11px');
  },
);

proves(
  "State classes, such as `disabled`, can't be keys: `createTheme` logs an error and ignores the styles.",
  () => {
    showWith(
      { MuiButton: { styleOverrides: { disabled: { minHeight: '22px' } } } },
      <Button disabled>Save</Button>,
    );
    expectConsole('error', /disabled/);
    expect(getComputedStyle(screen.getByRole('button')).minHeight).not.toBe('22px');
  },
);

proves(
  'To add new values, such as `variant="dashed"`, also declare them in TypeScript: see [Button](/components/buttons/#add-a-variant-a-color-and-a-size).',
  () =>
    expectTypeError(
      `import Button from '@mui/material/Button';
       export const add = <Button variant="dashed">Add a column</Button>;`,
      /dashed/,
    ),
);

proves(
  [
    'A component of yours can read the theme in the same way.',
    '`styled` with `name` and `slot` reads `styleOverrides`, and `useThemeProps` reads `defaultProps`.',
  ],
  () => {
    interface BoatCardProps {
      dense?: boolean;
    }
    const Root = styled('article', { name: 'AppBoatCard', slot: 'root' })<{
      ownerState: BoatCardProps;
    }>({ minHeight: '11px' });
    function BoatCard(inProps: BoatCardProps) {
      const props = useThemeProps({ props: inProps, name: 'AppBoatCard' });
      return <Root ownerState={props} />;
    }
    const components = {
      MuiPaper: {},
      AppBoatCard: {
        defaultProps: { dense: true },
        styleOverrides: {
          root: { variants: [{ props: { dense: true }, style: { minHeight: '22px' } }] },
        },
      },
    };
    showWith(components, <BoatCard />);
    expect(getComputedStyle(screen.getByRole('article')).minHeight).toBe('22px');
  },
);
