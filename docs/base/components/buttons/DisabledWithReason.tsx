import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

export default function DisabledWithReason() {
  const [title, setTitle] = React.useState('');
  const [published, setPublished] = React.useState('nothing yet');
  const isDisabled = title.trim() === '';

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 320, maxWidth: '100%', alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        // The button and Enter in the field submit, even with `aria-disabled`.
        if (!isDisabled) {
          setPublished(title.trim());
        }
      }}
    >
      <TextField
        label="Title of the post"
        size="small"
        fullWidth
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <Tooltip describeChild title={isDisabled ? 'Enter a title first.' : ''}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={isDisabled}
          disableRipple={isDisabled}
          sx={{
            '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
            // Without the ripple, this shows the focus.
            '&.Mui-focusVisible': {
              outline: '2px solid',
              outlineColor: 'text.primary',
              outlineOffset: 2,
            },
          }}
        >
          Publish
        </Button>
      </Tooltip>
      <Typography component="output" variant="body2">
        Published: {published}
      </Typography>
    </Stack>
  );
}
