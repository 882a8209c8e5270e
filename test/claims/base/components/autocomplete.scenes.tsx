/** What the claims about autocompletes open in the real browser. */
import { type ReactNode, useState } from 'react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { type Book, searchBooks } from '../../../../docs/base/components/autocomplete/bookServer';

export { default as AddIngredient } from '../../../../docs/base/components/autocomplete/AddIngredient';
export { default as AddTopics } from '../../../../docs/base/components/autocomplete/AddTopics';
export { default as AutocompleteParts } from '../../../../docs/base/components/autocomplete/AutocompleteParts';
export { default as BoatName } from '../../../../docs/base/components/autocomplete/BoatName';
export { default as BookBasket } from '../../../../docs/base/components/autocomplete/BookBasket';
export { default as BookSearch } from '../../../../docs/base/components/autocomplete/BookSearch';
export { default as BookWishes } from '../../../../docs/base/components/autocomplete/BookWishes';
export { default as FieldStates } from '../../../../docs/base/components/autocomplete/FieldStates';
export { default as FixedCrew } from '../../../../docs/base/components/autocomplete/FixedCrew';
export { default as LazyBooks } from '../../../../docs/base/components/autocomplete/LazyBooks';
export { default as LoanForm } from '../../../../docs/base/components/autocomplete/LoanForm';
export { default as MailField } from '../../../../docs/base/components/autocomplete/MailField';
export { default as MemberField } from '../../../../docs/base/components/autocomplete/MemberField';
export { default as MemberIds } from '../../../../docs/base/components/autocomplete/MemberIds';
export { default as PartNumbers } from '../../../../docs/base/components/autocomplete/PartNumbers';
export { default as PlainCombobox } from '../../../../docs/base/components/autocomplete/PlainCombobox';
export { default as PortField } from '../../../../docs/base/components/autocomplete/PortField';
export { default as SkillChips } from '../../../../docs/base/components/autocomplete/SkillChips';
export { default as StationField } from '../../../../docs/base/components/autocomplete/StationField';
export { default as ToolGroups } from '../../../../docs/base/components/autocomplete/ToolGroups';
export { default as TwoStates } from '../../../../docs/base/components/autocomplete/TwoStates';
export { default as WidePopup } from '../../../../docs/base/components/autocomplete/WidePopup';

const WOODS = ['Alder', 'Birch', 'Cedar', 'Douglas fir', 'Elm', 'Fir', 'Gum'];

const input = (label: string) => (params: AutocompleteRenderInputParams) => (
  <TextField {...params} label={label} />
);

interface Switches {
  readonly autoComplete?: boolean;
  readonly autoHighlight?: boolean;
  readonly autoSelect?: boolean;
  readonly blurOnSelect?: boolean | 'mouse' | 'touch';
  readonly clearOnBlur?: boolean;
  readonly clearOnEscape?: boolean;
  readonly disableClearable?: boolean;
  readonly disabledItemsFocusable?: boolean;
  readonly freeSolo?: boolean;
  readonly getOptionDisabled?: (option: string) => boolean;
  readonly handleHomeEndKeys?: boolean;
  readonly openOnFocus?: boolean;
  readonly readOnly?: boolean;
  readonly selectOnFocus?: boolean;
}

/** A field between two buttons, in a form that counts its submits, and the value that it has. */
function Field({
  start = null,
  refuses,
  ...props
}: Switches & {
  readonly start?: string | null;
  /** Whether the form ignores this choice. */
  readonly refuses?: (option: string) => boolean;
}) {
  const [value, setValue] = useState<string | null>(start);
  const [submits, setSubmits] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <button type="button">Before</button>
      <Autocomplete
        {...props}
        options={WOODS}
        value={value}
        onChange={(_event, wood) => {
          if (wood === null || !refuses?.(wood)) {
            setValue(wood);
          }
        }}
        renderInput={input('Wood')}
      />
      <button type="submit">After</button>
      <output>
        {value ?? 'null'} {submits}
      </output>
    </form>
  );
}

const NOT_BIRCH = (option: string) => option === 'Birch';

