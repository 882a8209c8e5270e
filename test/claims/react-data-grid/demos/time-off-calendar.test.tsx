import { DataGridPro, type DataGridProProps, type GridApiPro } from '@mui/x-data-grid-pro';
import {
  daysOf,
  monthName,
} from '../../../../docs/x/react-data-grid/demos/time-off-calendar/calendar';
import { createColumns } from '../../../../docs/x/react-data-grid/demos/time-off-calendar/days';
import { people } from '../../../../docs/x/react-data-grid/demos/time-off-calendar/people';
import TimeOffCalendar from '../../../../docs/x/react-data-grid/demos/time-off-calendar/TimeOffCalendar';
import {
  absenceOn,
  type CalendarRow,
  countAway,
} from '../../../../docs/x/react-data-grid/demos/time-off-calendar/useTimeOff';
import {
  act,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  fireEvent,
  headerOf,
  screen,
  show,
} from '../../harness';

/** Gets the props of each render of a Pro grid. */
const mockGrid = jest.fn();

jest.mock('@mui/x-data-grid-pro', () => {
  const actual = jest.requireActual('@mui/x-data-grid-pro');
  return {
    ...actual,
    DataGridPro: (props: object) => {
      mockGrid(props);
      return <actual.DataGridPro {...props} />;
    },
  };
});

let isNarrow = false;

beforeEach(() => {
  mockGrid.mockClear();
  isNarrow = false;
  // What jsdom hasn't.
  Object.assign(window, {
    matchMedia: () => ({ matches: isNarrow, addEventListener() {}, removeEventListener() {} }),
  });
});

const gridProps = (): DataGridProProps<CalendarRow> => mockGrid.mock.lastCall[0];
const gridApi = () => gridProps().apiRef?.current as GridApiPro;
const grid = () => screen.getByLabelText('Who is away');

function findCell(person: string, day: number): HTMLElement | null {
  return document.querySelector(`[data-id="${person}"] [data-field="day${day}"]`);
}
function cellAt(person: string, day: number): HTMLElement {
  const cell = findCell(person, day);
  if (!cell) {
    throw new Error(`${person} has no cell on day ${day}.`);
  }
  return cell;
}
const spanAt = (person: string, day: number) => cellAt(person, day).getAttribute('aria-colspan');
/** Ranges of dates have thin spaces. */
const withPlainSpaces = (text: string | null | undefined) => text?.replace(/\s/g, ' ');
const barIn = (person: string, day: number) => cellAt(person, day).querySelector('[role="img"]');
const barAt = (person: string, day: number) =>
  withPlainSpaces(barIn(person, day)?.getAttribute('aria-label'));
/** A search by role reads all of the month's cells, and takes seconds. */
function button(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('button, [role="button"], label')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
}
function press(name: string): void {
  const found = button(name);
  if (!found) {
    throw new Error(`There is no button ${name}.`);
  }
  fireEvent.click(found);
}
/** A press of the mouse, with the focus that it brings. */
function click(cell: HTMLElement): void {
  fireEvent.mouseDown(cell);
  act(() => cell.focus());
  fireEvent.mouseUp(cell);
  fireEvent.click(cell);
}
const key = (name: string) => fireEvent.keyDown(document.activeElement ?? document, { key: name });
const dayHeader = (day: number) =>
  document.querySelector<HTMLElement>(`[role="columnheader"][data-field="day${day}"]`);
/** The line below the grid. */
const details = () => withPlainSpaces(document.querySelectorAll('output')[1]?.textContent);
/** The row that counts, from the first day. */
const counts = () =>
  [...document.querySelectorAll('[data-id="away"] [data-field^="day"]')].map(
    ({ textContent }) => textContent,
  );
const focusAt = (person: string, day: number) =>
  act(() => gridApi().setCellFocus(person, `day${day}`));

