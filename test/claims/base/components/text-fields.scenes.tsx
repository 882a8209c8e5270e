/** What the claims about text fields open in the real browser. */
import { type SyntheticEvent, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import Input from '@mui/material/Input';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TextField from '@mui/material/TextField';

export { default as BasicTextField } from '../../../../docs/base/components/text-fields/BasicTextField';
export { default as BerthNumber } from '../../../../docs/base/components/text-fields/BerthNumber';
export { default as ComposedField } from '../../../../docs/base/components/text-fields/ComposedField';
export { default as FieldAdornments } from '../../../../docs/base/components/text-fields/FieldAdornments';
export { default as FieldSizes } from '../../../../docs/base/components/text-fields/FieldSizes';
export { default as FuelPrice } from '../../../../docs/base/components/text-fields/FuelPrice';
export { default as LogEntry } from '../../../../docs/base/components/text-fields/LogEntry';
export { default as PasswordField } from '../../../../docs/base/components/text-fields/PasswordField';
export { default as RoundSearch } from '../../../../docs/base/components/text-fields/RoundSearch';
export { default as RoundSearchCss } from '../../../../docs/base/components/text-fields/RoundSearch.css.tsx';
export { default as RenameBoat } from '../../../../docs/base/components/text-fields/RenameBoat';
export { default as SlotMap } from '../../../../docs/base/components/text-fields/SlotMap';
export { default as TextFieldVariants } from '../../../../docs/base/components/text-fields/TextFieldVariants';
export { default as WaitingList } from '../../../../docs/base/components/text-fields/WaitingList';

const VARIANTS = ['outlined', 'filled', 'standard'] as const;

/** A field of each variant in the states that the page names. */
export function States() {
  return (
    <form>
      <button type="button">First</button>
      {VARIANTS.map((variant) => (
        <div key={variant}>
          <TextField variant={variant} label={`Plain ${variant}`} helperText="A hint" />
          <TextField variant={variant} label={`Wrong ${variant}`} error helperText="A message" />
          <TextField variant={variant} label={`Needed ${variant}`} required />
          <TextField variant={variant} label={`Off ${variant}`} disabled />
          <TextField
            variant={variant}
            label={`Wrong and off ${variant}`}
            error
            disabled
            helperText="A message"
            slotProps={{
              input: { endAdornment: <IconButton aria-label={`Undo ${variant}`}>↶</IconButton> },
            }}
          />
          <TextField
            variant={variant}
            label={`Fixed ${variant}`}
            defaultValue="Ines"
            slotProps={{
              input: {
                readOnly: true,
                endAdornment: (
                  <InputAdornment position="end">
                    <IconButton aria-label={`Copy ${variant}`}>⎘</IconButton>
                  </InputAdornment>
                ),
              },
            }}
          />
        </div>
      ))}
      <button type="submit">Last</button>
    </form>
  );
}

/** The types of the page, and what `event.target.value` was at each change of the number. */
export function Types() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <div>
      <TextField label="Mail" type="email" autoComplete="email" />
      <TextField label="Phone" type="tel" autoComplete="tel" />
      <TextField label="Search" type="search" />
      <TextField label="Count" slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      <TextField label="Date alone" type="date" />
      <TextField label="Date" type="date" slotProps={{ inputLabel: { shrink: true } }} />
      <TextField label="Password" type="password" autoComplete="new-password" />
      <TextField
        label="Number"
        type="number"
        onChange={(event) => setValues((before) => [...before, event.target.value])}
      />
      <output>{JSON.stringify(values)}</output>
    </div>
  );
}

/** Textareas that grow, between limits, of a fixed height, and without a field. */
export function Rows() {
  return (
    <div style={{ width: 300 }}>
      <TextField label="Grows" multiline />
      <TextField label="Limited" multiline minRows={2} maxRows={4} />
      <TextField label="Fixed" multiline rows={3} />
      <TextareaAutosize aria-label="Bare" />
    </div>
  );
}

