import { readFileSync } from 'node:fs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import reference from '../../../../docs/base/api/button-group/api.json';
import model from '../../../../docs/base/components/button-group/ButtonGroup.controls.json';
import ButtonGroupPlayground from '../../../../docs/base/components/button-group/ButtonGroupPlayground';
import { exempt, expectCompiles, expectTypeError, proves, screen, show } from '../../harness';
import { preview, setUpPlayground } from '../../playground';

exempt(
  [
    'Each button starts an action.',
    'A split button has one main action, and a menu with others.',
    'screen readers then say what its buttons act on.',
  ],
  'This says what a component is for.',
);

proves(
  [
    'A color, variant, or size that you [added to `Button`](/components/buttons/#add-a-variant-a-color-and-a-size) also needs a declaration for groups.',
    'For the others, extend `ButtonGroupPropsVariantOverrides` and `ButtonGroupPropsSizeOverrides`.',
  ],
  async () => {
    const page = readFileSync('docs/base/components/button-group/index.mdx', 'utf8');
    const [, block = ''] = /^```tsx title="src\/buttonGroup.d.ts"\n([^]*?)^```$/m.exec(page) ?? [];
    const inFile = (
      declaration: string,
      props: string,
    ) => `import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides { brand: true }
  interface ButtonPropsVariantOverrides { dashed: true }
  interface ButtonPropsSizeOverrides { compact: true }
}
${declaration}
export const group = <ButtonGroup ${props}><Button>Book</Button></ButtonGroup>;`;
    await expectCompiles(inFile(block, 'color="brand"'));
    await expectTypeError(inFile('', 'color="brand"'), /brand/);
    await expectTypeError(inFile('', 'variant="dashed"'), /dashed/);
    await expectTypeError(inFile('', 'size="compact"'), /compact/);
    const others = `declare module '@mui/material/ButtonGroup' {
  interface ButtonGroupPropsVariantOverrides { dashed: true }
  interface ButtonGroupPropsSizeOverrides { compact: true }
}`;
    await expectCompiles(inFile(others, 'variant="dashed" size="compact"'));
  },
);

proves('The group passes the value to its buttons.', () => {
  const brand = { main: '#00695c', dark: '#003d33', contrastText: '#fff' };
  const added = { color: 'brand', size: 'compact' } as Record<string, unknown>;
  show(
    <ThemeProvider theme={createTheme({ palette: { brand } as Record<string, unknown> })}>
      <ButtonGroup variant="contained" {...added} aria-label="Berth">
        <Button>Book</Button>
        <Button>Hold</Button>
      </ButtonGroup>
    </ThemeProvider>,
  );
  const button = screen.getByRole('button', { name: 'Book' });
  expect(button).toHaveClass('MuiButton-containedBrand', 'MuiButton-sizeCompact');
  expect(getComputedStyle(button).getPropertyValue('--variant-containedBg')).toBe('#00695c');
});

proves('The other props are in the [API reference](/api/button-group/).', async () => {
  const code = await setUpPlayground(ButtonGroupPlayground, {
    orientation: 'vertical',
    color: 'success',
    disabled: 'true',
  });
  expect(code).toContain('orientation="vertical"');
  const group = preview().getByRole('group', { name: 'Edit the photo' });
  expect(group).toHaveClass('MuiButtonGroup-vertical', 'MuiButtonGroup-colorSuccess');
  for (const name of ['Rotate', 'Crop', 'Share']) {
    expect(preview().getByRole('button', { name })).toBeDisabled();
  }
  const offered = model.controls.map(({ name }) => name);
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['children', 'component', 'sx']));
});
