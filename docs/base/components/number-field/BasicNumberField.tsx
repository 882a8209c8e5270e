import Stack from '@mui/material/Stack';
import NumberField from './NumberField';

export default function BasicNumberField() {
  return (
    <Stack spacing={3} sx={{ width: 260, maxWidth: '100%' }}>
      <NumberField
        label="Jars of honey"
        helperText="A box holds 48 jars."
        required
        defaultValue={12}
        min={1}
        max={48}
      />
      <NumberField label="Boxes" size="small" defaultValue={1} min={1} />
    </Stack>
  );
}
