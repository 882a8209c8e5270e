/** Gets a part when its control is pressed, and tells when it can't be had. */
import { type ReactNode, useEffect, useState } from 'react';
import { type NotePosition, ProblemNote } from './ProblemNote';

/** Hands over a part once it is there. A call after a failure asks for it again. */
export type GetPart<Part> = (use: (part: Part) => void) => void;

/** How long the note stays, in ms. */
const NOTE_TIME = 10_000;

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
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!failed) {
      return undefined;
    }
    const timer = setTimeout(() => setFailed(false), NOTE_TIME);
    return () => clearTimeout(timer);
  }, [failed]);

  const get: GetPart<Part> = (use) => {
    // The next failure is announced again.
    setFailed(false);
    load().then(use, () => {
      if (instead !== undefined && navigator.onLine) {
        window.location.assign(instead);
      } else {
        setFailed(true);
      }
    });
  };
  return [failed && <ProblemNote place={place} />, get];
}
