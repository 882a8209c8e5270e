/** A server for claims: it answers from a function, late or never or with an error, and remembers what it was asked. */

export interface FakeServer<Request, Answer> {
  /** Asks; what an app does by `fetch`. */
  readonly ask: (request: Request) => Promise<Answer>;
  /** All requests so far, in their order. */
  readonly requests: readonly Request[];
  /** Lets the next answers wait. ms; at first 0, which is the next turn of the event loop */
  readonly delay: (ms: number) => void;
  /** Lets the next request fail. */
  readonly failNext: (error?: Error) => void;
  /** From now on requests wait until they are released. */
  readonly hold: () => void;
  /**
   * Answers a request that waits, in any order: `release(1)` before `release(0)` is a race.
   * @param index that of the request in `requests`
   * @throws when that request doesn't wait
   */
  readonly release: (index: number, error?: Error) => void;
}

/** @param answerOf what the server answers */
export function createFakeServer<Request, Answer>(
  answerOf: (request: Request) => Answer,
): FakeServer<Request, Answer> {
  const requests: Request[] = [];
  const failures: Error[] = [];
  const waiting = new Map<number, (error: Error | undefined) => void>();
  let ms = 0;
  let isHolding = false;
  return {
    ask(request) {
      const index = requests.push(request) - 1;
      const failure = failures.shift();
      return new Promise((resolve, reject) => {
        const settle = (error: Error | undefined) => {
          if (error) {
            reject(error);
          } else {
            resolve(answerOf(request));
          }
        };
        if (isHolding) {
          waiting.set(index, (error) => settle(error ?? failure));
        } else {
          setTimeout(() => settle(failure), ms);
        }
      });
    },
    requests,
    delay(next) {
      ms = next;
    },
    failNext(error = new Error('The server failed.')) {
      failures.push(error);
    },
    hold() {
      isHolding = true;
    },
    release(index, error) {
      const settle = waiting.get(index);
      if (!settle) {
        throw new Error(`Request ${index} doesn't wait.`);
      }
      waiting.delete(index);
      settle(error);
    },
  };
}
