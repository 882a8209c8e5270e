/** Ends loops of a demo that go on for too long. */

/** ms that loops may keep the frame busy. */
const MAX_BUSY_MS = 1000;
/** Rounds between two looks at the clock. */
const ROUNDS = 500;

/** A loop was ended. */
export class EndlessLoop extends Error {
  constructor(readonly line: number) {
    super(`The loop in line ${line} ran for more than ${MAX_BUSY_MS / 1000} s and was stopped`);
    this.name = 'EndlessLoop';
  }
}

/** Makes the function that each round of a loop calls. All loops between two tasks of the browser share their time. */
export function createLoopGuard(): (line: number) => void {
  const { port1, port2 } = new MessageChannel();
  let rounds = 0;
  let begun: number | undefined;
  port1.onmessage = () => {
    rounds = 0;
    begun = undefined;
  };
  return (line) => {
    rounds += 1;
    if (rounds % ROUNDS !== 0) {
      return;
    }
    const now = performance.now();
    if (begun === undefined) {
      begun = now;
      // Arrives when the task is over.
      port2.postMessage(null);
    } else if (now - begun > MAX_BUSY_MS) {
      throw new EndlessLoop(line);
    }
  };
}
