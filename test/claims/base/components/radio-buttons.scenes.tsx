/** What the claims about radio buttons open in the real browser. */
import { useState } from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

export { default as BasicRadios } from '../../../../docs/base/components/radio-buttons/BasicRadios';
export { default as BoxCards } from '../../../../docs/base/components/radio-buttons/BoxCards';
export { default as OptionalRadios } from '../../../../docs/base/components/radio-buttons/OptionalRadios';
export { default as RadioLooks } from '../../../../docs/base/components/radio-buttons/RadioLooks';
export { default as RequiredRadios } from '../../../../docs/base/components/radio-buttons/RequiredRadios';
export { default as ServingsRadios } from '../../../../docs/base/components/radio-buttons/ServingsRadios';

/** A group with a disabled option between two buttons, and each value that `onChange` got. */
function Keys({ controlled }: { readonly controlled: boolean }) {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <div>
      <button type="button">Before</button>
      <RadioGroup
        aria-label="Tide"
        {...(controlled && { value: values.at(-1) ?? null })}
        onChange={(_event, value) => setValues([...values, value])}
      >
        <FormControlLabel value="high" control={<Radio />} label="High" />
        <FormControlLabel value="slack" disabled control={<Radio />} label="Slack" />
        <FormControlLabel value="ebb" control={<Radio />} label="Ebb" />
        <FormControlLabel value="low" control={<Radio />} label="Low" />
      </RadioGroup>
      <button type="button">After</button>
      <output>{values.join(' ')}</output>
    </div>
  );
}

export const Controlled = () => <Keys controlled />;

export const Uncontrolled = () => <Keys controlled={false} />;

/** Required radio buttons, as the page's block has them. */
export function Native() {
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('state')));
      }}
    >
      <RadioGroup name="state" aria-label="The book you return is">
        <FormControlLabel value="fine" control={<Radio required />} label="Fine" />
        <FormControlLabel value="damaged" control={<Radio required />} label="Damaged" />
      </RadioGroup>
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}

/** A group with an error. */
export const Failed = () => (
  <FormControl error>
    <FormLabel>State</FormLabel>
    <RadioGroup defaultValue="fine">
      <FormControlLabel value="fine" control={<Radio />} label="Fine" />
      <FormControlLabel value="damaged" control={<Radio />} label="Damaged" />
    </RadioGroup>
  </FormControl>
);

/** A form that is reset, whose group gets a new key or not. */
function Resets({ withKey }: { readonly withKey: boolean }) {
  const [resets, setResets] = useState(0);
  return (
    <form onReset={() => setResets(resets + 1)}>
      <RadioGroup key={withKey ? resets : 'same'} aria-label="Tide" defaultValue="high">
        <FormControlLabel value="high" control={<Radio />} label="High" />
        <FormControlLabel value="low" control={<Radio />} label="Low" />
      </RadioGroup>
      <button type="reset">Reset</button>
    </form>
  );
}

export const WithoutKey = () => <Resets withKey={false} />;

export const WithKey = () => <Resets withKey />;

/** Each place of a label. */
export const Placements = () => (
  <div>
    {(['end', 'start', 'top', 'bottom'] as const).map((place) => (
      <FormControlLabel key={place} labelPlacement={place} control={<Radio />} label={place} />
    ))}
  </div>
);

/** The size that the page adds, which the types don't know here. */
const LARGE = Object.fromEntries([['size', 'large']]);

/** The default size, a small one, and one that the page adds. */
export const Sizes = () => (
  <div>
    <Radio slotProps={{ input: { 'aria-label': 'medium' } }} />
    <Radio size="small" slotProps={{ input: { 'aria-label': 'small' } }} />
    <Radio {...LARGE} slotProps={{ input: { 'aria-label': 'large' } }} />
  </div>
);
