import { ThemeProvider, createTheme } from '@mui/material/styles';
import {
  Gauge,
  GaugeContainer,
  GaugeReferenceArc,
  GaugeValueArc,
  GaugeValueText,
  gaugeClasses,
  useGaugeState,
  type GaugeProps,
} from '@mui/x-charts/Gauge';
import { proves, expectTypeError, screen, show } from '../harness';

/** The largest radius of the full circle is 90 px. */
function Meter(props: Partial<GaugeProps>) {
  return <Gauge aria-label="Own" width={200} height={200} skipAnimation {...props} />;
}

const path = (part: 'valueArc' | 'referenceArc') =>
  document.querySelector(`.${gaugeClasses[part]}`)?.getAttribute('d');
const centre = () =>
  document.querySelector(`.${gaugeClasses.referenceArc}`)?.getAttribute('transform');
const texts = () => [...document.querySelectorAll('tspan')].map(({ textContent }) => textContent);

function of<Found>(props: Partial<GaugeProps>, look: () => Found): Found {
  const { unmount } = show(<Meter {...props} />);
  const found = look();
  unmount();
  return found;
}
const valueArc = (props: Partial<GaugeProps>) => of(props, () => path('valueArc'));
const frame = (props: Partial<GaugeProps>) => of(props, () => [path('referenceArc'), centre()]);

proves(
  [
    "The gauge doesn't keep the value between the limits, so limit the arc yourself",
    'The arc continues past its end, and the text shows the value',
    'The arc goes backward from its start',
    'The gray arc is shown without text',
    'The path of the arc contains `NaN`',
    "Pass the number as `value`. If the limits aren't 0 and 100, set `valueMin` and `valueMax`.",
  ],
  () => {
    const half = { startAngle: -90, endAngle: 90 };
    expect(valueArc({ value: 60 })).toBe(valueArc({ value: 60, valueMin: 0, valueMax: 100 }));
    // Below the half circle, which ends at the height of its centre.
    expect(valueArc({ ...half, value: 150 })).toMatch(/^M-90,0A90,90,0,1,1,0,90L/);
    expect(valueArc({ ...half, value: 150 })).not.toBe(valueArc({ ...half, value: 100 }));
    expect(of({ value: 150 }, texts)).toEqual(['150']);
    expect(valueArc({ value: Math.min(150, 100), text: '150' })).toBe(valueArc({ value: 100 }));
    expect(of({ value: Math.min(150, 100), text: '150' }, texts)).toEqual(['150']);
    expect(valueArc({ value: -20 })).toMatch(/^M0,-90A90,90,0,0,0,-/);
    for (const value of [null, undefined]) {
      expect(of({ value }, () => [path('valueArc'), texts()])).toEqual([undefined, []]);
      expect(of({ value }, () => path('referenceArc'))).toMatch(/^M0,-90/);
    }
    expect(valueArc({ value: NaN })).toContain('NaN');
    expect(valueArc({ value: 5, valueMin: 5, valueMax: 5 })).toContain('NaN');
  },
);

proves(
  [
    '| `startAngle`, `endAngle` | Degrees. If `endAngle` is smaller, the arc runs counterclockwise | `0`, `360` |',
    'Both are in degrees, clockwise from the top.',
    'The gauge is drawn as large as the space allows.',
  ],
  () => {
    expect(frame({})).toEqual(frame({ startAngle: 0, endAngle: 360 }));
    expect(valueArc({ value: 25 })).toMatch(/^M0,-90A90,90,0,0,1,90,0/);
    const wide = { width: 300, height: 120, startAngle: -90, endAngle: 90 };
    // 100 px are left for the height.
    expect(frame(wide)[0]).toMatch(/^M-100,0A100,100/);
    expect(valueArc({ ...wide, startAngle: 90, endAngle: -90, value: 100 })).toMatch(
      /^M100,0A100,100,0,1,0,-100,0/,
    );
  },
);

proves(
  [
    "| `innerRadius`, `outerRadius` | Pixels, or a percentage of the largest radius that fits | `'80%'`, `'100%'` |",
    "| `cornerRadius` | Pixels, or a percentage of the thickness. `'50%'` rounds the ends | `0` |",
    '| `cx`, `cy` | The center, in pixels or percent | The middle |',
    'The gauge treats `0` as not set.',
    '| `margin` | The space around the gauge, in pixels | 10 on each side |',
  ],
  () => {
    expect(frame({})).toEqual(frame({ innerRadius: '80%', outerRadius: '100%' }));
    expect(frame({})).toEqual(frame({ innerRadius: 72, outerRadius: 90 }));
    expect(frame({})).toEqual(frame({ margin: 10 }));
    expect(frame({})).toEqual(frame({ cx: '50%', cy: '50%' }));
    expect(valueArc({ value: 30 })).toBe(valueArc({ value: 30, cornerRadius: 0 }));
    expect(valueArc({ value: 30, cornerRadius: '50%' })).toBe(
      valueArc({ value: 30, cornerRadius: 9 }),
    );
    expect(valueArc({ value: 30, cornerRadius: 9 })).toContain('A9,9');
    expect(frame({ cx: 45, cy: '25%', outerRadius: 20 })[1]).toBe('translate(55, 55)');
    expect(frame({ cx: 0 })[1]).toBe('translate(100, 100)');
    expect(frame({ cx: '0%' })[1]).not.toBe(frame({})[1]);
  },
);

