/**
 * One control, by its kind. Elements of HTML in the colors of the demo's theme: fields of Material UI, of which a list
 * brings a menu with it, would be the largest script on a page about buttons.
 */
import * as React from 'react';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { dateInputOf, isAllowed, type Control } from '../../lib/playground/choices';
import { PLAYGROUND_TEXTS } from '../i18n/dictionary/playground';
import { UNTRANSLATED } from '../i18n/languages';

export interface ControlFormProps {
  readonly control: Control;
  readonly component: string;
  /** What was chosen; absent for the default. */
  readonly text: string | undefined;
  readonly onChange: (text: string | undefined) => void;
}

/** A control with its name above it. */
const FIELD = { display: 'grid', gap: 0.5, minWidth: 0 } satisfies SxProps<Theme>;

const LABEL = {
  fontSize: 12,
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} satisfies SxProps<Theme>;

const INPUT = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  height: 40,
  px: 1,
  font: 'inherit',
  fontSize: 14,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&[aria-invalid="true"]': { borderColor: 'error.main', outlineColor: 'error.main' },
} satisfies SxProps<Theme>;

/** A box that is checked or not, with its name behind it. */
const CHECK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  marginInlineEnd: 2,
  fontSize: 14,
  overflowWrap: 'anywhere',
  '& > input': { flex: 'none', width: 18, height: 18, m: 0, accentColor: 'currentColor' },
} satisfies SxProps<Theme>;

/** A list of options, the first of which is the default. */
export function Choice({
  label,
  options,
  text,
  onChange,
  defaultText,
  areNames = true,
}: {
  readonly label: string;
  readonly options: readonly string[];
  readonly text: string | undefined;
  readonly onChange: (text: string | undefined) => void;
  /** Names the first option; without it there is none for the default. */
  readonly defaultText?: string;
  /** Whether the options are names of code, which aren't translated. */
  readonly areNames?: boolean;
}) {
  const id = React.useId();
  return (
    <Box sx={FIELD}>
      <Box component="label" htmlFor={id} sx={LABEL}>
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={text ?? ''}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) =>
          onChange(event.target.value || undefined)
        }
        sx={INPUT}
      >
        {defaultText !== undefined && (
          <option value="" lang={UNTRANSLATED.shell}>
            {defaultText}
          </option>
        )}
        {options.map((option) => (
          <option key={option} value={option} translate={areNames ? 'no' : undefined}>
            {option}
          </option>
        ))}
      </Box>
    </Box>
  );
}

/** Several of several, in the order of the options. */
function Choices({ control, component, text, onChange }: ControlFormProps) {
  const all = control.options ?? [];
  const chosen = (text ?? control.components[component] ?? '').split(',');
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, gridColumn: '1 / -1' }}>
      <Box component="legend" sx={{ p: 0, fontSize: 13, color: 'text.secondary' }}>
        {control.name}
      </Box>
      {all.map((option) => (
        <Box key={option} component="label" sx={CHECK}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target: { checked } }) => {
              const next = all.filter((one) => (one === option ? checked : chosen.includes(one)));
              onChange(next.join(',') || undefined);
            }}
          />
          {option}
        </Box>
      ))}
    </Box>
  );
}

/** A text that counts once it is a value of the control. */
function Typed({ control, component, text, onChange }: ControlFormProps) {
  const id = React.useId();
  const [draft, setDraft] = React.useState(text ?? '');
  const [before, setBefore] = React.useState(text);
  if (before !== text) {
    setBefore(text);
    setDraft(text ?? '');
  }
  const isDate = control.kind === 'date';
  const isWrong = draft !== '' && !isAllowed(control, draft);
  return (
    <Box sx={FIELD}>
      <Box component="label" htmlFor={id} sx={LABEL}>
        {control.name}
      </Box>
      <Box
        component="input"
        id={id}
        type={isDate ? dateInputOf(control.name, component) : control.kind}
        value={draft}
        aria-invalid={isWrong}
        placeholder={control.components[component] ?? undefined}
        onChange={({ target: { value } }: React.ChangeEvent<HTMLInputElement>) => {
          setDraft(value);
          if (value === '' || isAllowed(control, value)) {
            setBefore(value || undefined);
            onChange(value || undefined);
          }
        }}
        sx={INPUT}
      />
    </Box>
  );
}

/** The name of a prop, which may break before each of its words. */
function PropName({ name }: { readonly name: string }) {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((word, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{word}</span>
    </React.Fragment>
  ));
}

/** What the choice of the default says. */
function defaultTextOf(value: string | null | undefined): string {
  return value ? PLAYGROUND_TEXTS.defaultValue({ value }) : PLAYGROUND_TEXTS.default();
}

/** The control of a prop, with the name of the prop as its label. */
export function ControlForm(props: ControlFormProps) {
  const { control, component, text, onChange } = props;
  const normal = control.components[component];
  switch (control.kind) {
    case 'boolean':
      return normal === 'false' ? (
        <Box component="label" sx={CHECK}>
          <input
            type="checkbox"
            role="switch"
            // Browsers read a space where the name may break.
            aria-label={control.name}
            checked={text === 'true'}
            onChange={({ target: { checked } }) => onChange(checked ? 'true' : undefined)}
          />
          <span>
            <PropName name={control.name} />
          </span>
        </Box>
      ) : (
        <Choice
          label={control.name}
          options={['true', 'false']}
          text={text}
          onChange={onChange}
          defaultText={defaultTextOf(normal)}
        />
      );
    case 'choice':
      return (
        <Choice
          label={control.name}
          options={control.options ?? []}
          text={text}
          onChange={onChange}
          defaultText={defaultTextOf(normal)}
        />
      );
    case 'choices':
      return <Choices {...props} />;
    default:
      return <Typed {...props} />;
  }
}
