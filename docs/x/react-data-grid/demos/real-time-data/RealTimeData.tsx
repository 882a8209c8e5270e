import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  gridClasses,
  useGridApiRef,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { addTrends, columns } from './columns';
import { FeedControls, TotalOutput } from './FeedControls';
import { initialTurbines, type Turbine } from './turbines';
import { useFeed } from './useFeed';

type Props = DataGridPremiumProps<Turbine>;

const initialState: Props['initialState'] = {
  rowGrouping: { model: ['farm'] },
  aggregation: { model: { wind: 'avg', power: 'sum', trend: 'addTrends' } },
};
const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, addTrends };
const openFirst: Props['isGroupExpandedByDefault'] = ({ groupingKey }) => groupingKey === 'Kvalnes';
const inGroups: Props['getAggregationPosition'] = ({ depth }) => (depth === -1 ? null : 'inline');
const getRowClassName: Props['getRowClassName'] = ({ row }) => ('farm' in row ? '' : 'farm');

const sx: SxProps<Theme> = {
  fontVariantNumeric: 'tabular-nums',
  '& .farm': { bgcolor: 'action.hover', fontWeight: 'fontWeightMedium' },
  [`& .${gridClasses.aggregationColumnHeaderLabel}`]: { display: 'none' },
};

export default function RealTimeData() {
  const apiRef = useGridApiRef();
  const updateRows = React.useCallback(
    (rows: readonly Turbine[]) => apiRef.current?.updateRows([...rows]),
    [apiRef],
  );
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const columnVisibilityModel = React.useMemo(
    () => ({ id: false, farm: false, wind: !narrow, load: !narrow }),
    [narrow],
  );
  const groupingColDef = React.useMemo<Props['groupingColDef']>(
    () => ({
      leafField: 'id',
      headerName: 'Wind farm',
      flex: 1,
      minWidth: 140,
      hideDescendantCount: narrow,
    }),
    [narrow],
  );
  const { ref, live, running, setRunning, rate, setRate, overview, tick } = useFeed(updateRows);

  return (
    <Box
      ref={ref}
      data-live={live}
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 640, width: '100%' }}
    >
      <TotalOutput overview={overview} />
      <FeedControls
        running={running}
        onRunning={setRunning}
        rate={rate}
        onRate={setRate}
        onTick={tick}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Wind turbines"
          apiRef={apiRef}
          rows={initialTurbines}
          columns={columns}
          initialState={initialState}
          columnVisibilityModel={columnVisibilityModel}
          aggregationFunctions={aggregationFunctions}
          getAggregationPosition={inGroups}
          groupingColDef={groupingColDef}
          isGroupExpandedByDefault={openFirst}
          getRowClassName={getRowClassName}
          throttleRowsMs={400}
          rowHeight={46}
          rowSelection={false}
          hideFooter
          sx={sx}
        />
      </Box>
    </Box>
  );
}
