import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

// Both ends as text, so that the model survives JSON: ['2026-05-08', ''].
export function endsOf(value: unknown): string[] {
  const [from = '', to = ''] = Array.isArray(value) ? value.map(String) : [];
  return [from, to];
}

export function DatesInput({ item, applyValue, focusElementRef }: GridFilterInputValueProps) {
  const ends = endsOf(item.value);
  const apply = (next: string[]) =>
    applyValue({ ...item, value: next.some(Boolean) ? next : undefined });

  return (
    <Stack spacing={1}>
      {['From', 'To'].map((label, index) => (
        <TextField
          key={label}
          label={label}
          type="date"
          size="small"
          value={ends[index] ?? ''}
          inputRef={index === 0 ? focusElementRef : undefined}
          onChange={(event) => apply(ends.with(index, event.target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
    </Stack>
  );
}
