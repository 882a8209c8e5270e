import * as React from 'react';
import GridViewIcon from '@mui/icons-material/GridView';
import MapIcon from '@mui/icons-material/Map';
import ViewListIcon from '@mui/icons-material/ViewList';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';

const VIEWS = [
  { value: 'list', label: 'List of boats', icon: <ViewListIcon /> },
  { value: 'grid', label: 'Photos', icon: <GridViewIcon /> },
  { value: 'map', label: 'Map of berths', icon: <MapIcon /> },
];

export default function TooltipToggle() {
  const [view, setView] = React.useState('list');

  return (
    <ToggleButtonGroup
      exclusive
      aria-label="View"
      value={view}
      onChange={(event, value: string | null) => setView(value ?? view)}
    >
      {VIEWS.map(({ value, label, icon }) => (
        <Tooltip key={value} title={label}>
          <ToggleButton value={value}>{icon}</ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
