import type { GridColTypeDef } from '@mui/x-data-grid';

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

/** Amounts in euros, and "on request" where there is none. */
export const moneyColumn = {
  type: 'number',
  width: 130,
  valueFormatter: (value: number | null) => (value === null ? 'on request' : euro.format(value)),
} satisfies GridColTypeDef<number | null, string>;
