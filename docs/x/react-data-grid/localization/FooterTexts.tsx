import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridApi,
} from '@mui/x-data-grid';
import { languages } from './languages';
import { tours } from './tours';

const { label, texts, columns } = languages.fr;

const selectedTextSelector = (apiRef: React.RefObject<GridApi>) =>
  apiRef.current.getLocaleText('footerRowSelected')(gridRowSelectionCountSelector(apiRef));

function SelectionFooter() {
  const apiRef = useGridApiContext();
  const text = useGridSelector(apiRef, selectedTextSelector);

  return (
    <Stack sx={{ p: 1.5 }}>
      <Typography variant="body2" component="output">
        {text}
      </Typography>
    </Stack>
  );
}

export default function FooterTexts() {
  return (
    <div lang="fr" style={{ height: 260, width: '100%' }}>
      <DataGrid
        aria-label={`${label} 2026`}
        rows={tours}
        columns={columns}
        checkboxSelection
        localeText={texts}
        slots={{ footer: SelectionFooter }}
      />
    </div>
  );
}
