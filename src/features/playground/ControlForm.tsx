/** One control, by its kind. */
import * as React from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
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
  return (
    <TextField
      select
      fullWidth
      size="small"
      label={label}
      value={text ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
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
    </TextField>
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
        <FormControlLabel
          key={option}
          label={option}
          sx={{ marginInlineStart: 0 }}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(option)}
              onChange={(_event, checked) => {
                const next = all.filter((one) => (one === option ? checked : chosen.includes(one)));
                onChange(next.join(',') || undefined);
              }}
            />
          }
        />
      ))}
    </Box>
  );
}

/** A text that counts once it is a value of the control. */
function Typed({ control, component, text, onChange }: ControlFormProps) {
  const [draft, setDraft] = React.useState(text ?? '');
  const [before, setBefore] = React.useState(text);
  if (before !== text) {
    setBefore(text);
    setDraft(text ?? '');
  }
  const isDate = control.kind === 'date';
  const isWrong = draft !== '' && !isAllowed(control, draft);
  return (
    <TextField
      fullWidth
      size="small"
      label={control.name}
      type={isDate ? dateInputOf(control.name, component) : control.kind}
      value={draft}
      error={isWrong}
      placeholder={control.components[component] ?? undefined}
      slotProps={{ inputLabel: { shrink: true } }}
      onChange={({ target: { value } }) => {
        setDraft(value);
        if (value === '' || isAllowed(control, value)) {
          setBefore(value || undefined);
          onChange(value || undefined);
        }
      }}
    />
  );
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
        <FormControlLabel
          label={control.name}
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ marginInlineStart: 0, overflowWrap: 'anywhere' }}
          control={
            <Switch
              size="small"
              checked={text === 'true'}
              onChange={(_event, checked) => onChange(checked ? 'true' : undefined)}
            />
          }
        />
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
