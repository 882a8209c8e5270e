/**
 * Stands around a demo and the table of its parts. What makes them show each other is loaded when a reader comes near;
 * until then, and without JavaScript, the table is a table.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import { PRELOAD_DISTANCE_PX } from '../../lib/code/demo';

export function SlotsFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const [frame, line] = [root.current, status.current];
    if (!frame || !line) {
      return undefined;
    }
    let left = false;
    let stop: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) {
          return;
        }
        observer.disconnect();
        import('./connectParts').then(
          ({ connectParts }) => {
            stop = left ? undefined : connectParts(frame, line);
          },
          // The table still says everything.
          () => undefined,
        );
      },
      { rootMargin: `${PRELOAD_DISTANCE_PX}px` },
    );
    observer.observe(frame);
    return () => {
      left = true;
      observer.disconnect();
      stop?.();
    };
  }, []);

  return (
    <div ref={root}>
      {children}
      <span ref={status} role="status" />
    </div>
  );
}
