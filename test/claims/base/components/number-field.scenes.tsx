/** What the claims about number fields open in the real browser. */
import { type ReactElement, useRef, useState } from 'react';
import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import TextField from '@mui/material/TextField';
import NumberField, {
  type NumberFieldProps,
} from '../../../../docs/base/components/number-field/NumberField';

export { default as AllowedRange } from '../../../../docs/base/components/number-field/AllowedRange';
export { default as BasicNumberField } from '../../../../docs/base/components/number-field/BasicNumberField';
export { default as CompactSpinner } from '../../../../docs/base/components/number-field/CompactSpinner';
export { default as EmptyAsNull } from '../../../../docs/base/components/number-field/EmptyAsNull';
export { default as FormattedNumbers } from '../../../../docs/base/components/number-field/FormattedNumbers';
export { default as OrderForm } from '../../../../docs/base/components/number-field/OrderForm';

/** A field in a form, with a log of what it reports, and what a form sends. */
function Logged(props: Partial<NumberFieldProps>): ReactElement {
  const [calls, setCalls] = useState<readonly string[]>([]);
  const add = (call: string) => setCalls((all) => [...all, call]);
  return (
    <form
      style={{ position: 'relative' }}
      onSubmit={(event) => {
        event.preventDefault();
        add(`send ${JSON.stringify([...new FormData(event.currentTarget)])}`);
      }}
    >
      <NumberField
        label="Jars"
        name="jars"
        onValueChange={(value, { reason }) => add(`${reason} ${value}`)}
        onValueCommitted={(value, { reason }) => add(`commit ${reason} ${value}`)}
        {...props}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setCalls([])}>
        Forget
      </button>
      <output>{calls.join(', ')}</output>
    </form>
  );
}

/* Fields with other props each. */
export const Plain = () => <Logged defaultValue={12} locale="en-US" />;
export const Limited = () => (
  <Logged defaultValue={12} min={6} max={48} step={6} helperText="Up to 48" />
);
export const OwnSteps = () => <Logged defaultValue={12} smallStep={2} largeStep={5} />;
export const Wrong = () => <Logged error helperText="Enter a number." />;
export const Fractions = () => <Logged defaultValue={12} min={0} step="any" locale="en-US" />;
export const Refusing = () => (
  <Logged required min={6} max={48} step={6} allowOutOfRange locale="en-US" />
);
export const Whole = () => (
  <Logged min={0} smallStep={1} format={{ maximumFractionDigits: 0 }} locale="en-US" />
);
export const Wheel = () => <Logged defaultValue={12} allowWheelScrub />;
export const ReadOnly = () => <Logged defaultValue={12} readOnly />;
export const Disabled = () => <Logged defaultValue={12} disabled />;
export const Required = () => <Logged required />;

/** A controlled field, with the way around the text without digits. */
export function Mended() {
  const [jars, setJars] = useState<number | null>(12);
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('jars')));
      }}
    >
      <NumberField
        label="Jars"
        name="jars"
        value={jars}
        onValueChange={setJars}
        onBlur={(event) => {
          if (event.target instanceof HTMLInputElement && !/\p{Nd}/u.test(event.target.value)) {
            setJars(null);
          }
        }}
      />
      <output>{String(jars)}</output>
      <button type="submit">Send</button>
      <p>{sent && `Sent ${sent}`}</p>
    </form>
  );
}

/** A native number field, with and without its arrows. */
export function Native() {
  const [text, setText] = useState('5');
  return (
    <div>
      <TextField label="With arrows" type="number" defaultValue={5} />
      <TextField
        label="Without arrows"
        type="number"
        defaultValue={5}
        sx={{
          '& input': { MozAppearance: 'textfield' },
          '& input::-webkit-inner-spin-button': { WebkitAppearance: 'none' },
        }}
      />
      <TextField
        label="Controlled"
        type="number"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <output>[{text}]</output>
    </div>
  );
}

/** The ref of the hidden input, and two resets. */
export function RefAndReset() {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <form action={async () => {}}>
      <NumberField label="Jars" name="jars" defaultValue={12} inputRef={ref} />
      <label>
        Note <input name="note" />
      </label>
      <button type="button" onClick={() => ref.current?.focus()}>
        Focus
      </button>
      <button type="reset">Reset</button>
      <button type="submit">Act</button>
    </form>
  );
}

/** Labels that users drag. */
export function Scrubbed() {
  return (
    <div style={{ padding: 100 }}>
      {(
        [
          ['Across', {}],
          ['Up', { direction: 'vertical' }],
          ['Coarse', { pixelSensitivity: 8 }],
        ] as const
      ).map(([name, props]) => (
        <BaseNumberField.Root key={name} id={name} defaultValue={12}>
          <BaseNumberField.ScrubArea {...props} style={{ cursor: 'ew-resize' }}>
            <label htmlFor={name}>{name}</label>
          </BaseNumberField.ScrubArea>
          <BaseNumberField.Input />
        </BaseNumberField.Root>
      ))}
    </div>
  );
}
