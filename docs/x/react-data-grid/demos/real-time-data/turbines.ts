/** Output that a turbine is built for, in kW. */
export const RATED = 3600;
/** How many readings a sparkline shows. */
const READINGS = 24;

export interface Turbine {
  id: string;
  farm: string;
  /** m/s */
  wind: number;
  /** kW */
  power: number;
  /** The last readings of `power`, the newest at the end. */
  trend: readonly number[];
}

const FARMS = [
  { farm: 'Ardmore', code: 'AR', turbines: 12, wind: 8.5 },
  { farm: 'Kvalnes', code: 'KV', turbines: 16, wind: 11 },
  { farm: 'Noordbank', code: 'NB', turbines: 20, wind: 9.5 },
  { farm: 'Serra Alta', code: 'SA', turbines: 12, wind: 6.5 },
] as const;

/** Numbers from 0 to 1 that look random and are the same each time. */
function createNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** No output below 3 m/s, all of it from 12 m/s on. */
function powerAt(wind: number): number {
  return Math.round(RATED * Math.min(1, Math.max(0, (wind ** 3 - 27) / (1728 - 27))));
}

function read(turbine: Turbine, drift: number): Turbine {
  const wind = Math.round(Math.min(18, Math.max(1, turbine.wind + drift)) * 10) / 10;
  const power = powerAt(wind);
  return { ...turbine, wind, power, trend: [...turbine.trend.slice(1 - READINGS), power] };
}

function createTurbines(): readonly Turbine[] {
  const next = createNumbers(810);
  return FARMS.flatMap(({ farm, code, turbines, wind }) =>
    Array.from({ length: turbines }, (_, index) => {
      const id = `${code}-${String(index + 1).padStart(2, '0')}`;
      let turbine: Turbine = { id, farm, wind: wind + next() * 2 - 1, power: 0, trend: [] };
      for (let reading = 0; reading < READINGS; reading += 1) {
        turbine = read(turbine, (next() - 0.5) * 0.9);
      }
      return turbine;
    }),
  );
}

export const initialTurbines = createTurbines();

export interface Feed {
  /** New readings of some turbines. */
  next: () => readonly Turbine[];
  /** Output of all turbines, in kW. */
  total: () => number;
}

/** Stands in for a socket: same ticks in the same order at each visit. */
export function createFeed(): Feed {
  const turbines = [...initialTurbines];
  const next = createNumbers(2026);
  return {
    next: () => {
      const first = Math.floor(next() * 5);
      return turbines.flatMap((turbine, index) => {
        // Every fifth turbine reports.
        if (index % 5 !== first) {
          return [];
        }
        const changed = read(turbine, (next() - 0.5) * 1.4);
        turbines[index] = changed;
        return [changed];
      });
    },
    total: () => turbines.reduce((sum, { power }) => sum + power, 0),
  };
}
