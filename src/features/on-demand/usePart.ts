/** Finds out why a part of the page can't be had. */
import { useCallback, useReducer } from 'react';
import { FINE, type PartState, isNewerBuild, partReducer } from '../../lib/offline/newerBuild';
import { loadSoon, ownBuild, servedBuild } from './newerBuild';

export interface Part {
  readonly state: PartState;
  /**
   * It couldn't be loaded.
   * @param staysOpen the reader has something to lose that the page doesn't show
   */
  readonly fail: (staysOpen?: boolean) => void;
  /** It is asked for again, or the message is put away. */
  readonly clear: () => void;
}

export function usePart(): Part {
  const [state, send] = useReducer(partReducer, FINE);
  const fail = useCallback((staysOpen = false) => {
    send({ type: 'failed' });
    void servedBuild().then((served) => {
      const own = ownBuild();
      send({ type: 'answered', own, served });
      if (isNewerBuild(own, served) && !staysOpen) {
        loadSoon(served);
      }
    });
  }, []);
  const clear = useCallback(() => send({ type: 'cleared' }), []);
  return { state, fail, clear };
}
