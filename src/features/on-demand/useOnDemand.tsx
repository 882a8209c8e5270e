/** Gets a part when its control is pressed, and tells when it can't be had. */
import type { ReactNode } from 'react';
import { type NotePosition, LoadErrorNotice } from './LoadErrorNotice';
import { usePart } from './usePart';

/** Hands over a part once it is there. A call after a failure asks for it again. */
export type GetPart<Part> = (use: (part: Part) => void) => void;

/**
 * @param load asks for the part each time, unless it has arrived
 * @param place where the note stands
 * @param instead address of a page that does as well. Without a network it can't be had either, and the reader would
 *   lose this one.
 * @returns the note, to be shown beside the control, and the way to the part
 */
export function useOnDemand<Part>(
  load: () => Promise<Part>,
  place: NotePosition,
  instead?: string,
): readonly [ReactNode, GetPart<Part>] {
  const part = usePart();
  const get: GetPart<Part> = (use) => {
    // The next failure is announced again.
    part.clear();
    load().then(use, () => {
      if (instead !== undefined && navigator.onLine) {
        window.location.assign(instead);
      } else {
        part.fail();
      }
    });
  };
  return [<LoadErrorNotice key="problem" part={part} place={place} />, get];
}