proves(
  [
    'To add units or a second line, pass `text`: a string, or a function that receives `{ value, valueMin, valueMax }`.',
    '`\\n` starts a new line, and `null` removes the text.',
    'Without `text`, the gauge formats the value with `toLocaleString()`, in the language of the browser.',
  ],
  () => {
    expect(of({ value: 6, text: 'six' }, texts)).toEqual(['six']);
    expect(
      of(
        { value: 6, text: (all) => `${all.value} of ${all.valueMax}\nfrom ${all.valueMin}` },
        texts,
      ),
    ).toEqual(['6 of 100', 'from 0']);
    expect(of({ value: 6, text: () => null }, texts)).toEqual([]);
    const toLocaleString = jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('local');
    expect(of({ value: 6 }, texts)).toEqual(['local']);
    toLocaleString.mockRestore();
  },
);

proves(
  [
    'In the theme, `MuiGauge.styleOverrides.valueArc` has no effect, `referenceArc` styles both arcs, and `defaultProps` are ignored.',
    'To change the color of the arc, style the classes `valueArc`, `referenceArc`, and `valueText` of `gaugeClasses` in `sx`.',
  ],
  () => {
    // The types don't know `MuiGauge` here.
    const components: object = {
      MuiGauge: {
        styleOverrides: { valueArc: { strokeWidth: 7 }, referenceArc: { opacity: 0.2 } },
        defaultProps: { valueMax: 7 },
      },
    };
    const theme = createTheme({ components });
    show(
      <ThemeProvider theme={theme}>
        <Meter value={3} />
      </ThemeProvider>,
    );
    const styles = (part: 'valueArc' | 'referenceArc' | 'valueText') => {
      const element = document.querySelector(`.${gaugeClasses[part]}`);
      if (!element) {
        throw new Error(`There is no ${part}.`);
      }
      return getComputedStyle(element);
    };
    expect(styles('valueArc').strokeWidth).toBe('');
    expect([styles('valueArc').opacity, styles('referenceArc').opacity]).toEqual(['0.2', '0.2']);
    expect(styles('valueText')).toBeDefined();
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuemax', '100');
  },
);

proves(
  [
    '`GaugeContainer` draws nothing on its own.',
    'For your SVG, `useGaugeState()` returns `value`, `valueAngle`, the radii, and the center.',
    '`valueAngle` is an angle in radians from the top. Without a value, it is `null`.',
    'To draw a pointer, compose the gauge from `GaugeContainer`, `GaugeReferenceArc`, `GaugeValueArc`, `GaugeValueText`, and your own SVG.',
  ],
  () => {
    function State() {
      const { value, valueAngle, outerRadius, innerRadius, cx, cy } = useGaugeState();
      return <text>{JSON.stringify([value, valueAngle, outerRadius, innerRadius, cx, cy])}</text>;
    }
    const { rerender, container } = show(<GaugeContainer width={200} height={200} value={25} />);
    expect(container.querySelector('path, text')).toBeNull();
    rerender(
      <GaugeContainer width={200} height={200} value={25}>
        <GaugeReferenceArc />
        <GaugeValueArc />
        <GaugeValueText />
        <State />
      </GaugeContainer>,
    );
    expect(container.querySelectorAll('path')).toHaveLength(2);
    expect(screen.getByText('25')).toBeInTheDocument();
    expect(
      screen.getByText(JSON.stringify([25, Math.PI / 2, 90, 72, 100, 100])),
    ).toBeInTheDocument();
    rerender(
      <GaugeContainer width={200} height={200}>
        <State />
      </GaugeContainer>,
    );
    expect(screen.getByText(/^\[null,null,90/)).toBeInTheDocument();
  },
);

proves(
  [
    'The SVG has the role `meter` with `aria-valuenow`, `aria-valuemin`, and `aria-valuemax`.',
    'Everything inside is hidden from screen readers, including the text.',
    'A `title` also names the gauge, but browsers show the `title` as a tooltip.',
    'Without a value, the gauge has no `aria-valuenow`, which a meter requires.',
    "A gauge can't get the focus, and screen readers don't announce changes of its value.",
  ],
  async () => {
    const { user, rerender } = show(
      <>
        <Meter value={62} aria-label={undefined} title="Disk" />
        <button type="button">After</button>
      </>,
    );
    const meter = screen.getByRole('meter', { name: 'Disk' });
    expect(meter.tagName).toBe('svg');
    expect(meter).toHaveAttribute('aria-valuenow', '62');
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
    expect(screen.getByText('62').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(meter.closest('[aria-live]')).toBeNull();
    await user.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
    rerender(<Meter value={null} />);
    expect(screen.getByRole('meter')).not.toHaveAttribute('aria-valuenow');
    rerender(<Meter value={null} role="img" aria-label="No value" />);
    expect(screen.getByRole('img', { name: 'No value' })).toBeInTheDocument();
  },
);

proves('To stop the movement of the arc, set `skipAnimation` on the `Gauge`.', () => {
  // A system that doesn't ask for less motion.
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  const moving = show(<Meter value={10} skipAnimation={false} />);
  const start = path('valueArc');
  moving.rerender(<Meter value={90} skipAnimation={false} />);
  expect(path('valueArc')).toBe(start);
  moving.unmount();
  const still = show(<Meter value={10} />);
  const before = path('valueArc');
  still.rerender(<Meter value={90} />);
  const after = path('valueArc');
  expect(after).not.toBe(before);
  still.unmount();
  expect(after).toBe(valueArc({ value: 90 }));
  Reflect.deleteProperty(window, 'matchMedia');
});

proves(
  'A gauge shows one value between a minimum and a maximum, as an arc or with a pointer.',
  async () => {
    await expectTypeError(
      `import { Gauge } from '@mui/x-charts/Gauge';
    export const gauge = <Gauge value={[1, 2]} />;`,
      /number/,
    );
  },
);
