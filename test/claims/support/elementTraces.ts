/**
 * Creates elements of React without a stack trace for each. In development, React records where an element was
 * created, and Jest asks for 100 lines of each trace: a fifth of the time of claims about the data grid. All other
 * errors keep their traces.
 */
import React from 'react';
import runtime from 'react/jsx-runtime';

type Create = (...args: never[]) => unknown;

function withoutTrace<F extends Create>(create: F): F {
  return new Proxy(create, {
    apply(target, self, args) {
      const limit = Error.stackTraceLimit;
      Error.stackTraceLimit = 0;
      try {
        return Reflect.apply(target, self, args);
      } finally {
        Error.stackTraceLimit = limit;
      }
    },
  });
}

/** Call it before the packages of a claim are loaded. */
export function createElementsWithoutTraces(): void {
  Object.assign(React, { createElement: withoutTrace(React.createElement) });
  Object.assign(runtime, {
    jsx: withoutTrace(runtime.jsx),
    jsxs: withoutTrace(runtime.jsxs),
  });
}
