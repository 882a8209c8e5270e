/** What the claims about the slider open in the real browser. */
import { useState } from 'react';
import Slider, { type SliderProps } from '@mui/material/Slider';
import { createTheme, ThemeProvider } from '@mui/material/styles';

export { default as AudiobookPlayer } from '../../../../docs/base/components/slider/AudiobookPlayer';
export { default as BasicSlider } from '../../../../docs/base/components/slider/BasicSlider';
export { default as MarkedSliders } from '../../../../docs/base/components/slider/MarkedSliders';
export { default as MinDistance } from '../../../../docs/base/components/slider/MinDistance';
export { default as NonLinearSlider } from '../../../../docs/base/components/slider/NonLinearSlider';
export { default as PriceRange } from '../../../../docs/base/components/slider/PriceRange';
export { default as SaveOnRelease } from '../../../../docs/base/components/slider/SaveOnRelease';
export { default as SliderLooks } from '../../../../docs/base/components/slider/SliderLooks';
export { default as SliderWithField } from '../../../../docs/base/components/slider/SliderWithField';
export { default as ValueLabels } from '../../../../docs/base/components/slider/ValueLabels';
export { default as VerticalSliders } from '../../../../docs/base/components/slider/VerticalSliders';

type OfNumber = Omit<SliderProps<'span', object, number>, 'onChange' | 'onChangeCommitted'>;
type OfRange = Omit<SliderProps<'span', object, number[]>, 'onChange' | 'onChangeCommitted'>;

/** A slider of 400 px between two buttons, and the calls of its functions. */
function Logged({ defaultValue = 50, ...props }: OfNumber) {
  const [value, setValue] = useState(defaultValue);
  const [calls, setCalls] = useState<readonly string[]>([]);
  const log = (call: string) => setCalls((before) => [...before, call]);
  return (
    <div style={{ width: 400, padding: 30 }}>
      <button type="button">First</button>
      <Slider
        aria-label="Level"
        {...props}
        value={value}
        onChange={(event, next) => {
          setValue(next);
          log(`change ${next}`);
        }}
        onChangeCommitted={(event, next) => log(`commit ${next}`)}
      />
      <button type="button" onClick={() => setValue(defaultValue)}>
        Reset
      </button>
      <output>{calls.join(', ')}</output>
    </div>
  );
}

export const Plain = () => <Logged />;

export const Labeled = () => <Logged valueLabelDisplay="auto" />;

export const Tenths = () => <Logged defaultValue={0.2} max={1} step={0.1} valueLabelDisplay="on" />;

export const OnMarks = () => (
  <Logged
    defaultValue={20}
    step={null}
    marks={[{ value: 0 }, { value: 20 }, { value: 70 }, { value: 100 }]}
  />
);

export const Vertical = () => (
  <div style={{ height: 300 }}>
    <Logged orientation="vertical" sx={{ height: 200 }} />
  </div>
);

const rtl = createTheme({ direction: 'rtl' });

export const RightToLeft = () => (
  <ThemeProvider theme={rtl}>
    <div dir="rtl">
      <Logged />
    </div>
  </ThemeProvider>
);

export const Disabled = () => <Logged disabled />;

/** A range, and the calls of its functions. */
function LoggedRange(props: OfRange) {
  const [value, setValue] = useState([20, 60]);
  const [calls, setCalls] = useState<readonly string[]>([]);
  return (
    <div style={{ width: 400, padding: 30 }}>
      <button type="button">First</button>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'From' : 'To')}
        {...props}
        value={value}
        onChange={(event, next, activeThumb) => {
          setValue(next);
          setCalls((before) => [...before, `${activeThumb}: ${next.join('–')}`]);
        }}
      />
      <output>{calls.at(-1)}</output>
    </div>
  );
}

export const Range = () => <LoggedRange />;

export const FixedRange = () => <LoggedRange disableSwap />;

/** A tall page with sliders in it. */
export const Tall = () => (
  <div style={{ height: 3000 }}>
    <Slider aria-label="Wide" defaultValue={50} sx={{ width: 200, mt: 30 }} />
    <Slider aria-label="Tall" defaultValue={50} orientation="vertical" sx={{ height: 300 }} />
  </div>
);

/** Sliders with a step of 1, without marks and with a list of them. */
export const Steps = () => (
  <div style={{ width: 400, padding: 30 }}>
    <Slider aria-label="No marks" defaultValue={20} min={7} max={107} />
    <Slider
      aria-label="Listed"
      defaultValue={20}
      min={7}
      max={107}
      marks={[
        { value: 10, label: 'A' },
        { value: 90, label: 'B' },
      ]}
    />
  </div>
);

export const Unsorted = () => (
  <Logged
    defaultValue={0}
    step={null}
    marks={[{ value: 70 }, { value: 0 }, { value: 20 }, { value: 100 }]}
  />
);

export const WithoutHeight = () => (
  <div>
    <p>A paragraph</p>
    <Slider aria-label="Flat" orientation="vertical" />
  </div>
);

/** Each change disables the slider for half a second. */
export function DisabledLater() {
  const [disabled, setDisabled] = useState(false);
  return (
    <Slider
      aria-label="Level"
      defaultValue={50}
      disabled={disabled}
      onChangeCommitted={() => {
        setDisabled(true);
        setTimeout(() => setDisabled(false), 500);
      }}
    />
  );
}

const sizes = (style: object) =>
  createTheme({ components: { MuiSlider: { variants: [{ props: {}, style }] } } });

/** Vertical sliders with the thickness of the page's size. */
export const VerticalSizes = () => (
  <div style={{ height: 200 }}>
    <ThemeProvider theme={sizes({ width: 8 })}>
      <Slider aria-label="By width" orientation="vertical" />
    </ThemeProvider>
    <ThemeProvider theme={sizes({ height: 8 })}>
      <Slider aria-label="By height" orientation="vertical" />
    </ThemeProvider>
    <ThemeProvider theme={sizes({ height: 8, '& .MuiSlider-thumb': { width: 28, height: 28 } })}>
      <Slider aria-label="Horizontal" sx={{ maxWidth: 200 }} />
    </ThemeProvider>
  </div>
);

export const ValueTexts = () => (
  <div style={{ width: 400, padding: 60 }}>
    <Slider
      aria-label="Formatted"
      value={9}
      marks={[{ value: 9, label: 'Nine' }]}
      valueLabelDisplay="on"
      valueLabelFormat={(value) => `shown ${value}`}
    />
    <Slider aria-label="By function" value={9} getAriaValueText={(value) => `value ${value}`} />
    <Slider aria-label="Fixed" value={9} aria-valuetext="nine" />
  </div>
);

export const Form = () => (
  <form>
    <Slider aria-label="One" name="one" defaultValue={3} max={8} scale={(x) => 2 ** x} />
    <Slider getAriaLabel={(index) => `Two ${index}`} name="two" defaultValue={[20, 60]} />
  </form>
);