export const Plain = () => <Field />;
export const Chosen = () => <Field start="Birch" />;
export const Free = () => <Field freeSolo />;
export const FreeChosen = () => <Field freeSolo start="Birch" />;
export const FreeAutoSelect = () => <Field freeSolo autoSelect />;
export const FreeAutoSelectChosen = () => <Field freeSolo autoSelect start="Birch" />;
export const FreeClearOnBlur = () => <Field freeSolo clearOnBlur />;
export const FreeHomeEnd = () => <Field freeSolo handleHomeEndKeys />;
export const FreeSelectOnFocus = () => <Field freeSolo selectOnFocus start="Birch" />;
export const AutoComplete = () => <Field autoComplete />;
export const AutoHighlight = () => <Field autoHighlight />;
export const AutoHighlightChosen = () => <Field autoHighlight start="Elm" />;
export const AutoHighlightFirstDisabled = () => (
  <Field autoHighlight getOptionDisabled={(option) => option === 'Alder'} />
);
export const FreeAutoHighlight = () => <Field freeSolo autoHighlight />;
export const AutoHighlightAndSelect = () => <Field autoHighlight autoSelect />;
export const AutoSelect = () => <Field autoSelect />;
export const BlurOnSelect = () => <Field blurOnSelect />;
export const BlurOnMouse = () => <Field blurOnSelect="mouse" />;
export const BlurOnTouch = () => <Field blurOnSelect="touch" />;
export const KeepOnBlur = () => <Field clearOnBlur={false} />;
export const KeepOnBlurChosen = () => <Field clearOnBlur={false} start="Birch" />;
export const ClearOnEscape = () => <Field clearOnEscape start="Birch" />;
export const SomeDisabled = () => <Field getOptionDisabled={NOT_BIRCH} />;
export const DisabledItemsFocusable = () => (
  <Field disabledItemsFocusable getOptionDisabled={NOT_BIRCH} />
);
export const DisabledAutoSelect = () => (
  <Field autoSelect disabledItemsFocusable getOptionDisabled={NOT_BIRCH} />
);
export const DisabledAutoSelectChecked = () => (
  <Field autoSelect disabledItemsFocusable getOptionDisabled={NOT_BIRCH} refuses={NOT_BIRCH} />
);
export const ClearOnEscapeReadOnly = () => <Field clearOnEscape readOnly start="Birch" />;
export const ClearOnEscapeNotClearable = () => (
  <Field clearOnEscape disableClearable start="Birch" />
);
export const ReadOnlyChosen = () => <Field readOnly start="Birch" />;
export const NotClearableChosen = () => <Field disableClearable start="Birch" />;
export const ClearOnEscapeSeveral = () => (
  <Autocomplete
    multiple
    clearOnEscape
    options={WOODS}
    defaultValue={['Alder', 'Birch']}
    renderInput={input('Woods')}
  />
);
export const OpenOnFocus = () => <Field openOnFocus />;

/** Several values in a form, required or not. */
export function Several() {
  const [submits, setSubmits] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <Autocomplete
        multiple
        options={WOODS}
        defaultValue={['Alder', 'Birch', 'Cedar']}
        renderInput={input('Woods')}
      />
      <button type="submit">After</button>
      <output>{submits}</output>
    </form>
  );
}

/** Chosen options that leave the list. */
export const WithoutChosen = () => (
  <Autocomplete
    multiple
    autoSelect
    filterSelectedOptions
    options={WOODS}
    defaultValue={['Alder', 'Birch']}
    renderInput={input('Woods')}
  />
);

/** A field that may lose a chip when users leave it. */
export const AutoSelectSeveral = () => (
  <Autocomplete
    multiple
    autoSelect
    options={WOODS}
    defaultValue={['Alder', 'Birch']}
    renderInput={input('Woods')}
  />
);

/** A form that isn't sent while the popup is open, with the lines of the page. */
export function CancelledEnter() {
  const [open, setOpen] = useState(false);
  const [submits, setSubmits] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <Autocomplete
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && open) {
            event.preventDefault();
          }
        }}
        options={WOODS}
        renderInput={input('Wood')}
      />
      <button type="submit">Send</button>
      <output>{submits}</output>
    </form>
  );
}

/** A form that the server hasn't answered yet, with a field that is disabled or read only. */
function Sending({ isDisabled }: { readonly isDisabled: boolean }) {
  const [isSending, setIsSending] = useState(false);
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setIsSending(true);
      }}
    >
      <Autocomplete
        disabled={isDisabled && isSending}
        readOnly={!isDisabled && isSending}
        options={WOODS}
        inputValue={text}
        onInputChange={(_event, newText) => setText(newText)}
        renderInput={input('Wood')}
      />
      <button type="submit">Send</button>
      <output>{isSending ? 'sending' : 'idle'}</output>
    </form>
  );
}

export const DisabledWhileSending = () => <Sending isDisabled />;
export const ReadOnlyWhileSending = () => <Sending isDisabled={false} />;

/** A field that a shortcut resets, without a blur. */
export function ShortcutReset({ withText = false }: { readonly withText?: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  const [text, setText] = useState('');
  return (
    <Autocomplete
      options={WOODS}
      value={value}
      onChange={(_event, wood) => setValue(wood)}
      inputValue={text}
      onInputChange={(_event, newText) => setText(newText)}
      onKeyDown={(event) => {
        if (event.key === 'F2') {
          setValue(null);
          if (withText) {
            setText('');
          }
        }
      }}
      renderInput={input('Wood')}
    />
  );
}

export const ShortcutResetWithText = () => <ShortcutReset withText />;

/** Typed values in a form. */
export function FreeSeveral() {
  const [submits, setSubmits] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubmits(submits + 1);
      }}
    >
      <Autocomplete freeSolo multiple options={WOODS} renderInput={input('Woods')} />
      <button type="submit">After</button>
      <output>{submits}</output>
    </form>
  );
}

