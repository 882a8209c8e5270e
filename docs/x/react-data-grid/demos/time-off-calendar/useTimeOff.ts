import * as React from 'react';
import { daysBetween, isWeekend, nextDay, type Day } from './calendar';
import { people, type Absence, type Kind, type Person } from './people';

/** A row of the calendar: a person, or the row that counts who is away. */
export interface CalendarRow extends Person {
  /** People away by day. Only the row that counts has it. */
  away?: ReadonlyMap<string, number>;
}

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

function withRequests(person: Person, requested: readonly string[]): Person {
  const others = person.absences.filter(({ kind }) => kind !== 'request');
  return {
    ...person,
    daysLeft: person.daysLeft + person.requested.length - requested.length,
    requested,
    absences: [...others, ...toAbsences(requested)],
  };
}

/** Who is away when: what was known, and what people request here. A change makes one new object. */
export function useTimeOff() {
  const [staff, setStaff] = React.useState(people);

  const change = (id: string, edit: (requested: readonly string[]) => readonly string[]) =>
    setStaff((all) =>
      all.map((person) =>
        person.id === id ? withRequests(person, edit(person.requested)) : person,
      ),
    );
  const request = (id: string, day: string) => change(id, (days) => [...days, day].sort());
  const takeBack = (id: string, { first, last }: Absence) =>
    change(id, (days) => days.filter((day) => day < first || day > last));

  return { staff, request, takeBack };
}

/** What the grid shows: some kinds of absence, and if asked only those who have one in the month. */
export function toRows(
  staff: readonly Person[],
  days: readonly Day[],
  { hidden, onlyAway }: { hidden: readonly Kind[]; onlyAway: boolean },
): readonly CalendarRow[] {
  const shows = ({ kind }: Absence) => !hidden.includes(kind);
  // Whoever has nothing to hide stays the same object.
  const rows = staff.map((person) =>
    person.absences.every(shows) ? person : { ...person, absences: person.absences.filter(shows) },
  );
  return onlyAway ? rows.filter((row) => days.some(({ iso }) => absenceOn(row, iso))) : rows;
}

export function countAway(rows: readonly CalendarRow[], days: readonly Day[]): CalendarRow {
  const away = new Map(
    days.map(({ iso }) => [iso, rows.filter((row) => absenceOn(row, iso)).length]),
  );
  return { id: 'away', name: 'Away', team: '', daysLeft: 0, requested: [], absences: [], away };
}
