import * as React from 'react';
import { NumberField as BaseNumberField } from '@base-ui/react/number-field';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export interface NumberFieldProps extends Omit<BaseNumberField.Root.Props, 'children' | 'render'> {
  label: string;
  helperText?: string;
  error?: boolean;
  size?: 'small' | 'medium';
}

export default function NumberField({
  label,
  helperText,
  error,
  size,
  ...other
}: NumberFieldProps) {
  const generatedId = React.useId();
  const { id = generatedId, disabled, required } = other;
  const helpId = `${id}-help`;

  return (
    <BaseNumberField.Root
      {...other}
      id={id}
      render={<FormControl disabled={disabled} error={error} required={required} size={size} />}
    >
      <InputLabel htmlFor={id} shrink>
        {label}
      </InputLabel>
      <BaseNumberField.Input
        aria-describedby={helperText ? helpId : undefined}
        aria-invalid={error}
        render={({ ref, ...inputProps }) => (
          <OutlinedInput
            label={label}
            notched
            inputRef={ref}
            inputProps={inputProps}
            endAdornment={
              <InputAdornment position="end">
                <BaseNumberField.Decrement render={<IconButton size="small" />}>
                  <RemoveIcon fontSize="small" />
                </BaseNumberField.Decrement>
                <BaseNumberField.Increment render={<IconButton size="small" />}>
                  <AddIcon fontSize="small" />
                </BaseNumberField.Increment>
              </InputAdornment>
            }
          />
        )}
      />
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </BaseNumberField.Root>
  );
}
