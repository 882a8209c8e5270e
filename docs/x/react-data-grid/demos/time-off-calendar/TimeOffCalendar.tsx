import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  useGridApiRef,
  type DataGridProProps,
  type GridEventListener,
  type GridRowId,
} from '@mui/x-data-grid-pro';
import { daysOf, type Month } from './calendar';
import { CalendarToolbar } from './CalendarToolbar';
import { createColumns, createWeeks } from './days';
import { DayDetails } from './DayDetails';
import type { Kind, Person } from './people';
import {
  absenceOn,
  canRequest,
  countAway,
  startWith,
  toRows,
  useTimeOff,
  type CalendarRow,
} from './useTimeOff';

const initialState: DataGridProProps['initialState'] = { pinnedColumns: { left: ['name'] } };

const sx: SxProps<Theme> = {
  '& .day': { px: '2px' },
  '& .off': { bgcolor: 'action.hover' },
};

export default function TimeOffCalendar() {
  const apiRef = useGridApiRef();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { staff, request, takeBack } = useTimeOff();
  const [month, setMonth] = React.useState<Month>({ year: 2026, month: 6 });
  const [hidden, setHidden] = React.useState<readonly Kind[]>([]);
  const [onlyAway, setOnlyAway] = React.useState(false);
  const [gridKey, setGridKey] = React.useState(0);
  const [focus, setFocus] = React.useState<{ id: string; field: string }>();

  const days = React.useMemo(() => daysOf(month), [month]);
  const columns = React.useMemo(() => createColumns(days, narrow ? 132 : 170), [days, narrow]);
  const weeks = React.useMemo(() => createWeeks(days), [days]);
  const rows = React.useMemo(
    () => toRows(staff, days, { hidden, onlyAway }),
    [staff, days, hidden, onlyAway],
  );
  const pinnedRows = React.useMemo(() => ({ bottom: [countAway(rows, days)] }), [rows, days]);

  // The details follow the focus, whether it moves by click, tap or arrow key.
  const followFocus = ({ target }: React.FocusEvent<HTMLElement>) => {
    const cell = target.closest<HTMLElement>('[role=gridcell]');
    const row = target.closest<HTMLElement>('[role=row]');
    if (cell?.dataset.field && row?.dataset.id) {
      setFocus({ id: row.dataset.id, field: cell.dataset.field });
    }
  };

  const changeMonth = (next: Month) => {
    setMonth(next);
    apiRef.current?.scroll({ left: 0 });
    if (focus) {
      // A span of the next month may cover the cell that Tab leads to: begin with a new grid.
      setFocus(undefined);
      setGridKey((key) => key + 1);
    }
  };

  const find = (id: GridRowId, field: string) => ({
    person: staff.find((other) => other.id === id),
    day: days.find((other) => other.field === field)?.iso,
  });
  const { person, day } = focus ? find(focus.id, focus.field) : {};

  const requestDay = (requester: Person, requested: string) => {
    request(requester.id, requested);
    // A cell that is spanned now can't keep the focus: hand it to the one that spans it.
    const start = days.find(({ iso }) => iso === startWith(requester, requested));
    apiRef.current?.setCellFocus(requester.id, start?.field ?? 'day1');
  };
  const requestCell = (id: GridRowId, field: string) => {
    const cell = find(id, field);
    if (cell.person && cell.day && canRequest(cell.person, cell.day)) {
      requestDay(cell.person, cell.day);
    }
  };
  const handleKey: GridEventListener<'cellKeyDown'> = ({ id, field }, event) => {
    if (event.key === 'Enter') {
      requestCell(id, field);
    } else if (event.key === 'Delete') {
      const cell = find(id, field);
      const absence = cell.person && cell.day && absenceOn(cell.person, cell.day);
      if (absence && absence.kind === 'request') {
        takeBack(String(id), absence);
      }
    }
  };

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 680, width: '100%' }}>
      <CalendarToolbar
        month={month}
        onChange={changeMonth}
        hidden={hidden}
        // Left out: a kind that is shown again can also cover the cell that Tab leads to.
        onToggle={(kind) =>
          setHidden((all) =>
            all.includes(kind) ? all.filter((other) => other !== kind) : [...all, kind],
          )
        }
        onlyAway={onlyAway}
        onOnlyAway={setOnlyAway}
      />
      <Box onFocus={followFocus} sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPro<CalendarRow>
          key={gridKey}
          aria-label="Who is away"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          columnGroupingModel={weeks}
          pinnedRows={pinnedRows}
          initialState={initialState}
          onCellDoubleClick={({ id, field }) => requestCell(id, field)}
          onCellKeyDown={handleKey}
          rowHeight={48}
          columnHeaderHeight={48}
          columnGroupHeaderHeight={28}
          disableColumnMenu
          disableColumnReorder
          rowSelection={false}
          showCellVerticalBorder
          hideFooter
          sx={sx}
        />
      </Box>
      <DayDetails person={person} day={day} onRequest={requestDay} onTakeBack={takeBack} />
    </Box>
  );
}