/** Adornments that let clicks through, and not; a string in each way. */
export function Adornments() {
  return (
    <div>
      {(['start', 'end'] as const).map((position) =>
        [false, true].map((disablePointerEvents) => {
          const adornment = (
            <InputAdornment
              position={position}
              disablePointerEvents={disablePointerEvents}
              disableTypography={disablePointerEvents}
            >
              kg
            </InputAdornment>
          );
          return (
            <TextField
              key={`${position} ${disablePointerEvents}`}
              label={`Weight ${position} ${disablePointerEvents}`}
              slotProps={{
                input:
                  position === 'start'
                    ? { startAdornment: adornment }
                    : { endAdornment: adornment },
              }}
            />
          );
        }),
      )}
    </div>
  );
}

/** The page's select. */
export function Season() {
  return (
    <div>
      <TextField label="Text" defaultValue="Summer" sx={{ minWidth: 160 }} />
      <TextField select label="Season" defaultValue="summer" sx={{ minWidth: 160 }}>
        <MenuItem value="summer">Summer</MenuItem>
        <MenuItem value="winter">Winter</MenuItem>
      </TextField>
    </div>
  );
}

/** Margins, and a field as wide as its container. */
export function Looks() {
  return (
    <Box sx={{ width: 500 }}>
      {(['none', 'dense', 'normal'] as const).map((margin) => (
        <div key={margin}>
          <TextField label={`Margin ${margin}`} margin={margin} />
        </div>
      ))}
      <TextField label="Wide" fullWidth />
      <TextField label="Narrow" />
    </Box>
  );
}

/** Which handlers were called. */
export function Events() {
  const [calls, setCalls] = useState<readonly string[]>([]);
  const add = (name: string) => () => setCalls((before) => [...before, name]);
  return (
    <form>
      <TextField
        label="Boat"
        required
        onChange={add('change')}
        onFocus={add('focus')}
        onBlur={add('blur')}
        onKeyDown={add('down')}
        onKeyUp={add('up')}
        onInvalid={add('invalid on field')}
        slotProps={{
          htmlInput: { onInvalid: add('invalid on input'), onKeyDown: add('down on input') },
          input: { endAdornment: <button type="button">In the field</button> },
        }}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => setCalls([])}>
        Forget
      </button>
      <output>{calls.join(', ')}</output>
    </form>
  );
}

/** Fields composed with and without what the page asks for. */
export function Compositions() {
  return (
    <div>
      <FormControl>
        <InputLabel htmlFor="with">With a label</InputLabel>
        <OutlinedInput id="with" label="With a label" defaultValue="1" />
      </FormControl>
      <FormControl>
        <InputLabel htmlFor="without">Without a label</InputLabel>
        <OutlinedInput id="without" defaultValue="1" />
      </FormControl>
      <FormControl required error size="small" color="secondary" variant="filled">
        <InputLabel htmlFor="wrong">Wrong</InputLabel>
        <FilledInput id="wrong" defaultValue="1" />
      </FormControl>
      <FormControl disabled variant="standard">
        <InputLabel htmlFor="off">Off</InputLabel>
        <Input id="off" />
      </FormControl>
      <InputBase inputProps={{ 'aria-label': 'Find a boat' }} />
      <FormControl>
        <InputLabel htmlFor="up" shrink>
          Up with a gap
        </InputLabel>
        <OutlinedInput id="up" label="Up with a gap" notched />
      </FormControl>
      <FormControl>
        <InputLabel htmlFor="closed" shrink>
          Up without a gap
        </InputLabel>
        <OutlinedInput id="closed" label="Up without a gap" />
      </FormControl>
    </div>
  );
}

