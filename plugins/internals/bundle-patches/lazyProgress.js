/**
 * Stands in for `nprogress` in the classic theme: the bar for slow navigation loads when the first navigation is slow.
 * See ../patches.ts.
 */
let options = {};
let waiting = false;
let bar;

function start() {
  waiting = true;
  bar ??= import('nprogress').then(({ default: nprogress }) => nprogress.configure(options));
  bar.then(
    (nprogress) => waiting && nprogress.start(),
    () => {
      // Without the bar the page arrives all the same; the next navigation asks for it again.
      bar = undefined;
    },
  );
}

function done() {
  waiting = false;
  bar?.then(
    (nprogress) => nprogress.done(),
    () => undefined,
  );
}

function configure(wanted) {
  options = wanted;
}

export default { configure, start, done };
