import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';

export default function LongContent() {
  return (
    <Grid container spacing={2} sx={{ width: 320, maxWidth: '100%', alignItems: 'center' }}>
      <Grid size="grow">
        <Typography noWrap>harbor-inspection-report-2025-final-version-signed.pdf</Typography>
      </Grid>
      <Grid size="auto">
        <Chip label="Signed" size="small" />
      </Grid>
    </Grid>
  );
}
