/** What each kind of database does for the receiver. Nothing of who sent it is kept: no address, no name of a browser. */
import type { Feedback } from '../src/lib/feedback/feedback';

/** One submission as it was kept. */
export interface StoredFeedback extends Feedback {
  readonly id: number;
  /** UTC, as ISO 8601 with milliseconds. */
  readonly received_at: string;
}

export interface FeedbackStore {
  /**
   * Returns, or fulfils its promise, once the database has it for good.
   * @throws when it can't be kept; with a promise, by rejecting it
   */
  readonly save: (feedback: Feedback) => void | Promise<void>;
  /** What is under way is kept first. */
  readonly close: () => void | Promise<void>;
}

export interface FeedbackReader {
  /** In the order of arrival, as it was when the reader was opened or later; never more than a part of it in memory. */
  readonly all: () => Iterable<StoredFeedback> | AsyncIterable<StoredFeedback>;
  readonly close: () => void | Promise<void>;
}
