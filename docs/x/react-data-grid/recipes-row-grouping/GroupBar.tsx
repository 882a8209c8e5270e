import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridRowGroupingModelSelector,
  Toolbar,
  useGridApiContext,
  useGridApiRef,
  useGridSelector,
  useKeepGroupedColumnsHidden,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { choices, columns, jobs, nameOf } from './workshop';

function GroupingToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingModelSelector);
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const rest = choices.filter(({ field }) => !model.includes(field));

  return (
    <Toolbar aria-label="Groups">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', flex: 1 }}>
        <Typography variant="body2">Grouped by</Typography>
        {model.map((field, index) => (
          <Chip
            key={field}
            size="small"
            label={`${index + 1}. ${nameOf(field)}`}
            aria-label={`${nameOf(field)}, level ${index + 1}. Move to the top`}
            onClick={() => apiRef.current.setRowGroupingCriteriaIndex(field, 0)}
            onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
          />
        ))}
        <Button
          size="small"
          disabled={rest.length === 0}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          Add level
        </Button>
      </Box>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        {rest.map(({ field }) => (
          <MenuItem key={field} onClick={() => apiRef.current.addRowGroupingCriteria(field)}>
            {nameOf(field)}
          </MenuItem>
        ))}
      </Menu>
    </Toolbar>
  );
}

const slots: DataGridPremiumProps['slots'] = { toolbar: GroupingToolbar };

const start: DataGridPremiumProps['initialState'] = { rowGrouping: { model: ['craft'] } };

export default function GroupBar() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({ apiRef, initialState: start });

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Jobs of a workshop"
        apiRef={apiRef}
        rows={jobs}
        columns={columns}
        initialState={initialState}
        slots={slots}
        showToolbar
        hideFooter
      />
    </div>
  );
}
