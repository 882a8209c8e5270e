import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import NumberField from './NumberField';

export default function EmptyAsNull() {
  const [limit, setLimit] = React.useState<number | null>(null);

  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <NumberField
        label="Jars per customer"
        helperText="Leave empty for no limit."
        min={0}
        value={limit}
        onValueChange={setLimit}
      />
      <Typography component="output" variant="body2">
        {limit === null ? 'Customers buy as many as they like.' : `Limit: ${limit}`}
      </Typography>
    </Stack>
  );
}
