import { readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import Slider from '@mui/material/Slider';
import { createTheme } from '@mui/material/styles';
import userEvent from '@testing-library/user-event';
import ts from 'typescript';
import reference from '../../../../docs/base/api/slider/api.json';
import SaveOnRelease from '../../../../docs/base/components/slider/SaveOnRelease';
import model from '../../../../docs/base/components/slider/Slider.controls.json';
import SliderPlayground from '../../../../docs/base/components/slider/SliderPlayground';
import {
  act,
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
  const page = readFileSync('docs/base/components/slider/index.mdx', 'utf8');
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

const slider = (name?: string) => screen.getByRole('slider', { name });

proves('`min` defaults to 0, `max` to 100, and `step` to 1.', () => {
  show(<Slider aria-label="Level" />);
  for (const [name, value] of [
    ['min', '0'],
    ['max', '100'],
    ['step', '1'],
  ] as const) {
    expect(slider()).toHaveAttribute(name, value);
  }
});

describe('playground', () => {
  beforeEach(() => window.history.replaceState(null, '', '/'));

  proves('Set up a slider, and copy its code.', async () => {
    const { user } = show(<SliderPlayground />);
    fireEvent.change(screen.getByLabelText('color'), { target: { value: 'success' } });
    await user.click(screen.getByRole('button', { name: 'Copy code' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('color="success"');
    await expectCompiles(copied);
    const preview = within(screen.getByRole('group', { name: 'Preview' }));
    expect(preview.getByRole('slider', { name: 'Servings' })).toHaveValue('40');
  });

  proves(
    '`step`, `marks`, `track`, and the props that take functions or styles are in the [API reference](/api/slider/).',
    () => {
      const offered = new Set(model.controls.map(({ name }) => name));
      const others = reference.props.filter(({ name }) => !offered.has(name));
      expect(others.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['step', 'marks', 'track', 'onChange', 'getAriaLabel', 'sx']),
      );
    },
  );
});

proves(
  '`color` accepts the colors of the palette, and `size` accepts `small` and `medium` (default).',
  async () => {
    const withProps = (props: string) => `import Slider from '@mui/material/Slider';
export const use = <Slider ${props} />;`;
    for (const color of ['primary', 'secondary', 'error', 'info', 'success', 'warning']) {
      await expectCompiles(withProps(`color="${color}" size="small"`));
    }
    await expectTypeError(withProps('size="large"'), /"large"/);
    show(<Slider aria-label="Level" />);
    expect(slider().closest('.MuiSlider-root')).toHaveClass('MuiSlider-sizeMedium');
  },
);

describe('saving', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  /** The values that the server of the demo got. */
  function countRequests() {
    jest.useFakeTimers();
    const spy = jest.spyOn(window, 'setTimeout');
    return () => spy.mock.calls.filter(([, delay]) => delay === 800).length;
  }
  const set = (value: number) => fireEvent.change(slider(), { target: { value } });
  const message = () => screen.getByRole('status').textContent;
  const answer = () => act(() => jest.advanceTimersByTimeAsync(800));

  proves(
    [
      'This demo sends one request at a time, then the latest value if it has changed.',
      'If the server refuses the latest value, the thumb returns to the saved value.',
    ],
    async () => {
      const requests = countRequests();
      show(<SaveOnRelease />);
      for (const value of [45, 50, 55]) {
        set(value);
      }
      expect(requests()).toBe(1);
      expect(message()).toBe('Saving 45 seats …');
      await answer();
      expect(requests()).toBe(2);
      expect(message()).toBe('Saving 55 seats …');
      await answer();
      expect(message()).toBe('Saved: 55 seats');
      expect(requests()).toBe(2);

      set(80);
      await answer();
      expect(message()).toBe('The ferry has no room for 80 seats. Saved: 55 seats');
      expect(slider()).toHaveValue('55');

      // A refusal of a value that the user has changed since.
      set(90);
      set(30);
      await answer();
      expect(slider()).toHaveValue('30');
      await answer();
      expect(message()).toBe('Saved: 30 seats');

      // The value of before again, while another one is sent.
      set(35);
      set(30);
      await answer();
      await answer();
      expect(message()).toBe('Saved: 30 seats');
      const before = requests();
      set(30);
      await answer();
      expect(requests()).toBe(before);
    },
  );
});

describe('styles', () => {
  const styledSlider = (cast: string, value: string, use: string) =>
    `import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
const Mine = styled(Slider)({ height: 6 })${cast};
export const use = <Mine value={${value}} onChange={(event, value) => ${use}} />;`;

  proves(
    [
      '`styled(Slider)` types the value as `number | number[]`.',
      'To keep the type of your `value`, write `styled(Slider)({ … }) as typeof Slider`.',
    ],
    async () => {
      await expectTypeError(styledSlider('', '3', 'value.toFixed()'), /toFixed/);
      await expectCompiles(styledSlider(' as typeof Slider', '3', 'value.toFixed()'));
      await expectCompiles(styledSlider(' as typeof Slider', '[3]', 'value.length'));
    },
  );

  proves('A color needs an entry in the palette, and a size needs styles:', async () => {
    const block = blockWith('SliderPropsSizeOverrides');
    await expectCompiles(block);
    for (const [name, value] of [
      ['SliderPropsColorOverrides', 'lagoon'],
      ['SliderPropsSizeOverrides', 'large'],
    ] as const) {
      const declaration = `interface ${name} {\n    ${value}: true;\n  }`;
      expect(block).toContain(declaration);
      await expectTypeError(block.replace(declaration, ''), new RegExp(`"${value}"|'${value}'`));
    }
    const App = run(block).default as ComponentType;
    show(<App />);
    const root = slider().closest('.MuiSlider-root');
    expect(root && getComputedStyle(root).height).toBe('8px');
    expect(root && getComputedStyle(root).color).toBe('rgb(0, 105, 92)');
  });

  proves(
    [
      'These keys change the look of all sliders.',
      'The CSS variables exist in a theme with `cssVariables: true`.',
    ],
    () => {
      const key = 'vars.palette.primary.main';
      expect(createTheme({ cssVariables: true })).toHaveProperty(
        key,
        'var(--mui-palette-primary-main, #1976d2)',
      );
      expect(createTheme()).not.toHaveProperty(key);
    },
  );
});

describe('tests', () => {
  proves(
    [
      'Find a thumb by its role and name.',
      'Set a value with `fireEvent.change()`, which fires `onChange` and `onChangeCommitted`, or press keys:',
    ],
    async () => {
      const onChange = jest.fn();
      const onChangeCommitted = jest.fn();
      show(
        <Slider
          aria-label="Servings"
          defaultValue={4}
          max={12}
          onChange={onChange}
          onChangeCommitted={onChangeCommitted}
        />,
      );
      fireEvent.change(slider('Servings'), { target: { value: 6 } });
      expect(onChange).toHaveBeenCalledTimes(1);
      expect(onChangeCommitted).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      expect(slider('Servings')).toHaveValue('7');
      expect(onChange.mock.lastCall?.[1]).toBe(7);
      expect(onChangeCommitted.mock.lastCall?.[1]).toBe(7);
    },
  );

  proves('jsdom has no layout, so a click on the rail produces `NaN`.', () => {
    const onChange = jest.fn();
    show(<Slider aria-label="Servings" defaultValue={4} onChange={onChange} />);
    const root = slider().closest('.MuiSlider-root');
    if (root) {
      fireEvent.mouseDown(root, { clientX: 0 });
    }
    expect(onChange.mock.lastCall?.[1]).toBeNaN();
    expectConsole('error', /NaN/);
  });
});
