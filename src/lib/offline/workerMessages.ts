/** What pages say to the service worker. */
import { isRecord } from '../text/isRecord';

/** A newer worker shall take over. */
export const SKIP_WAITING = { type: 'SKIP_WAITING' } as const;

/** The worker shall say which build it is of, through the port that comes along. */
export const ASK_VERSION = { type: 'VERSION' } as const;

/** A reader is on a page: it shall be kept, with what it loaded before the worker saw its requests. */
export interface KeepMessage {
  readonly type: 'KEEP';
  /** Address of the page. */
  readonly page: string;
  /** Addresses of what it loaded. */
  readonly files: readonly string[];
}

export type WorkerMessage = typeof SKIP_WAITING | typeof ASK_VERSION | KeepMessage;

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Reads what came from a page, which may be of another build. */
export function readMessage(data: unknown): WorkerMessage | undefined {
  if (!isRecord(data)) {
    return undefined;
  }
  const { type, page, files } = data;
  switch (type) {
    case 'SKIP_WAITING':
      return SKIP_WAITING;
    case 'VERSION':
      return ASK_VERSION;
    case 'KEEP':
      return isText(page) && URL.canParse(page) && Array.isArray(files)
        ? { type, page, files: files.filter(isText).filter((file) => URL.canParse(file)) }
        : undefined;
    default:
      return undefined;
  }
}
