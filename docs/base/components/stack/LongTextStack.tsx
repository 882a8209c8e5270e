import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LongTextStack() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center', width: 340, maxWidth: '100%' }}>
      <Avatar sx={{ bgcolor: 'primary.dark', color: 'primary.contrastText' }}>MK</Avatar>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography noWrap>Mira Kovač</Typography>
        <Typography noWrap variant="body2">
          The heating in the reading room has been off since Monday
        </Typography>
      </Box>
      <Button>Reply</Button>
    </Stack>
  );
}
