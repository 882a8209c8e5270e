/** Days as text, `2026-07-06`: they compare and sort as they are, and know no time zone. */
export interface Day {
  /** Field of its column: the same in each month. */
  field: string;
  iso: string;
  date: number;
  weekday: string;
  weekend: boolean;
  /** Belongs to the next month. */
  outside: boolean;
  /** Number of the week, as ISO 8601 counts. */
  week: number;
}

export interface Month {
  year: number;
  /** 0 is January. */
  month: number;
}

const DAY = 24 * 60 * 60 * 1000;
const THURSDAY = 4;

const utc = { timeZone: 'UTC' } as const;
const weekdays = new Intl.DateTimeFormat('en', { ...utc, weekday: 'short' });
const monthNames = new Intl.DateTimeFormat('en', { ...utc, month: 'long', year: 'numeric' });
const dayNames = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'long' });
const longNames = new Intl.DateTimeFormat('en-GB', {
  ...utc,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

function isoOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function weekOf(time: number): number {
  // A week belongs to the year of its Thursday.
  const thursday = time + (THURSDAY - (new Date(time).getUTCDay() || 7)) * DAY;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - newYear) / DAY / 7);
}

/** As many as the longest month has, so that every month has the same columns. */
const SHOWN = 31;

export function daysOf({ year, month }: Month): readonly Day[] {
  return Array.from({ length: SHOWN }, (_, index) => {
    const time = Date.UTC(year, month, index + 1);
    const date = new Date(time).getUTCDate();
    const iso = isoOf(time);
    return {
      field: `day${index + 1}`,
      iso,
      date,
      weekday: weekdays.format(time),
      weekend: isWeekend(iso),
      outside: date <= index,
      week: weekOf(time),
    };
  });
}

export function isWeekend(iso: string): boolean {
  return new Date(iso).getUTCDay() % 6 === 0;
}

export function nextDay(iso: string): string {
  return isoOf(Date.parse(iso) + DAY);
}

/** How many days from one to the other, both counted. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
}

export function addMonths({ year, month }: Month, by: number): Month {
  const date = new Date(Date.UTC(year, month + by, 1));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() };
}

export function monthName({ year, month }: Month): string {
  return monthNames.format(Date.UTC(year, month, 1));
}

export function dayName(iso: string): string {
  return longNames.format(Date.parse(iso));
}

export function rangeName(first: string, last: string): string {
  return first === last
    ? dayNames.format(Date.parse(first))
    : dayNames.formatRange(Date.parse(first), Date.parse(last));
}