/** Rarely used props, each beside the usual look. */
export function RareProps() {
  return (
    <div>
      <FilledInput className="filled" inputProps={{ 'aria-label': 'Filled' }} />
      <FilledInput
        className="filled-bare"
        disableUnderline
        inputProps={{ 'aria-label': 'Filled, no line' }}
      />
      <Input className="standard" inputProps={{ 'aria-label': 'Standard' }} />
      <Input
        className="standard-bare"
        disableUnderline
        inputProps={{ 'aria-label': 'Standard, no line' }}
      />
      <FilledInput
        className="hidden-label"
        hiddenLabel
        inputProps={{ 'aria-label': 'Filled, no label' }}
      />
      <TextField
        className="hidden-label-field"
        hiddenLabel
        variant="filled"
        placeholder="Find a boat"
        slotProps={{ htmlInput: { 'aria-label': 'Find a boat' } }}
      />
      <TextField className="focused" label="Looks focused" focused />
      <TextField className="animated" label="Animated" />
      <TextField
        className="still"
        label="Still"
        slotProps={{ inputLabel: { disableAnimation: true } }}
      />
      <TextField className="open" label="Open" slotProps={{ input: { notched: true } }} />
      <TextField className="closed" label="Closed" slotProps={{ input: { notched: false } }} />
      <OutlinedInput
        className="outline"
        inputProps={{ 'aria-label': 'Outline' }}
        slotProps={{ notchedOutline: { className: 'my-outline' } }}
      />
    </div>
  );
}

/** A field that is defined in a component that renders it, one with a changing key, and a good one. */
export function LostFocus() {
  const [name, setName] = useState('');
  const set = (event: { target: { value: string } }) => setName(event.target.value);
  /* eslint-disable react-hooks/static-components -- the mistake that the page describes */
  const Row = () => <TextField label="Inner" value={name} onChange={set} />;
  return (
    <div>
      <Row />
      {/* eslint-enable react-hooks/static-components */}
      <TextField key={name} label="Keyed" value={name} onChange={set} />
      <TextField label="Good" value={name} onChange={set} />
    </div>
  );
}

/** Texts that arrive without an event, with and without the page's fixes. */
export function LateTexts() {
  const [name, setName] = useState<string | null>();
  const [nothing, setNothing] = useState<string | null>(null);
  const scripted = useRef<HTMLInputElement>(null);
  return (
    <form>
      <TextField label="Undefined" value={name} />
      <TextField label="Null" value={nothing} />
      <TextField label="Empty" value={name ?? ''} onChange={() => undefined} />
      <TextField label="Scripted" inputRef={scripted} />
      <TextField label="Default" defaultValue="Ines" />
      <TextField label="Kept up" defaultValue="Ines" slotProps={{ inputLabel: { shrink: true } }} />
      <TextField label="No default" />
      <button
        type="button"
        onClick={() => {
          setName('Petrel');
          setNothing('Petrel');
          if (scripted.current) {
            scripted.current.value = 'Petrel';
          }
        }}
      >
        Load
      </button>
      <button type="reset">Reset</button>
    </form>
  );
}

/** Placeholders below a label that rests, below one that stays up, and without one. */
export function Placeholders() {
  return (
    <div>
      <TextField label="Rests" placeholder="C07" />
      <TextField label="Up" placeholder="C07" slotProps={{ inputLabel: { shrink: true } }} />
      <TextField placeholder="C07" slotProps={{ htmlInput: { 'aria-label': 'None' } }} />
      {VARIANTS.map((variant) => (
        <TextField
          key={variant}
          variant={variant}
          label={`Adorned ${variant}`}
          placeholder="C07"
          slotProps={{ input: { startAdornment: '#' } }}
        />
      ))}
    </div>
  );
}

/** A field that is disabled while it has the focus. */
export function DisabledLater() {
  const [isOff, setIsOff] = useState(false);
  return <TextField label="Boat" disabled={isOff} onKeyDown={() => setIsOff(true)} />;
}

