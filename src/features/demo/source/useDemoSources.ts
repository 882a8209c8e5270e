/** Loads the full sources of a demo once, when they are first needed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DemoSources } from '../../../lib/code/demo';
import type { DemoModule } from '../types';

export type SourcesState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'ready'; readonly sources: DemoSources }
  | { readonly kind: 'failed' };

export interface DemoSourcesHandle {
  readonly state: SourcesState;
  /** Loads the sources, or gives those that are loaded; rejects when they can't be had. */
  readonly get: () => Promise<DemoSources>;
  /** The same ahead of need; a failure shows in the state only. */
  readonly preload: () => void;
  /** Forgets a failure and loads again. */
  readonly retry: () => void;
}

const ABSENT = { kind: 'absent' } as const satisfies SourcesState;

/** @param needed the sources are in view, so they load without being asked for */
export function useDemoSources(demo: DemoModule, needed: boolean): DemoSourcesHandle {
  const [held, setHeld] = useState<{ demo: DemoModule; state: SourcesState }>();
  const pending = useRef<{ demo: DemoModule; promise: Promise<DemoSources> }>(undefined);
  const state = held?.demo === demo ? held.state : ABSENT;

  const get = useCallback((): Promise<DemoSources> => {
    if (pending.current?.demo === demo) {
      return pending.current.promise;
    }
    const promise = demo.loadSources();
    pending.current = { demo, promise };
    promise.then(
      (sources) => setHeld({ demo, state: { kind: 'ready', sources } }),
      () => {
        pending.current = undefined;
        setHeld({ demo, state: { kind: 'failed' } });
      },
    );
    return promise;
  }, [demo]);
  const preload = useCallback(() => {
    get().catch(() => undefined);
  }, [get]);

  const retry = useCallback(() => {
    setHeld((before) => (before?.state.kind === 'failed' ? undefined : before));
    preload();
  }, [preload]);

  useEffect(() => {
    if (needed) {
      preload();
    }
  }, [needed, preload]);

  return { state, get, preload, retry };
}
