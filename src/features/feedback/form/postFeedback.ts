/** Sends feedback to the configured address. */
import type { Feedback } from '../../../lib/feedback/feedback';

/** How long an answer is waited for, in ms. */
export const FEEDBACK_TIMEOUT = 10_000;

/** @returns whether the receiver has taken it */
export async function postFeedback(url: string, feedback: Feedback): Promise<boolean> {
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(feedback),
      credentials: 'omit',
      signal: AbortSignal.timeout(FEEDBACK_TIMEOUT),
    });
    return ok;
  } catch {
    return false;
  }
}
