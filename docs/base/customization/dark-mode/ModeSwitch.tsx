import DarkModeIcon from '@mui/icons-material/DarkMode';
import LightModeIcon from '@mui/icons-material/LightMode';
import SettingsIcon from '@mui/icons-material/SettingsBrightness';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const theme = createTheme({ colorSchemes: { dark: true } });

const MODES = [
  { mode: 'light', label: 'Light', Icon: LightModeIcon },
  { mode: 'system', label: 'System', Icon: SettingsIcon },
  { mode: 'dark', label: 'Dark', Icon: DarkModeIcon },
] as const;

function ModeButtons() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup value={mode ?? null} exclusive disabled={!mode} aria-label="Mode">
      {MODES.map(({ mode: one, label, Icon }) => (
        // The mode is passed here, not read in onChange: a second click on a button passes null there.
        <ToggleButton key={one} value={one} onClick={() => setMode(one)}>
          <Icon fontSize="small" sx={{ mr: 1 }} />
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

export default function ModeSwitch() {
  return (
    // In your app, leave out storageManager: the choice is then stored.
    <ThemeProvider theme={theme} storageManager={null}>
      <Paper variant="outlined" sx={{ p: 3 }}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h6" component="p">
            Night ferry to Bergen
          </Typography>
          <Typography color="text.secondary">
            Departs 21:40, cabin 512 with two berths. Breakfast is served from 6:30.
          </Typography>
          <ModeButtons />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