describe('what people do', () => {
  proves(
    [
      'This calendar shows who is away in a month.',
      'Each row is a person, and each column is a day.',
      'An absence is one cell across its days.',
      'The names stay in view while the month scrolls, and the last row counts who is away.',
      '| `TimeOffCalendar.tsx` | The selection, and the grid |',
      '| `people.ts` | The staff and their absences |',
      '| `calendar.ts` | Days, weeks, and months |',
      '| `cells.tsx` | Bars, names, and counts |',
    ],
    () => {
      show(<TimeOffCalendar />);
      const rows = grid().querySelectorAll<HTMLElement>('[role="row"][data-id]');
      expect([...rows].map(({ dataset }) => dataset.id)).toEqual([
        ...people.map(({ name }) => name),
        'away',
      ]);
      expect(headerOf('Person')).toBeInTheDocument();
      expect(gridApi().getAllColumns()).toHaveLength(32);
      expect(screen.getByText(monthName({ year: 2026, month: 6 }))).toBeVisible();
      expect(spanAt('Amara Nwosu', 6)).toBe('12');
      expect(barAt('Amara Nwosu', 6)).toBe('Vacation, 6 – 17 July');
      expect(gridProps().initialState?.pinnedColumns?.left).toEqual(['name']);
      expect(
        document.querySelector('[data-id="Amara Nwosu"] [data-field="name"]'),
      ).toHaveTextContent('Amara NwosuDesign · 8 left');
    },
  );

  proves(
    [
      'To request a free day, select it and press "Request", or double-click it.',
      'With the keyboard, move to the day and press <kbd>Enter</kbd>.',
      'To take back a request, press <kbd>Delete</kbd>.',
      '| `DayDetails.tsx` | The line below the grid, with its buttons |',
    ],
    () => {
      show(<TimeOffCalendar />);
      expect(button('Request')).toBeUndefined();
      click(cellAt('Chiyo Tanabe', 1));
      expect(details()).toBe('Chiyo Tanabe: Wednesday 1 July, 14 days left to take');
      press('Request');
      expect(barAt('Chiyo Tanabe', 1)).toBe('Requested, 1 July');
      press('Take back');
      expect(barAt('Chiyo Tanabe', 1)).toBeUndefined();

      fireEvent.doubleClick(cellAt('Chiyo Tanabe', 1));
      expect(barAt('Chiyo Tanabe', 1)).toBe('Requested, 1 July');
      key('ArrowRight');
      key('ArrowRight');
      key('ArrowRight');
      expect(details()).toContain('Saturday 4 July, weekend');
      key('Enter');
      expect(barAt('Chiyo Tanabe', 4)).toBeUndefined();
      key('ArrowLeft');
      key('Enter');
      expect(barAt('Chiyo Tanabe', 3)).toBe('Requested, 3 July');
      expect(details()).toBe('Chiyo Tanabe: Requested, 3 July');
      key('Delete');
      expect(barAt('Chiyo Tanabe', 3)).toBeUndefined();
      expect(barAt('Chiyo Tanabe', 1)).toBe('Requested, 1 July');
    },
  );

  proves(
    [
      'To hide a kind of absence, press it in the legend.',
      '| `CalendarToolbar.tsx` | Month, legend, and filter |',
      'The row counts the kinds of absence that are shown.',
      'To count planned absences, hide sickness.',
    ],
    () => {
      show(<TimeOffCalendar />);
      expect(counts()[7]).toBe('3');
      expect(barAt('Bruno Keller', 8)).toBe('Sick, 8 July');
      press('Sick');
      expect(barAt('Bruno Keller', 8)).toBeUndefined();
      expect(counts()[7]).toBe('2');
      press('Sick');
      expect(barAt('Bruno Keller', 8)).toBe('Sick, 8 July');
      press('Back to June 2026');
      press('Only who is away');
      expect(gridProps().rows?.map(({ id }) => id)).toEqual([
        'Dalia Rahimi',
        'Hana Novotná',
        // Away on the 1st of July, which follows the 30 days.
        'Kasper Mäkinen',
      ]);
    },
  );

  proves(
    'Pinned columns and pinned rows require [Pro](/x/introduction/licensing/#pro-plan).',
    async () => {
      const withProp = (plan: string, name: string, prop: string) =>
        `import { ${name} } from '@mui/x-data-grid${plan}';
        export const grid = <${name} columns={[]} ${prop} />;`;
      for (const prop of ['pinnedColumns={{}}', 'pinnedRows={{}}']) {
        await expectCompiles(withProp('-pro', 'DataGridPro', prop));
        await expectTypeError(withProp('', 'DataGrid', prop), /TS2322.*pinned/);
      }
    },
  );
});

