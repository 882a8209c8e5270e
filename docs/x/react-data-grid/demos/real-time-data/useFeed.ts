import * as React from 'react';
import { createFeed, initialTurbines, type Turbine } from './turbines';

/** Shown above the grid. */
export interface Overview {
  ticks: number;
  /** Output of all turbines after each of the last ticks, in kW. */
  totals: readonly number[];
}

const TOTALS = 40;
const startTotals = (initialTurbines[0]?.trend ?? []).map((_reading, index) =>
  initialTurbines.reduce((sum, { trend }) => sum + (trend[index] ?? 0), 0),
);

/** Whether an element is in view, on a page that is in view. */
function useInView(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const ref = React.useRef<HTMLDivElement>(null);
  const [inView, setInView] = React.useState(false);

  React.useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    let onScreen = false;
    const update = () => setInView(onScreen && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, []);

  return [ref, inView];
}

/** Runs the feed while it's wanted and seen. Hands changed rows to `onRows`, not to React. */
export function useFeed(onRows: (rows: readonly Turbine[]) => void) {
  const [feed] = React.useState(createFeed);
  const [running, setRunning] = React.useState(false);
  const [rate, setRate] = React.useState(5);
  const [overview, setOverview] = React.useState<Overview>({ ticks: 0, totals: startTotals });
  const [ref, inView] = useInView();

  const tick = React.useCallback(() => {
    onRows(feed.next());
    const total = feed.total();
    setOverview(({ ticks, totals }) => ({
      ticks: ticks + 1,
      totals: [...totals.slice(1 - TOTALS), total],
    }));
  }, [feed, onRows]);

  const live = running && inView;
  React.useEffect(() => {
    if (!live) {
      return undefined;
    }
    const timer = setInterval(tick, 1000 / rate);
    return () => clearInterval(timer);
  }, [live, rate, tick]);

  return { ref, live, running, setRunning, rate, setRate, overview, tick };
}
