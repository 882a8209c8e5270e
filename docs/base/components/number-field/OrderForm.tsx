import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NumberField from './NumberField';

const MIN = 1;
const MAX = 5000;
const EUROS: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 2,
};

/** The number of a field, or `null` if the field is empty. */
function readNumber(data: FormData, name: string): number | null {
  const text = String(data.get(name) ?? '');
  return text === '' ? null : Number(text);
}

/** Whether a number of jars can be ordered. */
function canOrder(jars: number | null): boolean {
  return jars !== null && Number.isInteger(jars) && jars >= MIN && jars <= MAX;
}

export default function OrderForm() {
  const jarsRef = React.useRef<HTMLInputElement>(null);
  const [problem, setProblem] = React.useState('');
  const [order, setOrder] = React.useState('');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const jars = readNumber(data, 'jars');
    if (canOrder(jars)) {
      setProblem('');
      setOrder(JSON.stringify({ jars, budget: readNumber(data, 'budget') }));
    } else {
      setProblem(`Enter a whole number from ${MIN} to ${MAX}.`);
      jarsRef.current?.focus();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      spacing={3}
      sx={{ width: 260, maxWidth: '100%' }}
    >
      <NumberField
        name="jars"
        label="Jars"
        required
        min={MIN}
        max={MAX}
        allowOutOfRange
        inputRef={jarsRef}
        onValueChange={() => setProblem('')}
        error={problem !== ''}
        helperText={problem || `${MIN} to ${MAX}`}
      />
      <NumberField name="budget" label="Budget" min={0} locale="en-US" format={EUROS} />
      <Button type="submit" variant="contained">
        Order
      </Button>
      <Typography component="output" variant="body2">
        {order === '' ? 'Nothing ordered yet' : `Sent: ${order}`}
      </Typography>
    </Stack>
  );
}