describe('spans', () => {
  proves(
    [
      '| `days.tsx` | A column for each day with its [span](/x/react-data-grid/column-spanning/), and weeks as [column groups](/x/react-data-grid/column-groups/) |',
      'The `valueGetter` of a day column finds the absence on that day.',
      '`colSpan` returns how many days of the absence remain in the month:',
      'The grid calls `colSpan` for the first of the covered columns.',
      'If an absence began last month, the first column of this month spans the remaining days.',
    ],
    () => {
      show(<TimeOffCalendar />);
      const value = gridApi().getCellValue('Amara Nwosu', 'day8');
      expect(value).toEqual({ kind: 'vacation', first: '2026-07-06', last: '2026-07-17' });
      expect(gridApi().getCellValue('Amara Nwosu', 'day3')).toBeUndefined();
      // Of 22 June to 3 July, 15 June to 14 August, and 27 July to 7 August.
      expect(spanAt('Dalia Rahimi', 1)).toBe('3');
      expect(spanAt('Hana Novotná', 1)).toBe('31');
      expect(spanAt('Bruno Keller', 27)).toBe('5');
      expect(spanAt('Bruno Keller', 26)).toBe('1');
      for (const week of [27, 28, 29, 30, 31]) {
        expect(headerOf(`Week ${week}`)).toBeInTheDocument();
      }

      const asked: string[] = [];
      const span = (field: string) => ({
        field,
        colSpan: () => {
          asked.push(field);
          return field === 'a' ? 2 : 1;
        },
      });
      show(<DataGridPro rows={[{ id: 1 }]} columns={['a', 'b', 'c'].map(span)} />);
      expect([...new Set(asked)]).toEqual(['a', 'c']);
    },
  );

  proves(
    [
      'Spans depend on the order of the columns.',
      'The demo therefore turns off sorting by days, and turns off moving columns with `disableColumnReorder`.',
    ],
    () => {
      const { unmount } = show(<TimeOffCalendar />);
      const ids = () => gridApi().getSortedRowIds();
      const before = ids();
      for (const header of grid().querySelectorAll('[role="columnheader"][data-field]')) {
        fireEvent.click(header);
      }
      expect(ids()).toEqual(before);
      const draggables = () =>
        document.querySelectorAll('[role="columnheader"] [draggable="true"]');
      expect(draggables()).toHaveLength(0);
      const { disableColumnReorder, ...props } = gridProps();
      expect(disableColumnReorder).toBe(true);
      unmount();
      const { apiRef, api } = createApiRef<GridApiPro>();
      show(<DataGridPro {...props} apiRef={apiRef} />);
      expect(draggables().length).toBeGreaterThan(0);
      expect(spanAt('Chiyo Tanabe', 13)).toBe('3');
      act(() => api().setColumnIndex('day14', 1));
      // Two cells of the one absence.
      expect(spanAt('Chiyo Tanabe', 14)).not.toBe('1');
      expect(findCell('Chiyo Tanabe', 13)).not.toBeNull();
    },
  );
});

describe('rows and columns', () => {
  proves(
    [
      '| `useTimeOff.ts` | Requests, and the rows that follow from them |',
      'A request creates one new row object and no new column.',
      'While a kind of absence is hidden, each person with such an absence gets a new row object too.',
    ],
    () => {
      show(<TimeOffCalendar />);
      const newRows = (before: DataGridProProps<CalendarRow>) =>
        gridProps()
          .rows?.filter((row) => !before.rows?.includes(row))
          .map(({ id }) => id);
      for (const day of [1, 3]) {
        const before = gridProps();
        fireEvent.doubleClick(cellAt('Chiyo Tanabe', day));
        expect(newRows(before)).toEqual(['Chiyo Tanabe']);
        expect(gridProps().columns).toBe(before.columns);
      }
      const between = gridProps();
      fireEvent.doubleClick(cellAt('Kasper Mäkinen', 6));
      expect(newRows(between)).toEqual(['Kasper Mäkinen']);
      press('Sick');
      const before = gridProps();
      fireEvent.doubleClick(cellAt('Kasper Mäkinen', 8));
      expect(newRows(before)).toEqual([
        ...people
          .filter(({ absences }) => absences.some(({ kind }) => kind === 'sick'))
          .map(({ id }) => id),
        'Kasper Mäkinen',
      ]);
      expect(gridProps().columns).toBe(before.columns);
    },
  );

  proves(
    'If the columns contained the absences, the grid would process all 32 columns again after each click.',
    () => {
      const { apiRef, api } = createApiRef<GridApiPro>();
      const days = daysOf({ year: 2026, month: 6 });
      const element = (columns: DataGridProProps['columns'], rows: DataGridProProps['rows']) => (
        <DataGridPro apiRef={apiRef} columns={columns} rows={rows} />
      );
      const columns = createColumns(days, 170);
      const { rerender } = show(element(columns, people));
      const before = api().getAllColumns();
      const kept = () =>
        api()
          .getAllColumns()
          .filter((column) => before.includes(column)).length;
      rerender(element(columns, people.slice(1)));
      expect(kept()).toBe(32);
      rerender(element(createColumns(days, 170), people.slice(1)));
      expect(kept()).toBe(0);
    },
  );

  proves(
    [
      'The fields are `day1` to `day31`, not dates.',
      'In shorter months, the first days of the next month follow in gray.',
      'The same fields therefore remain when users change the month.',
    ],
    () => {
      show(<TimeOffCalendar />);
      const fields = () =>
        gridApi()
          .getAllColumns()
          .map(({ field }) => field);
      const july = fields();
      expect(july).toEqual(['name', ...Array.from({ length: 31 }, (_, day) => `day${day + 1}`)]);
      const groundAt = (day: number) =>
        getComputedStyle(cellAt('Kasper Mäkinen', day)).backgroundColor;
      expect(groundAt(31)).not.toBe(groundAt(4));
      press('Back to June 2026');
      expect(fields()).toEqual(july);
      expect(dayHeader(31)).toHaveTextContent('We1');
      expect(groundAt(31)).not.toBe(groundAt(30));
      expect(groundAt(31)).toBe(groundAt(6));
      const february = daysOf({ year: 2027, month: 1 });
      expect(february.map(({ date }) => date).slice(27)).toEqual([28, 1, 2, 3]);
      expect(february.filter(({ outside }) => outside)).toHaveLength(3);
    },
  );
});

