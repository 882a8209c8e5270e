/** What the claims about selects open in the real browser. */
import { type ReactNode, useState } from 'react';
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

/** A form whose native selects start with their second option. */
export function NativeReset() {
  const [sail, setSail] = useState('jib');
  const options = ['storm jib', 'jib', 'genoa'].map((name) => <option key={name}>{name}</option>);
  return (
    <form onReset={() => setSail('jib')}>
      <TextField
        select
        label="Composed"
        value={sail}
        onChange={(event) => setSail(event.target.value)}
      >
        <MenuItem value="jib">jib</MenuItem>
        <MenuItem value="genoa">genoa</MenuItem>
      </TextField>
      <TextField
        select
        label="Field"
        name="field"
        defaultValue="jib"
        slotProps={{ select: { native: true } }}
      >
        {options}
      </TextField>
      <NativeSelect name="native" defaultValue="jib" inputProps={{ 'aria-label': 'Native' }}>
        {options}
      </NativeSelect>
      <Button type="reset">Reset</Button>
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
          slotProps: {
            paper: {
              sx: { maxHeight: 240, width: 0, '& .MuiMenuItem-root': { whiteSpace: 'normal' } },
            },
          },
        }}
      />
      <Looks label="Long" />
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

/** Chips that can be deleted, without what the demo adds to them. */
export function PlainChips() {
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

/** Native lists without a choice, with and without the page's `shrink`, and what `onChange` got last. */
export function NativeSeveral() {
  const [values, setValues] = useState<readonly unknown[]>([]);
  return (
    <div>
      {['Covered', 'Above'].map((label) => (
        <FormControl key={label} sx={{ m: 2, width: 200 }}>
          <InputLabel htmlFor={label} {...(label === 'Above' && { shrink: true })}>
            {label}
          </InputLabel>
          <Select<number[]>
            multiple
            native
            id={label}
            label={label}
            defaultValue={[]}
            onChange={({ target }) =>
              setValues([
                [target.value],
                target instanceof HTMLSelectElement
                  ? Array.from(target.selectedOptions, ({ value }) => Number(value))
                  : [],
              ])
            }
          >
            {[1, 2, 3].map((id) => (
              <option key={id} value={id}>{`Berth ${id}`}</option>
            ))}
          </Select>
        </FormControl>
      ))}
      <output>{JSON.stringify(values)}</output>
    </div>
  );
}

/** Chips with `onDelete` in a disabled select. */
export function DisabledChips() {
  const [gear, setGear] = useState<readonly string[]>(GEAR);
  return (
    <Select
      multiple
      disabled
      value={gear}
      SelectDisplayProps={{ 'aria-label': 'Gear' }}
      renderValue={(selected) =>
        selected.map((item) => (
          <Chip
            key={item}
            label={item}
            tabIndex={-1}
            onDelete={() => setGear((before) => before.filter((one) => one !== item))}
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

/** Lists without a choice that begin with a heading and a disabled option. */
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
          <MenuItem value="heron" disabled>
            Heron
          </MenuItem>
          <MenuItem value="coot">Coot</MenuItem>
        </TextField>
      ))}
    </div>
  );
}

/** A list without a choice whose first option is disabled. */
export function FirstDisabled() {
  return (
    <TextField select label="Boat" defaultValue="" sx={{ width: 200 }}>
      <MenuItem value="heron" disabled>
        Heron
      </MenuItem>
      <MenuItem value="coot">Coot</MenuItem>
    </TextField>
  );
}

export function DisabledSelect() {
  return (
    <TextField select disabled label="Boat" defaultValue="coot" sx={{ width: 200 }}>
      <MenuItem value="coot">Coot</MenuItem>
    </TextField>
  );
}

/** A select whose `name` takes the place of an `id`. */
export function NamedSelect() {
  return (
    <FormControl sx={{ width: 200 }}>
      <InputLabel id="boat-label">Boat</InputLabel>
      <Select labelId="boat-label" name="boat" label="Boat" defaultValue="coot">
        <MenuItem value="coot">Coot</MenuItem>
      </Select>
    </FormControl>
  );
}

/** A list that a button opens. */
export function OpenByButton() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <TextField
        select
        label="Boat"
        defaultValue="coot"
        slotProps={{
          select: { open, onOpen: () => setOpen(true), onClose: () => setOpen(false) },
        }}
      >
        <MenuItem value="coot">Coot</MenuItem>
      </TextField>
      <Button onClick={() => setOpen(true)}>Open</Button>
    </div>
  );
}

/** A long list of berths, two of them chosen, the first one disabled. */
function Berths({
  MenuProps,
  max = Infinity,
}: Pick<SelectProps, 'MenuProps'> & { readonly max?: number }) {
  const [berths, setBerths] = useState<readonly number[]>([2, 3]);
  return (
    <div>
      <Select<readonly number[]>
        multiple
        value={berths}
        onChange={({ target: { value } }) => setBerths(typeof value === 'string' ? [] : value)}
        SelectDisplayProps={{ 'aria-label': 'Berths' }}
        MenuProps={{
          ...MenuProps,
          slotProps: { paper: { sx: { maxHeight: 240 } } },
        }}
      >
        {Array.from({ length: 30 }, (_, id) => (
          <MenuItem
            key={id}
            value={id}
            disabled={id === 0 || (berths.length >= max && !berths.includes(id))}
          >
            {`Berth ${id}`}
          </MenuItem>
        ))}
      </Select>
      <output>{berths.join(' ')}</output>
    </div>
  );
}

const ON_MENU = { variant: 'menu' } as const;
const WITHOUT_ITEM = { disableAutoFocusItem: true };

export const LongList = () => <Berths />;
export const LongMenu = () => <Berths MenuProps={ON_MENU} />;
export const LongListWithoutItem = () => <Berths MenuProps={WITHOUT_ITEM} />;
export const LimitedMenu = () => <Berths max={3} MenuProps={ON_MENU} />;
export const LimitedListWithoutItem = () => <Berths max={3} MenuProps={WITHOUT_ITEM} />;
