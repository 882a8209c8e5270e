import { readFileSync } from 'node:fs';
import Rating from '@mui/material/Rating';
import { createTheme, getContrastRatio, ThemeProvider } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import ts from 'typescript';
import reference from '../../../../docs/base/api/rating/api.json';
import model from '../../../../docs/base/components/rating/Rating.controls.json';
import RatingPlayground from '../../../../docs/base/components/rating/RatingPlayground';
import { exempt, expectCompiles, fireEvent, proves, screen, show } from '../../harness';
import { preview, setUpPlayground } from '../../playground';

/** The theme that the page prints. */
function printedTheme(): ReturnType<typeof createTheme> {
  const page = readFileSync('docs/base/components/rating/index.mdx', 'utf8');
  const blocks = [...page.matchAll(/^```tsx.*\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const block = blocks.find((one) => one.includes('styleOverrides')) ?? '';
  const { outputText } = ts.transpileModule(block, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports: { theme?: ReturnType<typeof createTheme> } = {};
  new Function('require', 'exports', outputText)(require, exports);
  return exports.theme ?? createTheme();
}

const colorOf = (selector: string) => {
  const element = document.querySelector(selector);
  return element ? getComputedStyle(element).color : '';
};

exempt('WCAG requires a contrast of 3:1 for graphics.', 'This is what a standard says.');

proves(
  [
    'The value is a number, or `null` if nothing is rated.',
    '`max` sets the number of stars, 5 by default.',
  ],
  () => {
    const onChange = jest.fn();
    const { rerender } = show(<Rating value={null} onChange={onChange} />);
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    fireEvent.click(screen.getByRole('radio', { name: '2 Stars' }));
    expect(onChange.mock.lastCall?.[1]).toBe(2);
    rerender(<Rating value={2} max={3} onChange={onChange} />);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
  },
);

proves(
  [
    'In this demo a `<fieldset>` with a `<legend>` names it.',
    'Or pass `role="radiogroup"` and `aria-label`, as the next demo does.',
  ],
  () => {
    show(
      <div>
        <fieldset>
          <legend>Trail</legend>
          <Rating name="trail" />
        </fieldset>
        <Rating role="radiogroup" aria-label="Bread" name="bread" />
      </div>,
    );
    expect(screen.getByRole('group', { name: 'Trail' })).toBeInTheDocument();
    expect(screen.getByRole('radiogroup', { name: 'Bread' })).toBeInTheDocument();
  },
);

proves(
  [
    "With `readOnly`, the stars show a value and can't be changed.",
    '`precision` rounds the value:',
    'Its name is the text from `getLabelText`.',
  ],
  () => {
    const { rerender } = show(<Rating readOnly value={3.94} precision={0.5} />);
    expect(screen.getByRole('img', { name: '4 Stars' })).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
    rerender(
      <Rating readOnly value={3.94} precision={0.1} getLabelText={(one) => `Ines ${one}`} />,
    );
    expect(screen.getByRole('img', { name: 'Ines 3.9' })).toBeInTheDocument();
  },
);

proves('`emptyLabelText` names this choice, "Empty" by default.', () => {
  const { rerender } = show(<Rating />);
  expect(screen.getByRole('radio', { name: 'Empty' })).toBeChecked();
  rerender(<Rating emptyLabelText="Not rated" />);
  expect(screen.getByRole('radio', { name: 'Not rated' })).toBeChecked();
});

proves('With `highlightSelectedOnly`, the icons before the selected icon stay empty.', () => {
  show(<Rating value={3} highlightSelectedOnly />);
  const filled = [...document.querySelectorAll('.MuiRating-icon')].map((icon) =>
    icon.classList.contains('MuiRating-iconFilled'),
  );
  expect(filled).toEqual([false, false, true, false, false]);
});

proves('The `decimal` slot exists with a `precision` below 1.', () => {
  const { rerender } = show(<Rating value={3} />);
  expect(document.querySelector('.MuiRating-decimal')).toBeNull();
  rerender(<Rating value={3} precision={0.5} />);
  expect(document.querySelectorAll('.MuiRating-decimal')).toHaveLength(5);
});

proves('`size` accepts `small`, `medium` (default), and `large`.', async () => {
  for (const size of ['small', 'medium', 'large']) {
    await expectCompiles(`import Rating from '@mui/material/Rating';
export const use = <Rating size="${size}" />;`);
  }
  show(<Rating />);
  expect(document.querySelector('.MuiRating-root')).toHaveClass('MuiRating-sizeMedium');
});

proves(
  'On white, the default yellow has 1.9:1, and the outline of an empty star has 1.9:1.',
  () => {
    show(<Rating value={3} />);
    expect(colorOf('.MuiRating-root')).toBe('rgb(250, 175, 0)');
    expect(getContrastRatio('rgb(250, 175, 0)', '#fff')).toBeCloseTo(1.9, 1);
    expect(colorOf('.MuiRating-iconEmpty')).toBe('rgba(0, 0, 0, 0.26)');
    const gray = Math.round(255 * (1 - 0.26));
    expect(getContrastRatio(`rgb(${gray}, ${gray}, ${gray})`, '#fff')).toBeCloseTo(1.9, 1);
  },
);

proves('This theme darkens both:', () => {
  show(
    <ThemeProvider theme={printedTheme()}>
      <Rating value={3} />
    </ThemeProvider>,
  );
  expect(colorOf('.MuiRating-root')).toBe('rgb(178, 106, 0)');
  expect(colorOf('.MuiRating-iconEmpty')).toBe('rgb(117, 117, 117)');
  for (const color of ['#b26a00', '#757575']) {
    expect(getContrastRatio(color, '#fff')).toBeGreaterThan(3);
  }
  expect(getContrastRatio('#faaf00', '#121212')).toBeGreaterThan(3);
  expect(getContrastRatio('#757575', '#121212')).toBeGreaterThan(3);
});

proves('The other props are in the [API reference](/api/rating/).', async () => {
  const code = await setUpPlayground(RatingPlayground, { precision: '0.25', icon: 'BoltIcon' });
  expect(code).toContain('precision={0.25}');
  expect(preview().getByRole('radiogroup', { name: 'Rate the walk' })).toBeInTheDocument();
  expect(preview().getByRole('radio', { name: '3.5 Stars' })).toBeChecked();
  cleanup();
  const average = await setUpPlayground(RatingPlayground, { readOnly: 'true' });
  expect(average).not.toContain('radiogroup');
  expect(preview().getByRole('img', { name: '3.5 Stars' })).toBeInTheDocument();
  const offered = model.controls.map(({ name }) => name);
  const others = reference.props.map(({ name }) => name).filter((name) => !offered.includes(name));
  expect(others).toEqual(expect.arrayContaining(['getLabelText', 'onChange', 'sx']));
});
