/**
 * Client module of the development server alone: shows a page that compiles again. What replaces modules finds no one
 * to tell of a module that threw, so the page would keep its old content until the next save.
 */
const NOT_COMPILED = /^\s*(?:×\s*)?(?:Module build failed|Cannot find module)/;

/** ms after a page began to load; one that throws at once isn't mended by loading it again. */
const SETTLED = 5000;

let threw = false;
let compiles = false;

function reloadWhenMended(): void {
  if (threw && compiles && performance.now() > SETTLED) {
    window.location.reload();
  }
}

function noteError(error: unknown): void {
  if (error instanceof Error && NOT_COMPILED.test(error.message)) {
    threw = true;
    reloadWhenMended();
  }
}

window.addEventListener('error', ({ error }) => noteError(error));
window.addEventListener('unhandledrejection', ({ reason }) => noteError(reason));
// What webpack-dev-server's script in the page says of each compilation.
window.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
  const type = data?.type;
  if (type === 'webpackOk' || type === 'webpackErrors' || type === 'webpackInvalid') {
    compiles = type === 'webpackOk';
    reloadWhenMended();
  }
});
