/**
 * The scripts of the page in which edited demos run, and of the document inside it. Each is a self-contained function that
 * is written into the page as text: it may use nothing but its argument and the browser.
 */

interface PageOptions {
  /** Of the elements with the inner document, and with the manifest. */
  readonly template: string;
  readonly manifest: string;
  /** The message that brings a port. */
  readonly connect: string;
}

/**
 * The page: puts the inner document into a frame that has an origin of its own, says that it is there, and hands on the
 * port that the page around it sends.
 */
export function openInnerFrame({ template, manifest, connect }: PageOptions): void {
  const byId = (id: string) => document.getElementById(id);
  if (parent === window) {
    // Opened by itself, there is nobody to run a demo for.
    return;
  }
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.title = document.title;
  frame.srcdoc = `<!doctype html>${byId(template)?.innerHTML ?? ''}`;
  frame.addEventListener(
    'load',
    () => {
      const content: unknown = JSON.parse(byId(manifest)?.textContent ?? '');
      parent.postMessage({ kind: 'open', manifest: content }, location.origin);
    },
    { once: true },
  );
  addEventListener('message', ({ source, origin, data, ports }) => {
    if (source === parent && origin === location.origin && data === connect) {
      // The origin of the inner document can't be named.
      frame.contentWindow?.postMessage(connect, '*', [...ports]);
    }
  });
  document.body.append(frame);
}

/** The inner document: takes scripts and messages from the port. What it does with messages comes with the first scripts. */
export function startInnerDocument({ connect }: { readonly connect: string }): void {
  type Message = Readonly<Record<string, unknown>>;
  // No policy covers these connections.
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  Reflect.deleteProperty(window, 'webkitRTCPeerConnection');
  const parts = new Map<string, () => unknown>();
  const waiting: Message[] = [];
  let receive: ((message: Message) => unknown) | undefined;
  let port: MessagePort | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const load = (script: Blob, address = URL.createObjectURL(script)) =>
    new Promise<void>((resolve) => {
      const element = document.createElement('script');
      const done = () => {
        URL.revokeObjectURL(address);
        element.remove();
        resolve();
      };
      element.src = address;
      element.onload = done;
      element.onerror = done;
      document.head.append(element);
    });
  const enqueue = (work: () => unknown) => {
    last = last.then(work).catch(reportError);
  };
  Object.defineProperty(window, '__live', {
    value: {
      define: (name: string, get: () => unknown) => parts.set(name, get),
      part: (name: string) => parts.get(name),
      load,
      attach: (listener: typeof receive) => {
        receive ??= listener;
        waiting.splice(0).forEach((message) => enqueue(() => listener?.(message)));
        return (message: Message) => port?.postMessage(message);
      },
    },
  });
  addEventListener('message', function take(event) {
    const [first] = event.ports;
    if (event.source !== parent || event.data !== connect || !first) {
      return;
    }
    removeEventListener('message', take);
    port = first;
    port.onmessage = ({ data }: MessageEvent<Message>) => {
      const listener = receive;
      if (data.kind === 'ping') {
        first.postMessage({ kind: 'pong', id: data.id });
      } else if (data.kind === 'scripts') {
        enqueue(() => Promise.all((data.scripts as readonly Blob[]).map((script) => load(script))));
      } else if (!listener) {
        waiting.push(data);
      } else if (data.kind === 'script') {
        // A demo that runs waits for it.
        listener(data);
      } else {
        enqueue(() => listener(data));
      }
    };
  });
}
