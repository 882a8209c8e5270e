import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { languages } from './languages';
import { tours } from './tours';

const CODES = ['en', 'fr', 'ja'] as const;
type Code = (typeof CODES)[number];

export default function SwitchLanguage() {
  const [code, setCode] = React.useState<Code>('fr');
  const { label, texts, columns } = languages[code];

  return (
    <Stack spacing={1} sx={{ height: 314, width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={code}
        onChange={(_event, next: Code | null) => setCode((last) => next ?? last)}
      >
        {CODES.map((each) => (
          <ToggleButton key={each} value={each} lang={each} sx={{ textTransform: 'none' }}>
            {languages[each].name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div lang={code} style={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-label={label} rows={tours} columns={columns} localeText={texts} />
      </div>
    </Stack>
  );
}
