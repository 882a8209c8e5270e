/** The parts of a service worker's surroundings that are used here; the project's types are those of pages. */

/** A file that is kept from the start. */
interface PrecacheEntry {
  /** Path with the site's base. */
  readonly url: string;
  /** Hash of a file whose name has none. */
  readonly revision: string | null;
}

export interface WorkerEvent extends Event {
  /** Keeps the worker running until the promise has settled. */
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WorkerEvents {
  readonly install: WorkerEvent;
  readonly activate: WorkerEvent;
  readonly fetch: WorkerFetchEvent;
  readonly message: WorkerMessageEvent;
}

/** `self` in a worker. */
export interface WorkerScope {
  /** The files that are kept from the start; `workbox-build` writes the list in its place, so code may name it once. */
  readonly __WB_MANIFEST: readonly PrecacheEntry[];
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: {
    /** Address that all pages of the worker begin with. */
    readonly scope: string;
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    type: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
