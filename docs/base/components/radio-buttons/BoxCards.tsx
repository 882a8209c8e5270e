import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup, { useRadioGroup } from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

function BoxCard({ value, name, price }: { value: string; name: string; price: string }) {
  const isChosen = useRadioGroup()?.value === value;

  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      disableTypography
      label={
        <span>
          <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2">
            {price}
          </Typography>
        </span>
      }
      sx={{
        margin: 0,
        padding: 1,
        paddingInlineEnd: 3,
        borderRadius: 2,
        border: '2px solid',
        borderColor: isChosen ? 'primary.main' : 'divider',
        '&:has(:focus-visible)': { outline: '2px solid', outlineOffset: 2 },
      }}
    />
  );
}

export default function BoxCards() {
  const labelId = React.useId();

  return (
    <FormControl>
      <FormLabel id={labelId}>Vegetable box</FormLabel>
      <RadioGroup row aria-labelledby={labelId} defaultValue="small" sx={{ gap: 2, marginTop: 1 }}>
        <BoxCard value="small" name="Small box" price="€12 a week" />
        <BoxCard value="large" name="Large box" price="€19 a week" />
      </RadioGroup>
    </FormControl>
  );
}
