/** What the claims about selects open in the real browser. */
import { type ReactNode, useState } from 'react';
import CancelIcon from '@mui/icons-material/Cancel';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import NativeSelect from '@mui/material/NativeSelect';
import Select, { type SelectProps } from '@mui/material/Select';
import TextField from '@mui/material/TextField';

export { default as CheckSelect } from '../../../../docs/base/components/selects/CheckSelect';
export { default as ChipSelect } from '../../../../docs/base/components/selects/ChipSelect';
export { default as ClearableSelect } from '../../../../docs/base/components/selects/ClearableSelect';
export { default as EmptyOption } from '../../../../docs/base/components/selects/EmptyOption';
export { default as FormSelect } from '../../../../docs/base/components/selects/FormSelect';
export { default as GroupedSelect } from '../../../../docs/base/components/selects/GroupedSelect';
export { default as LabeledSelect } from '../../../../docs/base/components/selects/LabeledSelect';
export { default as LateOptions } from '../../../../docs/base/components/selects/LateOptions';
export { default as LongList } from '../../../../docs/base/components/selects/LongList';
export { default as NativeBoatSelect } from '../../../../docs/base/components/selects/NativeBoatSelect';
export { default as PierField } from '../../../../docs/base/components/selects/PierField';

/** Selects of each kind between two buttons, with one disabled option, and what was chosen. */
export function Kinds() {
  const [single, setSingle] = useState('b');
  const [several, setSeveral] = useState<readonly string[]>(['b']);
  const [native, setNative] = useState('b');
  const items = ['Alder', 'Birch', 'Cedar', 'Douglas fir', 'Elm'].map((name) => (
    <MenuItem key={name} value={name[0]?.toLowerCase()} disabled={name === 'Cedar'}>
      {name}
    </MenuItem>
  ));
  return (
    <div>
      <button type="button">First</button>
      <TextField
        select
        label="Single"
        value={single}
        onChange={(event) => setSingle(event.target.value)}
        helperText="Help"
        sx={{ width: 200 }}
      >
        {items}
      </TextField>
      <FormControl sx={{ width: 200 }}>
        <InputLabel id="several-label">Several</InputLabel>
        <Select
          multiple
          labelId="several-label"
          label="Several"
          value={several}
          onChange={({ target: { value } }) =>
            setSeveral(typeof value === 'string' ? value.split(',') : value)
          }
        >
          {items}
        </Select>
      </FormControl>
      <FormControl variant="standard">
        <InputLabel htmlFor="native">Native</InputLabel>
        <NativeSelect
          id="native"
          value={native}
          onChange={(event) => setNative(event.target.value)}
        >
          <option value="a">Alder</option>
          <option value="b">Birch</option>
        </NativeSelect>
      </FormControl>
      <button type="button">Last</button>
      <output>{[single, several.join('+'), native].join(' ')}</output>
    </div>
  );
}

/** A form that leaves the check of required fields to the browser. */
export function CheckedByBrowser() {
  const [submits, setSubmits] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <TextField select required name="tide" label="Departure" defaultValue="" sx={{ width: 200 }}>
        <MenuItem value="morning">Morning tide</MenuItem>
      </TextField>
      <Button type="submit">Book</Button>
      <output>{submits}</output>
    </form>
  );
}