/** A number that is formatted at each key. */
export function FormattedAtOnce() {
  const [text, setText] = useState('1,234');
  return (
    <TextField
      label="Amount"
      value={text}
      onChange={(event) =>
        setText(Number(event.target.value.replaceAll(',', '')).toLocaleString('en-US'))
      }
    />
  );
}

/** A field with the default id, and one with its own; the hint changes. */
export function Names() {
  const [hint, setHint] = useState('A hint');
  return (
    <div>
      <TextField label="Generated" required helperText={hint} />
      <TextField id="berth" label="Berth" helperText="For example, C07" />
      <TextField label="Search" type="search" />
      <TextField label="Several" multiline />
      <TextField label="Season" select defaultValue="summer">
        <MenuItem value="summer">Summer</MenuItem>
      </TextField>
      <button type="button" onClick={() => setHint('Another hint')}>
        Change
      </button>
    </div>
  );
}

/** Fields in a form that counts its submits. */
export function Keys() {
  const [count, setCount] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setCount(count + 1);
      }}
    >
      <TextField label="One line" />
      <TextField label="Several" multiline />
      <button type="submit">Send</button>
      <output>{count}</output>
    </form>
  );
}

/** Fields in forms without a button: one alone, and two. */
export function WithoutButton() {
  const [sent, setSent] = useState('nothing');
  const submit = (what: string) => (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(what);
  };
  return (
    <div>
      <form onSubmit={submit('one')}>
        <TextField label="Alone" />
      </form>
      <form onSubmit={submit('two')}>
        <TextField label="First of two" />
        <TextField label="Second of two" />
      </form>
      <output>{sent}</output>
    </div>
  );
}

/** Narrow fields with a reserved line, whose message has one line or two, above a submit button. */
export function ReservedLines() {
  const [sent, setSent] = useState('nothing');
  return (
    <div style={{ width: 200 }}>
      {['Too short', 'A call sign has at least four letters'].map((message) => (
        <Reserved key={message} message={message} onSend={() => setSent(message)} />
      ))}
      <output>{sent}</output>
    </div>
  );
}

function Reserved({ message, onSend }: { readonly message: string; readonly onSend: () => void }) {
  const [wasLeft, setWasLeft] = useState(false);
  return (
    <div>
      <TextField
        label={message}
        onBlur={() => setWasLeft(true)}
        helperText={wasLeft ? message : ' '}
      />
      <br />
      <button type="button" onClick={onSend}>
        {`Send ${message}`}
      </button>
    </div>
  );
}

/** The page's form, with two fields that can be wrong. */
export function FirstWrong() {
  const [wasSent, setWasSent] = useState(false);
  const [boat, setBoat] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setWasSent(true);
        event.currentTarget.querySelector<HTMLInputElement>('input:invalid')?.focus();
      }}
    >
      <TextField label="Optional" />
      <TextField
        label="Boat"
        required
        value={boat}
        onChange={(event) => setBoat(event.target.value)}
        error={wasSent && boat === ''}
      />
      <TextField label="Berth" slotProps={{ htmlInput: { pattern: '[A-F][0-9]{2}' } }} />
      <button type="submit">Send</button>
    </form>
  );
}

/** Which handlers of a select were called, and with which target. */
export function SelectEvents() {
  const [calls, setCalls] = useState<readonly string[]>([]);
  const add = (call: string) => setCalls((before) => [...before, call]);
  return (
    <div>
      <TextField
        select
        name="season"
        label="Season"
        defaultValue="summer"
        onFocus={() => add('focus')}
        onBlur={({ target }) => add(`blur ${target instanceof Element} ${JSON.stringify(target)}`)}
        onKeyDown={({ key }) => add(key)}
      >
        <MenuItem value="summer">Summer</MenuItem>
        <MenuItem value="winter">Winter</MenuItem>
      </TextField>
      <button type="button">Next</button>
      <output>{calls.join(', ')}</output>
    </div>
  );
}