describe('the focus', () => {
  proves(
    [
      "The grid doesn't render a cell that a span covers, so that cell can't receive focus or be a tab stop.",
      '**A request that continues another request** is covered by the span of the day before.',
      'The demo moves focus to the first day with `setCellFocus()`.',
    ],
    () => {
      show(<TimeOffCalendar />);
      expect(findCell('Amara Nwosu', 7)).toBeNull();
      focusAt('Amara Nwosu', 7);
      expect(document.activeElement).toBe(document.body);
      expect(grid().querySelectorAll('[role="gridcell"][tabindex="0"]')).toHaveLength(0);
      focusAt('Kasper Mäkinen', 6);
      expect(cellAt('Kasper Mäkinen', 6)).toHaveFocus();
      expect(cellAt('Kasper Mäkinen', 6)).toHaveAttribute('tabindex', '0');
      key('Enter');
      key('ArrowRight');
      expect(cellAt('Kasper Mäkinen', 7)).toHaveFocus();
      key('Enter');
      expect(findCell('Kasper Mäkinen', 7)).toBeNull();
      expect(spanAt('Kasper Mäkinen', 6)).toBe('2');
      expect(cellAt('Kasper Mäkinen', 6)).toHaveFocus();
      expect(cellAt('Kasper Mäkinen', 6)).toHaveAttribute('tabindex', '0');
    },
  );

  proves(
    [
      'If a user has been in the grid, the demo gives the grid a new `key`.',
      'The new grid starts with the header of the first column as its tab stop.',
    ],
    () => {
      show(<TimeOffCalendar />);
      const first = grid();
      press('On to August 2026');
      expect(grid()).toBe(first);
      click(cellAt('Kasper Mäkinen', 6));
      expect(cellAt('Kasper Mäkinen', 6)).toHaveAttribute('tabindex', '0');
      press('Back to July 2026');
      expect(first).not.toBeInTheDocument();
      const stops = [...grid().querySelectorAll('[role][tabindex="0"]')].filter((one) =>
        /gridcell|columnheader/.test(one.getAttribute('role') ?? ''),
      );
      expect(stops).toHaveLength(1);
      expect(stops[0]).toHaveAttribute('data-field', 'name');
      expect(stops[0]).toHaveAttribute('role', 'columnheader');
    },
  );

  proves(
    [
      'The grid has no prop that reports the focus.',
      'Listen to focus events on an element around the grid, and read the row from `data-id` and the column from `data-field`:',
      'Clicks, taps, and arrow keys all move the focus.',
    ],
    async () => {
      await expectCompiles(`
        import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
        type Callbacks = keyof DataGridPremiumProps & \`on\${string}\`;
        export const click: Callbacks = 'onCellClick';
        export const none: Extract<Callbacks, \`\${string}Focus\${string}\`> extends never ? true : false = true;`);
      const { user } = show(<TimeOffCalendar />);
      click(cellAt('Goran Ilić', 2));
      expect(details()).toBe('Goran Ilić: Thursday 2 July, 1 day left to take');
      key('ArrowDown');
      expect(details()).toBe('Hana Novotná: Parental leave, 15 June – 14 August');
      await user.pointer({ keys: '[TouchA]', target: cellAt('Goran Ilić', 3) });
      expect(details()).toContain('Goran Ilić: Friday 3 July');
      press('Request');
      expect(barAt('Goran Ilić', 3)).toBe('Requested, 3 July');
    },
  );
});

