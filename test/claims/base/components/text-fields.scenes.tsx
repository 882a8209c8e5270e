/** What the claims about text fields open in the real browser. */
import { type FormEvent, useActionState, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
export { default as PhoneNumber } from '../../../../docs/base/components/text-fields/PhoneNumber';
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

/** Textareas that grow, between limits, of a fixed height, without a field, and one that stops at a length. */
export function Rows() {
  return (
    <div style={{ width: 300 }}>
      <TextField label="Grows" multiline />
      <TextField label="Limited" multiline minRows={2} maxRows={4} />
      <TextField label="Fixed" multiline rows={3} />
      <TextareaAutosize aria-label="Bare" />
      <TextField label="Stopped" multiline slotProps={{ htmlInput: { maxLength: 120 } }} />
    </div>
  );
}

/** Adornments that let clicks through, and not. */
export function Adornments() {
  return (
    <div>
      {(['start', 'end'] as const).map((position) =>
        [false, true].map((disablePointerEvents) => {
          const adornment = (
            <InputAdornment position={position} disablePointerEvents={disablePointerEvents}>
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

/** Fields in a form that counts clicks on its submit button, and submits. */
export function Keys() {
  const [clicks, setClicks] = useState(0);
  const [submits, setSubmits] = useState(0);
  const [isOff, setIsOff] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <TextField label="One line" />
      <TextField label="Several" multiline />
      <button type="submit" disabled={isOff} onClick={() => setClicks(clicks + 1)}>
        Send
      </button>
      <button type="button" onClick={() => setIsOff(true)}>
        Disable
      </button>
      <output>{`${clicks} clicks, ${submits} submits`}</output>
    </form>
  );
}

/** A form whose action takes a while and restores the text, with and without a label that stays up. */
export function RestoredTexts() {
  const [boat, action, isPending] = useActionState(async (_: string, data: FormData) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 2000);
    });
    return String(data.get('boat'));
  }, '');
  return (
    <form action={action}>
      <TextField name="boat" label="Rests" defaultValue={boat} />
      <TextField
        name="port"
        label="Kept up"
        defaultValue={boat}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <button type="submit">{isPending ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const STATES = {
  ':hover': {},
  '.Mui-focused': {},
  '.Mui-error': { error: true },
  '.Mui-disabled': { disabled: true },
} as const;

/** Outlined fields whose border is green in one state: by the slot's `sx`, and by a style sheet with and without it. */
export function StateBorders() {
  const border = '.MuiOutlinedInput-notchedOutline';
  const green = 'rgb(0, 128, 0)';
  const rules = Object.keys(STATES).map(
    (state, index) => `.sheet-${index} .MuiOutlinedInput-root${state} ${border}`,
  );
  return (
    <div>
      <style>{`${[...rules, `.stateless ${border}`].join()} { border-color: ${green}; }`}</style>
      {Object.entries(STATES).map(([state, props], index) => (
        <div key={state}>
          <TextField
            {...props}
            label={`sx ${state}`}
            slotProps={{ input: { sx: { [`&${state} ${border}`]: { borderColor: green } } } }}
          />
          <TextField {...props} label={`sheet ${state}`} className={`sheet-${index}`} />
          <TextField {...props} label={`stateless ${state}`} className="stateless" />
        </div>
      ))}
    </div>
  );
}

/** Outlined fields with a green border: by the element of the border alone, and in all states but two. */
export function OwnBorders() {
  const border = '.MuiOutlinedInput-notchedOutline';
  const selector = `:not(.Mui-error, .Mui-disabled) ${border}`;
  const green = { borderColor: 'rgb(0, 128, 0)' };
  const styles = { alone: { [`& ${border}`]: green }, sx: { [`&${selector}`]: green }, sheet: {} };
  return (
    <div>
      <style>{`.berth .MuiOutlinedInput-root${selector} { border-color: rgb(0, 128, 0); }`}</style>
      {Object.entries(styles).map(([way, sx]) =>
        Object.entries({ plain: {}, error: { error: true }, disabled: { disabled: true } }).map(
          ([state, props]) => (
            <TextField
              key={state}
              {...props}
              label={`${way} ${state}`}
              className={way === 'sheet' ? 'berth' : ''}
              slotProps={{ input: { sx } }}
            />
          ),
        ),
      )}
    </div>
  );
}

const EXCLUDED = {
  hover: [':hover', ':hover:not(.Mui-focused, .Mui-error, .Mui-disabled)'],
  focus: ['.Mui-focused', '.Mui-focused:not(.Mui-error)'],
} as const;

/** Outlined fields in two states, whose border is green in one, with and without excluding the other. */
export function TwoStates() {
  const border = '.MuiOutlinedInput-notchedOutline';
  const green = 'rgb(0, 128, 0)';
  return (
    <div>
      {Object.entries(EXCLUDED).map(([name, selectors]) =>
        selectors.map((selector, index) => (
          <div key={selector}>
            <style>{`.${name}-${index} .MuiOutlinedInput-root${selector} ${border} { border-color: ${green}; }`}</style>
            {Object.entries({
              plain: {},
              error: { error: true },
              disabled: { disabled: true },
            }).map(([state, props]) => (
              <div key={state}>
                <TextField
                  {...props}
                  label={`${name} ${state} sx ${index === 1}`}
                  slotProps={{
                    input: { sx: { [`&${selector} ${border}`]: { borderColor: green } } },
                  }}
                />
                <TextField
                  {...props}
                  label={`${name} ${state} sheet ${index === 1}`}
                  className={`${name}-${index}`}
                />
              </div>
            ))}
          </div>
        )),
      )}
    </div>
  );
}

/** A password whose button keeps the focus in the input, without care for the cursor. */
export function PlainPassword() {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      label="Password"
      type={isShown ? 'text' : 'password'}
      slotProps={{
        input: {
          endAdornment: (
            <IconButton
              aria-label="Show password"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setIsShown(!isShown)}
            >
              👁
            </IconButton>
          ),
        },
      }}
    />
  );
}

/** A price that stays as typed; the helper text has the formatted number. */
export function UndonePrice() {
  const [text, setText] = useState('1250.5');
  return (
    <TextField
      label="Price"
      value={text}
      onChange={(event) => setText(event.target.value)}
      helperText={Number(text).toLocaleString('en-US', { minimumFractionDigits: 2 })}
    />
  );
}

/** Digits that are filtered without care for the cursor. */
export function FilteredDigits() {
  const [text, setText] = useState('1234');
  return (
    <TextField
      label="Phone"
      value={text}
      onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
    />
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

/** The page's form, with fields of each kind that can be wrong, and two custom rules. */
export function FirstWrong() {
  const [wasSent, setWasSent] = useState(false);
  const [sent, setSent] = useState('nothing');
  const [boat, setBoat] = useState('');
  const [season, setSeason] = useState('');
  const [cargo, setCargo] = useState('');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        flushSync(() => setWasSent(true));
        const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
        if (wrong) {
          wrong.focus();
        } else {
          setSent(boat);
        }
      }}
    >
      <TextField label="Optional" />
      <TextField
        label="Boat"
        required
        value={boat}
        onChange={(event) => setBoat(event.target.value)}
        error={wasSent && boat.trim() === ''}
      />
      <TextField
        select
        label="Season"
        required
        value={season}
        onChange={(event) => setSeason(event.target.value)}
        error={wasSent && season === ''}
        sx={{ minWidth: 160 }}
      >
        <MenuItem value="summer">Summer</MenuItem>
      </TextField>
      <TextField
        label="Cargo"
        multiline
        value={cargo}
        onChange={(event) => setCargo(event.target.value)}
        error={wasSent && !cargo.includes('kg')}
      />
      <button type="submit">Send</button>
      <output>{sent}</output>
    </form>
  );
}

/** A form whose second field a server refuses, and what `event.currentTarget` is by then. */
export function ServerErrors() {
  const [refusal, setRefusal] = useState('');
  const [target, setTarget] = useState('');
  const send = async (event: FormEvent<HTMLElement>) => {
    const form = event.currentTarget;
    event.preventDefault();
    await Promise.resolve();
    setTarget(`currentTarget: ${event.currentTarget}`);
    flushSync(() => setRefusal('Taken'));
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form onSubmit={send}>
      <TextField label="Boat" />
      <TextField label="Berth" error={refusal !== ''} helperText={refusal} />
      <button type="submit">Send</button>
      <output>{target}</output>
    </form>
  );
}

/** Which handlers of a select were called, and with which target; the second one is native. */
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
      >
        <MenuItem value="summer">Summer</MenuItem>
        <MenuItem value="winter">Winter</MenuItem>
      </TextField>
      <TextField
        select
        label="Native"
        defaultValue="summer"
        onBlur={({ target }) => add(`native ${target instanceof Element}`)}
        slotProps={{ select: { native: true } }}
      >
        <option value="summer">Summer</option>
      </TextField>
      <button type="button" onClick={() => setCalls([])}>
        Forget
      </button>
      <output>{calls.join(', ')}</output>
    </div>
  );
}
