/** What each kind of database does for the receiver. Nothing of who sent it is kept: no address, no name of a browser. */
import type { Feedback } from '../src/lib/feedback/feedback';

/** One submission as it was kept. */
export interface StoredFeedback extends Feedback {
  readonly id: number;
  /** UTC, as ISO 8601 with milliseconds. */
  readonly received_at: string;
}

/** The database is locked by another program, or takes too long: a sender may try again soon. Nothing was kept. */
export class StoreBusyError extends Error {}

export interface FeedbackStore {
  /**
   * Fulfils its promise once the database has it for good, and rejects it when it can't be kept.
   * @throws {@link StoreBusyError} when another attempt may succeed soon
   */
  readonly save: (feedback: Feedback) => Promise<void>;
  /** What is under way is kept first. */
  readonly close: () => Promise<void>;
}

export interface FeedbackReader {
  /** In the order of arrival, as it was when the reader was opened or later; never more than a part of it in memory. */
  readonly all: () => Iterable<StoredFeedback> | AsyncIterable<StoredFeedback>;
  readonly close: () => void | Promise<void>;
}