/** A select in a narrow frame, with props. */
function Looks({
  label,
  width = 120,
  ...props
}: SelectProps & { readonly width?: number }): ReactNode {
  return (
    <FormControl sx={{ width, m: 2 }}>
      <InputLabel id={`${label}-label`}>{label}</InputLabel>
      <Select {...props} labelId={`${label}-label`} label={label} defaultValue="a">
        <MenuItem value="a">A</MenuItem>
        {Array.from({ length: 30 }, (_, index) => (
          <MenuItem key={index} value={index}>
            {`${index} knots at the mouth of the river`}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

export function Menus() {
  return (
    <div>
      <Looks label="Plain" width={500} />
      <Looks label="Auto" width={500} autoWidth />
      <Looks
        label="Start"
        MenuProps={{
          anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
          transformOrigin: { vertical: 'top', horizontal: 'left' },
          slotProps: { paper: { sx: { maxHeight: 240 } } },
        }}
      />
      <Looks label="Low" MenuProps={{ slotProps: { paper: { sx: { maxHeight: 240 } } } }} />
    </div>
  );
}

const numbers = (length: number) => Array.from({ length }, (_, index) => `Number ${index}`);

/** A select of many options. */
function Many({ length }: { readonly length: number }) {
  return (
    <TextField select label={`${length} options`} defaultValue="Number 3" sx={{ width: 200 }}>
      {numbers(length).map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

export function LongSelects() {
  return (
    <div>
      <Many length={50} />
      <Many length={5000} />
    </div>
  );
}

const LENGTHS = [
  <option key="" value="">
    Any length
  </option>,
  <option key="8">8</option>,
];

/** Native selects with an empty option that has a text, with and without the page's fix. */
export function NativeEmpty() {
  return (
    <div>
      <TextField select label="Covered" defaultValue="" slotProps={{ select: { native: true } }}>
        {LENGTHS}
      </TextField>
      <TextField
        select
        label="Above"
        defaultValue=""
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {LENGTHS}
      </TextField>
      {['Native covered', 'Native above'].map((label) => (
        <FormControl key={label} variant="standard">
          <InputLabel htmlFor={label} {...(label === 'Native above' && { shrink: true })}>
            {label}
          </InputLabel>
          <NativeSelect id={label} defaultValue="">
            {LENGTHS}
          </NativeSelect>
        </FormControl>
      ))}
    </div>
  );
}

const GEAR = ['Flares', 'Radio'];

/** Chips that can be deleted: one icon stops `mousedown`, one doesn't. */
export function DeletableChips() {
  const [gear, setGear] = useState<readonly string[]>(GEAR);
  return (
    <div>
      <Select
        multiple
        value={gear}
        SelectDisplayProps={{ 'aria-label': 'Gear' }}
        renderValue={(selected) =>
          selected.map((item) => (
            <Chip
              key={item}
              label={item}
              onDelete={() => setGear((before) => before.filter((one) => one !== item))}
              {...(item === 'Radio' && {
                deleteIcon: <CancelIcon onMouseDown={(event) => event.stopPropagation()} />,
              })}
            />
          ))
        }
      >
        {GEAR.map((item) => (
          <MenuItem key={item} value={item}>
            {item}
          </MenuItem>
        ))}
      </Select>
      <output>{gear.join(' ')}</output>
    </div>
  );
}

/** Drops the props that `Select` passes, as the page's heading does, but isn't skipped. */
function PlainHeading({ children }: { readonly children: ReactNode }) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}

function SkippedHeading({ children }: { readonly children: ReactNode }) {
  return <ListSubheader role="presentation">{children}</ListSubheader>;
}
SkippedHeading.muiSkipListHighlight = true;

/** Lists without a choice that begin with a heading. */
export function Headings() {
  return (
    <div>
      {[PlainHeading, SkippedHeading].map((Heading) => (
        <TextField
          key={Heading.name}
          select
          label={Heading.name}
          defaultValue=""
          sx={{ width: 200 }}
        >
          <Heading>Sailing boats</Heading>
          <MenuItem value="heron">Heron</MenuItem>
          <MenuItem value="coot">Coot</MenuItem>
        </TextField>
      ))}
    </div>
  );
}

/** A select that gets its name from the label and from `name`. */
export function NamedByName() {
  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel id="pier-label">Pier</InputLabel>
      <Select labelId="pier-label" label="Pier" name="pier" defaultValue="north">
        <MenuItem value="north">North pier</MenuItem>
      </Select>
    </FormControl>
  );
}
