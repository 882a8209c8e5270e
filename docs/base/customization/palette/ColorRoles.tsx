import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const ROLES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const SHADES = ['light', 'main', 'dark'];

export default function ColorRoles() {
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      {ROLES.map((role) => (
        <Stack key={role} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Typography variant="body2" sx={{ width: 80 }}>
            {role}
          </Typography>
          {SHADES.map((shade) => (
            <Box
              key={shade}
              role="img"
              aria-label={`${role}.${shade}`}
              title={`${role}.${shade}`}
              sx={{ flexGrow: 1, height: 32, borderRadius: 1, bgcolor: `${role}.${shade}` }}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
