/** Functions that are written into pages as text: each may use nothing but its arguments and the browser. */

export interface FirstLoad {
  /** Addresses that have to run in this order. */
  readonly ordered: readonly string[];
  /** Addresses that may run in any order: chunks only register their modules. */
  readonly chunks: readonly string[];
  /** Addresses of each demo's chunks, by the demo's file. */
  readonly demos: Readonly<Record<string, readonly string[]>>;
}

export interface StartWatch {
  /** ms from a sign of failure to the bar. */
  readonly delay: number;
  /** ms without a sign of anything to the bar. */
  readonly patience: number;
}

/**
 * Asks for the scripts of a page. It uses only what all supported browsers know.
 * A hidden page isn't painted, so it doesn't wait for that. The bundler would wait for an element that has come or
 * failed already; when it finds none, it asks again for what is missing, such as where HTML came in place of a script.
 */
export function beginFirstLoad({ ordered, chunks, demos }: FirstLoad, near: number): void {
  const asked = new Set<string>();
  const ask = (address: string, inOrder: boolean) => {
    if (!asked.has(address)) {
      asked.add(address);
      const script = document.createElement('script');
      script.src = address;
      script.async = !inOrder;
      script.onload = script.onerror = () => script.remove();
      document.head.append(script);
    }
  };
  const begin = () => {
    ordered.forEach((address) => ask(address, true));
    chunks.forEach((address) => ask(address, false));
    document.querySelectorAll<HTMLElement>('[data-demo-canvas]').forEach((canvas) => {
      // One that says so waits until the page is at rest.
      if (
        !canvas.closest('[data-demo-waits]') &&
        canvas.getBoundingClientRect().top < window.innerHeight + near
      ) {
        demos[canvas.dataset.demoCanvas ?? '']?.forEach((address) => ask(address, false));
      }
    });
  };
  if (document.hidden) {
    begin();
  } else {
    requestAnimationFrame(() => setTimeout(begin));
  }
}

/**
 * Shows the bar when the page doesn't start. Browsers that are too old for the other scripts run it too, so it keeps to
 * ECMAScript 2015. Signs of failure are
 *
 * - a script in order (`beginFirstLoad` asks for these) that doesn't come, and an error in one, which is what HTML in
 *   its place gives; of others, the bundler asks again for what they didn't bring;
 * - an error in a script of the page itself, which is how old browsers fail;
 * - a promise that nobody catches, which is how Docusaurus leaves a chunk that doesn't come.
 *
 * What gives no sign, such as a script that hangs, is told when nothing has come for long. A page that starts late takes
 * the bar away. A hidden page doesn't note that it has started.
 */
export function watchStart({ delay, patience }: StartWatch, templateId: string): void {
  const html = document.documentElement;
  const template = document.getElementById(templateId);
  const bar = template instanceof HTMLTemplateElement && template.content.firstElementChild;
  const hasStarted = () => html.dataset.hasHydrated === 'true';
  let timer = 0;
  let isTold = false;

  const tell = () => {
    if (document.hidden) {
      document.addEventListener('visibilitychange', tellSoon, { once: true });
    } else if (bar && !isTold && !hasStarted()) {
      isTold = true;
      document.body.append(bar);
    }
  };
  const tellSoon = () => {
    setTimeout(tell, delay);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = window.setTimeout(tell, patience);
  };
  const isInOrder = (script: EventTarget | null) =>
    script instanceof HTMLScriptElement && !script.async && script.src !== '';
  const onError = (event: Event) => {
    const failed = event instanceof ErrorEvent ? event.filename : '';
    if (
      isInOrder(event.target) ||
      (failed && failed.replace(/#.*/, '') === location.href.replace(/#.*/, '')) ||
      Array.from(document.scripts).some((script) => script.src === failed && isInOrder(script))
    ) {
      tellSoon();
    }
  };

  if (bar) {
    bar.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) {
        if (target.value) {
          location.reload();
        } else {
          bar.remove();
        }
      }
    });
  }
  window.addEventListener('error', onError, true);
  window.addEventListener('unhandledrejection', tellSoon);
  document.addEventListener('load', wait, true);
  wait();
  const observer = new MutationObserver(() => {
    if (hasStarted()) {
      observer.disconnect();
      window.removeEventListener('error', onError, true);
      window.removeEventListener('unhandledrejection', tellSoon);
      document.removeEventListener('load', wait, true);
      clearTimeout(timer);
      if (bar) {
        bar.remove();
      }
    }
  });
  observer.observe(html, { attributes: true });
}