describe('looks', () => {
  proves(
    [
      'The row at the bottom comes from `pinnedRows`.',
      'The counting row has the type of the other rows and an additional property, so each `renderCell` has to handle this property.',
      'If more than a third of the staff is away on a day, the count is bold and has a background.',
    ],
    () => {
      show(<TimeOffCalendar />);
      const days = daysOf({ year: 2026, month: 6 });
      const row = gridProps().pinnedRows?.bottom?.[0];
      expect(row).toEqual(countAway(people, days));
      expect(
        Object.keys(row ?? {}).filter((key) => !Object.keys(people[0] ?? {}).includes(key)),
      ).toEqual(['away']);
      expect(counts()).toEqual(
        days.map(({ iso }) => String(people.filter((one) => absenceOn(one, iso)).length || '')),
      );
      const nameCell = document.querySelector('[data-id="away"] [data-field="name"]');
      expect(nameCell).toHaveTextContent('Awayof those shown');
      const styleOf = (day: number) => {
        const { fontWeight, backgroundColor } = getComputedStyle(
          cellAt('away', day).firstElementChild as Element,
        );
        return { fontWeight, backgroundColor };
      };
      // 4 and 3 of 11.
      expect([counts()[14], counts()[8]]).toEqual(['5', '3']);
      expect(styleOf(15).fontWeight).toBe('700');
      expect(styleOf(9).fontWeight).not.toBe('700');
      expect(cellAt('away', 15).firstElementChild).toHaveAttribute('data-many', 'true');
    },
  );

  proves(
    [
      "A string such as `'2026-07-06'` has no time zone, compares with `<`, and sorts correctly.",
      'A `Date` at midnight becomes the day before when a browser further west formats it.',
    ],
    () => {
      expect('2026-07-06' < '2026-07-10').toBe(true);
      expect(['2026-10-01', '2026-07-06', '2025-12-31'].sort()).toEqual([
        '2025-12-31',
        '2026-07-06',
        '2026-10-01',
      ]);
      const midnight = new Date('2026-07-06T00:00:00+02:00');
      const dayIn = (timeZone: string) =>
        midnight.toLocaleDateString('en', { timeZone, day: 'numeric' });
      expect([dayIn('Europe/Paris'), dayIn('America/Lima')]).toEqual(['6', '5']);
    },
  );

  proves(
    [
      'If a bar is too short for its name, the name is in `aria-label` and `title`.',
      "Color isn't the only sign: weekends have a name in the header, and requests have a dashed border.",
    ],
    () => {
      show(<TimeOffCalendar />);
      expect(barIn('Kasper Mäkinen', 1)).toHaveTextContent(/^$/);
      for (const name of ['aria-label', 'title']) {
        const text = withPlainSpaces(barIn('Kasper Mäkinen', 1)?.getAttribute(name));
        expect(text).toBe('Training, 1 – 2 July');
      }
      expect(barIn('Chiyo Tanabe', 13)).toHaveTextContent(/^Training$/);
      fireEvent.doubleClick(cellAt('Kasper Mäkinen', 8));
      const borderAt = (day: number) =>
        getComputedStyle(barIn('Kasper Mäkinen', day) as Element).borderTopStyle;
      expect(borderAt(8)).toBe('dashed');
      expect(borderAt(1)).not.toBe('dashed');
      expect(dayHeader(4)).toHaveClass('off');
      expect(dayHeader(4)).toHaveTextContent('Sa4');
      expect(dayHeader(6)).not.toHaveClass('off');
    },
  );

  proves('The column of names is 170 px wide, or 132 px on a phone.', () => {
    const { unmount } = show(<TimeOffCalendar />);
    expect(gridApi().getColumn('name').width).toBe(170);
    unmount();
    isNarrow = true;
    show(<TimeOffCalendar />);
    expect(gridApi().getColumn('name').width).toBe(132);
  });
});
