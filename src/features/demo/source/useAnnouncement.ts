/** A message of a demo block that goes away by itself. */
import { useCallback, useEffect, useRef, useState } from 'react';

export interface Announcement {
  readonly text: string;
  /** `false`: only for screen readers, since something else shows it to the eye. */
  readonly visible: boolean;
}

const SILENCE = { text: '', visible: false } as const satisfies Announcement;

/** @returns the message and a way to show one for a time (ms); a new one takes the place of the old */
export function useAnnouncement(): readonly [
  Announcement,
  (announcement: Announcement, duration: number) => void,
] {
  const [current, setCurrent] = useState<Announcement>(SILENCE);
  const timer = useRef<number>(undefined);
  const announce = useCallback((announcement: Announcement, duration: number) => {
    window.clearTimeout(timer.current);
    setCurrent(announcement);
    timer.current = window.setTimeout(() => setCurrent(SILENCE), duration);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [current, announce];
}
