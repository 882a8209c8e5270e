import * as React from 'react';
import { daysBetween, isWeekend, nextDay, type Day } from './calendar';
import { people, type Absence, type Kind, type Person } from './people';

/** A row of the calendar: a person, or the row that counts who is away. */
export interface CalendarRow extends Person {
  /** People away by day. Only the row that counts has it. */
  away?: ReadonlyMap<string, number>;
}

/** Requested days, by person. */
type Requests = Readonly<Record<string, readonly string[]>>;

/** Makes one absence of days that follow each other. */
function toAbsences(days: readonly string[]): Absence[] {
  const found: Absence[] = [];
  for (const day of days) {
    const open = found.at(-1);
    if (open && nextDay(open.last) === day) {
      open.last = day;
    } else {
      found.push({ kind: 'request', first: day, last: day });
    }
  }
  return found;
}

export function absenceOn(row: Person, day: string): Absence | undefined {
  return row.absences.find(({ first, last }) => first <= day && day <= last);
}

/** Days of an absence from `day` to the end of what is shown. */
export function lengthFrom(day: string, { last }: Absence, end: string): number {
  return daysBetween(day, last < end ? last : end);
}

/** The day on which an absence will begin when `day` is requested: it may continue another one. */
export function startWith(person: Person, day: string): string {
  const joined = person.absences.find(
    ({ kind, last }) => kind === 'request' && nextDay(last) === day,
  );
  return joined?.first ?? day;
}

export function canRequest(person: Person, day: string): boolean {
  return person.daysLeft > 0 && !isWeekend(day) && !absenceOn(person, day);
}

/** Who is away when: what was known, and what people request here. */
export function useTimeOff() {
  const [requests, setRequests] = React.useState<Requests>({});

  const staff = React.useMemo<readonly Person[]>(
    () =>
      people.map((person) => {
        const days = requests[person.id];
        return days
          ? {
              ...person,
              daysLeft: person.daysLeft - days.length,
              absences: [...person.absences, ...toAbsences(days)],
            }
          : person;
      }),
    [requests],
  );

  const request = React.useCallback((id: string, day: string) => {
    setRequests((all) => ({ ...all, [id]: [...(all[id] ?? []), day].sort() }));
  }, []);

  const takeBack = React.useCallback((id: string, { first, last }: Absence) => {
    setRequests((all) => ({
      ...all,
      [id]: (all[id] ?? []).filter((day) => day < first || day > last),
    }));
  }, []);

  return { staff, request, takeBack };
}

/** What the grid shows: some kinds of absence, and if asked only those who have one in the month. */
export function toRows(
  staff: readonly Person[],
  days: readonly Day[],
  { hidden, onlyAway }: { hidden: readonly Kind[]; onlyAway: boolean },
): readonly CalendarRow[] {
  const rows = staff.map((person) => ({
    ...person,
    absences: person.absences.filter(({ kind }) => !hidden.includes(kind)),
  }));
  return onlyAway ? rows.filter((row) => days.some(({ iso }) => absenceOn(row, iso))) : rows;
}

export function countAway(rows: readonly CalendarRow[], days: readonly Day[]): CalendarRow {
  const away = new Map(
    days.map(({ iso }) => [iso, rows.filter((row) => absenceOn(row, iso)).length]),
  );
  return { id: 'away', name: 'Away', team: '', daysLeft: 0, absences: [], away };
}