/** A form with free text that sends its value in a hidden input. */
function SendingText({ keeps }: { readonly keeps: boolean }) {
  const [value, setValue] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState('nothing');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(String(new FormData(event.currentTarget).get('wood')));
      }}
    >
      <Autocomplete
        freeSolo
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onKeyDown={(event) => {
          if (keeps && event.key === 'Enter' && open) {
            event.preventDefault();
          }
        }}
        options={WOODS}
        value={value}
        onChange={(_event, wood) => setValue(wood)}
        renderInput={input('Wood')}
      />
      <input type="hidden" name="wood" value={value ?? ''} />
      <button type="submit">After</button>
      <p>value: {value}</p>
      <output>sent: {sent}</output>
    </form>
  );
}

export const FreeForm = () => <SendingText keeps={false} />;
export const FreeFormKept = () => <SendingText keeps />;

/** A search in a form that sends the value without a look at the text. */
export function BookForm() {
  const [book, setBook] = useState<Book | null>(null);
  const [books, setBooks] = useState<readonly Book[]>([]);
  const [sent, setSent] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(book?.title ?? 'null');
      }}
    >
      <Autocomplete
        options={books}
        value={book}
        onChange={(_event, newBook) => setBook(newBook)}
        onInputChange={async (_event, text, reason) => {
          if (reason === 'input') {
            setBooks([]);
            setBooks(await searchBooks(text, new AbortController().signal));
          }
        }}
        filterOptions={(options) => options}
        getOptionLabel={({ title }) => title}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        renderInput={input('Book')}
      />
      <button type="submit">After</button>
      <output>{sent}</output>
    </form>
  );
}

/** A single and a multiple field that are required by the browser. */
export function Required() {
  const [sent, setSent] = useState('');
  const form = (name: string, field: ReactNode) => (
    <form
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`${name}: ${String(new FormData(event.currentTarget).get('wood'))}`);
      }}
    >
      {field}
      <button type="submit">Send {name}</button>
    </form>
  );
  return (
    <div>
      {form(
        'one',
        <Autocomplete
          options={WOODS}
          renderInput={(params) => <TextField {...params} label="One" name="wood" required />}
        />,
      )}
      {form(
        'some',
        <Autocomplete
          multiple
          options={WOODS}
          defaultValue={['Elm']}
          renderInput={(params) => <TextField {...params} label="Some" name="wood" required />}
        />,
      )}
      {form(
        'mended',
        <Autocomplete
          multiple
          options={WOODS}
          value={['Elm']}
          renderInput={(params) => (
            <TextField {...params} label="Mended" name="wood" required={['Elm'].length === 0} />
          )}
        />,
      )}
      <output>{sent}</output>
    </div>
  );
}

/** Options with a button in each, which the page advises against. */
export function Buttons() {
  return (
    <div>
      <Autocomplete
        options={WOODS}
        renderOption={({ key, ...props }, wood) => (
          <li key={key} {...props}>
            {wood} <button type="button">Edit</button>
          </li>
        )}
        renderInput={input('Wood')}
      />
      <button type="button">After</button>
    </div>
  );
}

/** A field with nothing to choose from, and one that loads. */
export function Messages() {
  return (
    <div>
      <Autocomplete options={[]} renderInput={input('Empty')} />
      <Autocomplete options={[]} loading renderInput={input('Pending')} />
    </div>
  );
}

const MANY = Array.from({ length: 10_000 }, (_, index) => `Part ${10_000 + index}`);

/** The list of the demo without its limit. */
export const Unlimited = () => <Autocomplete options={MANY} renderInput={input('Part')} />;

/** Groups as the package draws them. */
export const DefaultGroups = () => (
  <Autocomplete
    options={WOODS}
    groupBy={(wood) => (wood < 'D' ? 'A to C' : 'D to Z')}
    renderInput={input('Wood')}
  />
);

/** A chip that isn't the first one, and whose option is the first match. */
export const AutoHighlightSeveral = () => (
  <Autocomplete
    multiple
    autoHighlight
    options={WOODS}
    defaultValue={['Elm', 'Birch']}
    renderInput={input('Woods')}
  />
);

/** Text that stays beside the chips. */
export const KeepOnBlurSeveral = () => (
  <Autocomplete
    multiple
    clearOnBlur={false}
    options={WOODS}
    defaultValue={['Elm']}
    renderInput={input('Woods')}
  />
);

/** The arrow keys as in any text field, with the remedy of the page. */
export const SeveralKeepText = () => (
  <Autocomplete
    multiple
    options={WOODS}
    defaultValue={['Elm', 'Birch']}
    onKeyDown={(event) => {
      const { key, target } = event;
      const isArrow = key === 'ArrowLeft' || key === 'ArrowRight';
      if (isArrow && target instanceof HTMLInputElement && target.value !== '') {
        event.defaultMuiPrevented = true;
      }
    }}
    renderInput={input('Woods')}
  />
);

export const ClearShown = () => (
  <Autocomplete
    options={WOODS}
    defaultValue="Birch"
    slotProps={{ clearIndicator: { sx: { visibility: 'visible' } } }}
    renderInput={input('Wood')}
  />
);
