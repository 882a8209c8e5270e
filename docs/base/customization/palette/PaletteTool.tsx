import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { toHex } from './contrast';
import ContrastTable from './ContrastTable';

const FORMATS = '#rrggbb, rgb(0, 105, 92), or hsl(173, 100%, 21%)';

function themeCode(main: string, dark: string, strict: boolean): string {
  const ownDark = dark && `, dark: '${dark}'`;
  const threshold = strict ? '\n    contrastThreshold: 4.5,' : '';
  return `import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  palette: {
    primary: { main: '${main}'${ownDark} },${threshold}
  },
});`;
}

interface ColorFieldProps {
  label: string;
  value: string;
  hint: string;
  isValid: boolean;
  onChange: (value: string) => void;
}

function ColorField({ label, value, hint, isValid, onChange }: ColorFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={!isValid}
      helperText={isValid ? hint : `Not a color. Type ${FORMATS}.`}
      fullWidth
      slotProps={{ formHelperText: { role: 'status' }, htmlInput: { spellCheck: false } }}
    />
  );
}

export default function PaletteTool() {
  const [text, setText] = React.useState('#00796b');
  const [main, setMain] = React.useState('#00796b');
  const [darkText, setDarkText] = React.useState('');
  const [dark, setDark] = React.useState('');
  const [strict, setStrict] = React.useState(false);
  const [message, setMessage] = React.useState('');
  const code = themeCode(main, dark, strict);

  const change = (value: string) => {
    setText(value);
    setMain(toHex(value) ?? main);
    setMessage('');
  };
  const changeDark = (value: string) => {
    setDarkText(value);
    setDark(value.trim() && (toHex(value) ?? dark));
    setMessage('');
  };
  const copy = async () => {
    setMessage('');
    try {
      await navigator.clipboard.writeText(code);
      setMessage(`Copied the theme for ${main}.`);
    } catch {
      setMessage('The browser blocked copying. Select the code, and copy it.');
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <ColorField
          label="Main color"
          value={text}
          hint={FORMATS}
          isValid={toHex(text) !== null}
          onChange={change}
        />
        <Box
          component="input"
          type="color"
          aria-label="Pick the main color"
          value={main}
          onChange={(event) => change(event.target.value)}
          sx={{ flexShrink: 0, width: 56, height: 56, p: 0.5 }}
        />
      </Stack>
      <ColorField
        label="Own dark (optional)"
        value={darkText}
        hint="If this is empty, dark is computed."
        isValid={!darkText.trim() || toHex(darkText) !== null}
        onChange={changeDark}
      />
      <FormControlLabel
        control={<Checkbox checked={strict} onChange={() => setStrict(!strict)} />}
        label="contrastThreshold: 4.5"
      />
      <ContrastTable main={main} dark={dark} contrastThreshold={strict ? 4.5 : 3} />
      <Typography
        component="pre"
        variant="body2"
        tabIndex={0}
        role="region"
        aria-label="Code of the theme"
        sx={{ m: 0, p: 1.5, overflow: 'auto', fontFamily: 'monospace', bgcolor: 'action.hover' }}
      >
        {code}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          Copy code
        </Button>
        <Typography role="status" variant="body2">
          {message}
        </Typography>
      </Stack>
    </Stack>
  );
}
