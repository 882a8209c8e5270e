/** What the claims about checkboxes open in the real browser. */
import { type FormEvent, useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

export { default as AgreeToTerms } from '../../../../docs/base/components/checkboxes/AgreeToTerms';
export { default as BasicCheckboxes } from '../../../../docs/base/components/checkboxes/BasicCheckboxes';
export { default as CheckboxGroup } from '../../../../docs/base/components/checkboxes/CheckboxGroup';
export { default as CheckboxLooks } from '../../../../docs/base/components/checkboxes/CheckboxLooks';
export { default as LabelPlacements } from '../../../../docs/base/components/checkboxes/LabelPlacements';
export { default as SavedTasks } from '../../../../docs/base/components/checkboxes/SavedTasks';
export { default as SelectAll } from '../../../../docs/base/components/checkboxes/SelectAll';

/** An indeterminate checkbox without the property of its input. */
export const PropOnly = () => (
  <FormControlLabel control={<Checkbox indeterminate />} label="All spices" />
);

/** A name on the wrong element, and one on the input. */
export function Names() {
  return (
    <div>
      <Checkbox aria-label="On the root" />
      <Checkbox slotProps={{ input: { 'aria-label': 'Select order 1042' } }} />
    </div>
  );
}

/** A form that is reset by a button or by its action, with boxes that get a new key or not. */
function Resets({ withKey }: { readonly withKey: boolean }) {
  const [resets, setResets] = useState(0);
  const [sent, setSent] = useState('');
  return (
    <form
      action={async (choices) => setSent([...choices.keys()].join(' '))}
      onReset={() => setResets(resets + 1)}
    >
      <FormGroup key={withKey ? resets : 'same'}>
        <FormControlLabel control={<Checkbox name="lunch" />} label="Lunch" />
        <FormControlLabel control={<Checkbox name="tea" defaultChecked />} label="Tea" />
      </FormGroup>
      <button type="reset">Reset</button>
      <button type="submit">Save</button>
      <output>{sent}</output>
    </form>
  );
}

/** A form whose server refuses the choices, and which sends them by its action or on submit. */
function Refused({ byAction }: { readonly byAction: boolean }) {
  const [resets, setResets] = useState(0);
  const [note, setNote] = useState('');
  const saveChoices = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    setNote('Refused');
  };
  return (
    <form
      {...(byAction
        ? { action: saveChoices }
        : {
            onSubmit: (event: FormEvent) => {
              event.preventDefault();
              saveChoices();
            },
          })}
      onReset={() => setResets(resets + 1)}
    >
      <FormGroup key={resets}>
        <FormControlLabel control={<Checkbox name="lunch" />} label="Lunch" />
      </FormGroup>
      <button type="reset">Reset</button>
      <button type="submit">Save</button>
      <output>{note}</output>
    </form>
  );
}

export const RefusedAction = () => <Refused byAction />;

export const RefusedSubmit = () => <Refused byAction={false} />;

export const WithoutKey = () => <Resets withKey={false} />;

export const WithKey = () => <Resets withKey />;

/** Boxes that the state of a form controls, which is reset or not. */
export function ControlledReset({ isReset = true }: { readonly isReset?: boolean }) {
  const [hasLunch, setHasLunch] = useState(false);
  const [hasTea, setHasTea] = useState(true);
  return (
    <form
      action={async () => {}}
      onReset={() => {
        if (isReset) {
          setHasLunch(false);
          setHasTea(true);
        }
      }}
    >
      <FormControlLabel
        control={
          <Checkbox checked={hasLunch} onChange={(event) => setHasLunch(event.target.checked)} />
        }
        label="Lunch"
      />
      <FormControlLabel
        control={
          <Checkbox checked={hasTea} onChange={(event) => setHasTea(event.target.checked)} />
        }
        label="Tea"
      />
      <button type="reset">Reset</button>
      <button type="submit">Save</button>
    </form>
  );
}

export const ControlledWithoutReset = () => <ControlledReset isReset={false} />;

/** A controlled box whose value comes after the first render, and to which a reset goes back. */
export function LateReset({ hasKey = true }: { readonly hasKey?: boolean }) {
  const [resets, setResets] = useState(0);
  const [hasLunch, setHasLunch] = useState(false);
  return (
    <form
      onReset={() => {
        setHasLunch(true);
        setResets(resets + 1);
      }}
    >
      <FormControlLabel
        key={hasKey ? resets : 'box'}
        control={
          <Checkbox checked={hasLunch} onChange={(event) => setHasLunch(event.target.checked)} />
        }
        label="Lunch"
      />
      <button type="button" onClick={() => setHasLunch(true)}>
        Load
      </button>
      <button type="reset">Reset</button>
    </form>
  );
}

export const LateResetWithoutKey = () => <LateReset hasKey={false} />;

/** An indeterminate parent whose clicks change no state, and which sets its property again or not. */
function Ignored({ setsAgain }: { readonly setsAgain: boolean }) {
  const [, setCount] = useState(0);
  return (
    <div>
      <FormControlLabel
        label="All spices"
        control={
          <Checkbox
            checked={false}
            indeterminate
            onChange={(event) => {
              if (setsAgain) {
                event.target.indeterminate = true;
              }
            }}
            slotProps={{
              input: {
                ref: (input: HTMLInputElement | null) => {
                  if (input) {
                    input.indeterminate = true;
                  }
                },
              },
            }}
          />
        }
      />
      <button type="button" onClick={() => setCount((count) => count + 1)}>
        Set it again
      </button>
    </div>
  );
}

export const ClearedByClick = () => <Ignored setsAgain={false} />;

export const SetInOnChange = () => <Ignored setsAgain />;

