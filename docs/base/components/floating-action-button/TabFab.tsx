import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import PhotoCameraIcon from '@mui/icons-material/PhotoCamera';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import Zoom from '@mui/material/Zoom';

const TABS = [
  { name: 'Trips', text: 'Two trips in June', action: 'Plan a trip', icon: <AddIcon /> },
  { name: 'Photos', text: '14 photos', action: 'Take a photo', icon: <PhotoCameraIcon /> },
  { name: 'Weather', text: 'Light wind from the west' },
];

export default function TabFab() {
  const id = React.useId();
  const [current, setCurrent] = React.useState('Trips');
  const [done, setDone] = React.useState('nothing yet');
  const reducesMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs aria-label="Log" value={current} onChange={(event, name: string) => setCurrent(name)}>
        {TABS.map(({ name }) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current}`}
        sx={{ position: 'relative', minHeight: 136, p: 2 }}
      >
        <Typography>{TABS.find(({ name }) => name === current)?.text}</Typography>
        {TABS.map(
          ({ name, action, icon }) =>
            action && (
              <Zoom
                key={name}
                in={name === current}
                appear={false}
                timeout={reducesMotion ? 0 : 200}
                unmountOnExit
              >
                <Fab
                  color="primary"
                  aria-label={action}
                  onClick={() => setDone(action)}
                  sx={{ position: 'absolute', bottom: 16, insetInlineEnd: 16 }}
                >
                  {icon}
                </Fab>
              </Zoom>
            ),
        )}
      </Box>
      <Typography component="output">Last action: {done}</Typography>
    </Box>
  );
}
