/**
 * The tag function: there while the reader agrees, gone at once when they don't. It only queues; the tag script, which
 * takes from the queue, is loaded elsewhere.
 */
import { ANALYTICS } from '../../data/services';
import { type TagFunction, tagHost } from './tagHost';

/**
 * Commands that are kept, at most. A page makes a few dozen; this is for a script that never comes, or that was
 * replaced by one that takes nothing.
 */
export const QUEUE_LIMIT = 300;

const DISABLED = `ga-disable-${ANALYTICS.id}` as const;

function queue(): unknown[] {
  return (tagHost().dataLayer ??= []);
}

/** Defines the tag function. Where the queue is new, it starts as the tag script expects it. */
export function openTag(): void {
  const host = tagHost();
  if (host.gtag) {
    return;
  }
  const isNew = queue().length === 0;
  const gtag: TagFunction = function () {
    // What comes first configures the script, so the newest has to stay out.
    if (queue().length < QUEUE_LIMIT) {
      // eslint-disable-next-line prefer-rest-params -- the tag script overlooks anything but `arguments`
      queue().push(arguments);
    }
  };
  host[DISABLED] = false;
  host.gtag = gtag;
  if (isNew) {
    gtag('js', new Date());
    gtag('config', ANALYTICS.id, { send_page_view: false });
  }
}

/** Removes the tag function, and forbids the tag script to send anything by itself. */
export function closeTag(): void {
  const host = tagHost();
  if (host.gtag) {
    delete host.gtag;
    host[DISABLED] = true;
  }
}

/** Forgets all that waits for a tag script that isn't there. */
export function emptyQueue(): void {
  queue().length = 0;
}
