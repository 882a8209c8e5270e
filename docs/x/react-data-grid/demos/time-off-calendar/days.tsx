import { styled } from '@mui/material/styles';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-pro';
import type { Day } from './calendar';
import { AbsenceBar, AwayCell, NameCell } from './cells';
import { people, type Absence } from './people';
import { absenceOn, lengthFrom, type CalendarRow } from './useTimeOff';

const Head = styled('span')({ textAlign: 'center', lineHeight: 1.2 });
const Small = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  lineHeight: 1.2,
  color: (theme.vars ?? theme).palette.text.secondary,
}));

function nameColumn(width: number): GridColDef<CalendarRow> {
  return {
    field: 'name',
    headerName: 'Person',
    width,
    display: 'flex',
    sortable: false,
    renderCell: ({ row }) => <NameCell row={row} />,
  };
}

function dayColumn(
  { field, iso, date, weekday, weekend, outside }: Day,
  end: string,
): GridColDef<CalendarRow, Absence | undefined> {
  const className = `day ${weekend || outside ? 'off' : ''}`;
  return {
    field,
    headerName: `${weekday} ${date}`,
    width: 34,
    minWidth: 34,
    align: 'center',
    headerAlign: 'center',
    display: 'flex',
    sortable: false,
    resizable: false,
    cellClassName: className,
    headerClassName: className,
    valueGetter: (_value, row) => absenceOn(row, iso),
    // Asked for the day on which an absence begins, or with which the view does.
    colSpan: (absence) => (absence ? lengthFrom(iso, absence, end) : 1),
    renderHeader: () => (
      <Head>
        <Small>{weekday.slice(0, 2)}</Small>
        {date}
      </Head>
    ),
    renderCell: ({ row, value }) => {
      if (row.away) {
        return <AwayCell count={row.away.get(iso) ?? 0} all={people.length} />;
      }
      return value && <AbsenceBar absence={value} length={lengthFrom(iso, value, end)} />;
    },
  };
}

/** Depends on the month alone: what people request changes rows, never columns. */
export function createColumns(
  days: readonly Day[],
  nameWidth: number,
): readonly GridColDef<CalendarRow>[] {
  const end = days.at(-1)?.iso ?? '';
  return [nameColumn(nameWidth), ...days.map((day) => dayColumn(day, end))];
}

/** Weeks above the days. */
export function createWeeks(days: readonly Day[]): GridColumnGroupingModel {
  return [...new Set(days.map(({ week }) => week))].map((week) => {
    const ofWeek = days.filter((day) => day.week === week);
    return {
      groupId: `week-${week}`,
      headerName: ofWeek.length > 2 ? `Week ${week}` : `${week}`,
      description: `Week ${week}`,
      headerAlign: 'center',
      children: ofWeek.map(({ field }) => ({ field })),
    };
  });
}