/** A form with a group and a required box, which checks both on submit and focuses the first error. */
function Both({ noValidate }: { readonly noValidate: boolean }) {
  const [errors, setErrors] = useState<readonly string[]>([]);
  return (
    <form
      noValidate={noValidate}
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const missing = ['day', 'terms'].filter((name) => !data.has(name));
        setErrors(missing);
        if (missing.length > 0) {
          const selector = `input[name=${missing[0]}]:enabled`;
          event.currentTarget.querySelector<HTMLInputElement>(selector)?.focus();
        }
      }}
    >
      <FormControlLabel control={<Checkbox />} label="All days" />
      <FormControl component="fieldset" error={errors.includes('day')}>
        <FormLabel component="legend">Days</FormLabel>
        <FormControlLabel
          disabled
          control={<Checkbox name="day" value="Monday" />}
          label="Monday"
        />
        <FormControlLabel control={<Checkbox name="day" value="Friday" />} label="Friday" />
      </FormControl>
      <FormControlLabel required control={<Checkbox name="terms" />} label="I agree" />
      <button type="submit">Save</button>
      <output>{errors.join(' ')}</output>
    </form>
  );
}

export const BothByBrowser = () => <Both noValidate={false} />;

export const BothOnSubmit = () => <Both noValidate />;

/** A form with a box that the browser requires. */
export function NativeRequired() {
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <FormControlLabel required control={<Checkbox />} label="I agree" />
      <button type="submit">Save</button>
      <output>{count}</output>
    </form>
  );
}

/** A box with a link in its label. */
export const LinkInside = () => (
  <FormControlLabel
    control={<Checkbox />}
    label={
      <span>
        I agree to <a href="#rules">the rules</a>
      </span>
    }
  />
);

/** A group with an error that is required. */
export function Fieldset() {
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <button type="button">First</button>
      <FormControl component="fieldset" error required>
        <FormLabel component="legend">Days</FormLabel>
        <FormGroup>
          <FormControlLabel control={<Checkbox color="success" />} label="Friday" />
          <FormControlLabel control={<Checkbox disabled />} label="Saturday" />
          <FormControlLabel required control={<Checkbox defaultChecked />} label="Sunday" />
        </FormGroup>
        <FormHelperText>Choose a day.</FormHelperText>
        <FormHelperText error={false}>The harbor is closed.</FormHelperText>
      </FormControl>
    </form>
  );
}

/** A box that is disabled while it saves. */
export function DisabledWhileSaving() {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <FormControlLabel
      disabled={isSaving}
      control={<Checkbox />}
      label="Fill the water tank"
      onChange={() => setIsSaving(true)}
    />
  );
}

/** Each color state, and an icon that isn't an icon of the package. */
export function Colors() {
  return (
    <div>
      <FormControlLabel control={<Checkbox color="success" />} label="Empty" />
      <FormControlLabel control={<Checkbox color="success" defaultChecked />} label="Checked" />
      <FormControlLabel control={<Checkbox color="success" indeterminate />} label="Some" />
      <FormControlLabel
        control={<Checkbox color="success" defaultChecked disabled />}
        label="Checked and disabled"
      />
      <FormControlLabel
        control={<Checkbox color="success" indeterminate disabled />}
        label="Some and disabled"
      />
    </div>
  );
}

/** Boxes with `readOnly`. */
export function ReadOnly() {
  return (
    <form>
      <FormControlLabel control={<Checkbox name="free" readOnly />} label="Own state" />
      <FormControlLabel control={<Checkbox name="held" readOnly checked />} label="Controlled" />
      <FormControlLabel
        control={<Checkbox name="empty" readOnly checked={false} />}
        label="Controlled and empty"
      />
    </form>
  );
}

/** A form that counts how often it is submitted. */
export function Submits() {
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <FormControlLabel control={<Checkbox />} label="Lunch" />
      <button type="submit">Save</button>
      <output>{count}</output>
    </form>
  );
}

const PURPLE_CHOICE = '&:is(.Mui-checked, .MuiCheckbox-indeterminate):not(.Mui-disabled)';

/** The two ways to style one box in each of its states, and the same boxes disabled. */
export function Styled() {
  const states = [
    { suffix: ', empty' },
    { suffix: '', defaultChecked: true },
    { suffix: ', some', indeterminate: true },
  ];
  return (
    <div>
      <style>{`${PURPLE_CHOICE.replace('&', '.harbor')} { color: #6a1b9a }`}</style>
      {states.flatMap(({ suffix, ...state }) =>
        [false, true].map((disabled) => {
          const name = `${suffix}${disabled ? ', disabled' : ''}`;
          return (
            <div key={name}>
              <FormControlLabel
                control={
                  <Checkbox
                    {...state}
                    disabled={disabled}
                    sx={{ [PURPLE_CHOICE]: { color: '#6a1b9a' } }}
                  />
                }
                label={`sx${name}`}
              />
              <FormControlLabel
                control={<Checkbox {...state} disabled={disabled} className="harbor" />}
                label={`CSS${name}`}
              />
            </div>
          );
        }),
      )}
    </div>
  );
}

/** Boxes below a text, with and without `edge`. */
export function Edges() {
  return (
    <div>
      <p>Text</p>
      <div>
        <Checkbox edge="start" slotProps={{ input: { 'aria-label': 'Aligned' } }} />
      </div>
      <div>
        <Checkbox edge="start" size="small" slotProps={{ input: { 'aria-label': 'Small' } }} />
      </div>
      <div>
        <Checkbox edge="start" size="large" slotProps={{ input: { 'aria-label': 'Large' } }} />
      </div>
      <div>
        <Checkbox slotProps={{ input: { 'aria-label': 'Plain' } }} />
      </div>
    </div>
  );
}
