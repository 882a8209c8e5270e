import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import NumberField from './NumberField';

const EUROS: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 2,
};
const PERCENT: Intl.NumberFormatOptions = { style: 'percent', maximumFractionDigits: 1 };

export default function FormattedNumbers() {
  const [locale, setLocale] = React.useState('en-US');
  const [price, setPrice] = React.useState<number | null>(1249.5);
  const [share, setShare] = React.useState<number | null>(0.075);

  return (
    <Stack spacing={3} sx={{ width: 260, maxWidth: '100%' }}>
      <TextField
        select
        size="small"
        label="Language"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
      >
        <MenuItem value="en-US">English</MenuItem>
        <MenuItem value="de-DE">Deutsch</MenuItem>
        <MenuItem value="fr-FR">Français</MenuItem>
      </TextField>
      <NumberField
        label="Price of a beehive"
        locale={locale}
        format={EUROS}
        min={0}
        value={price}
        onValueChange={setPrice}
      />
      <NumberField
        label="Discount"
        locale={locale}
        format={PERCENT}
        min={0}
        max={1}
        step={0.005}
        smallStep={0.001}
        largeStep={0.05}
        value={share}
        onValueChange={setShare}
      />
      <Typography variant="body2">
        Values: {String(price)} and {String(share)}
      </Typography>
    </Stack>
  );
}
