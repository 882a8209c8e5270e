import * as React from 'react';
import { flushSync } from 'react-dom';
import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

export default function PasswordField() {
  const [password, setPassword] = React.useState('');
  const [isShown, setIsShown] = React.useState(false);
  const [wasLeft, setWasLeft] = React.useState(false);
  const inputRef = React.useRef<HTMLInputElement>(null);
  const isWrong = wasLeft && password.length < 8;

  const toggle = () => {
    const input = inputRef.current;
    const start = input?.selectionStart ?? null;
    const end = input?.selectionEnd ?? null;
    flushSync(() => setIsShown(!isShown));
    // Chrome moves the cursor when it lays out the new type: first let it, then put the cursor back.
    input?.getBoundingClientRect();
    input?.setSelectionRange(start, end);
  };

  return (
    <TextField
      label="Password"
      inputRef={inputRef}
      type={isShown ? 'text' : 'password'}
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      error={isWrong}
      helperText={isWrong ? 'Enter 8 characters or more.' : ' '}
      slotProps={{
        root: {
          onBlur: (event: React.FocusEvent) => {
            // The focus can also move from the input to the button.
            if (!event.currentTarget.contains(event.relatedTarget)) {
              setWasLeft(true);
            }
          },
        },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label="Show password"
                aria-pressed={isShown}
                edge="end"
                onMouseDown={(event) => event.preventDefault()}
                onClick={toggle}
              >
                {isShown ? <VisibilityOffIcon /> : <VisibilityIcon />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
