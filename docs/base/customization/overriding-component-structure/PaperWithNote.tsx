import Autocomplete from '@mui/material/Autocomplete';
import Paper, { type PaperProps } from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    note?: string;
  }
}

interface NotedPaperProps extends PaperProps {
  note?: string;
  ownerState?: { size?: 'small' | 'medium' };
}

// `ownerState` isn't passed on: `Paper` would take the state of the autocomplete for its own.
function NotedPaper({ note, ownerState, children, ...props }: NotedPaperProps) {
  return (
    <Paper {...props}>
      {children}
      <Typography
        variant={ownerState?.size === 'small' ? 'caption' : 'body2'}
        component="p"
        sx={{ px: 2, py: 1 }}
      >
        {note}
      </Typography>
    </Paper>
  );
}

const HARBORS = ['Bergen', 'Haugesund', 'Stavanger'];

export default function PaperWithNote() {
  return (
    <Autocomplete
      options={HARBORS}
      renderInput={(params) => <TextField {...params} label="Harbor" />}
      slots={{ paper: NotedPaper }}
      slotProps={{ paper: { note: 'Harbors with fuel' } }}
      sx={{ maxWidth: 320 }}
    />
  );
}
