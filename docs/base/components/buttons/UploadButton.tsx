import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const HiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function UploadButton() {
  const [names, setNames] = React.useState<string[]>([]);

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<UploadFileIcon />}
        sx={{
          '&:focus-within': {
            outline: '2px solid',
            outlineColor: 'text.primary',
            outlineOffset: 2,
          },
        }}
      >
        Attach receipts
        <HiddenInput
          type="file"
          accept="image/*,.pdf"
          multiple
          onChange={(event) => {
            setNames(Array.from(event.target.files ?? [], ({ name }) => name));
            // Otherwise choosing the same file again would not fire `onChange`.
            event.target.value = '';
          }}
        />
      </Button>
      <Typography component="output" variant="body2">
        {names.length === 0 ? 'No receipts' : names.join(', ')}
      </Typography>
    </Stack>
  );
}
