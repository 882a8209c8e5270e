import type { ComponentProps } from 'react';
import type { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface ZoneLibrary {
  readonly provider: Partial<ComponentProps<typeof LocalizationProvider>>;
  /** A moment in a zone, as this library writes it. */
  readonly at: (iso: string, zone: string) => unknown;
  /** The moment of a value in UTC, or `invalid`. */
  readonly isoOf: (value: unknown) => string;
}

export declare const zoneLibraries: Readonly<Record<string, ZoneLibrary>>;

/** Sets the zone in which Luxon and Moment read text. */
export declare function setDefaultZone(zone: string): void;
