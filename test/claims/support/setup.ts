/** What each file of claims begins with: packages in their first state, and a console that is watched. */
import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { clearWarningsCache } from '@mui/x-internals/warning';
import { checkConsole, watchConsole } from './console';
import { createElementsWithoutTraces } from './elementTraces';

createElementsWithoutTraces();

/** ms; a wait for something that does come ends when it comes, so only a failure takes this long. */
const ASYNC_TIMEOUT_MS = 10_000;

configure({
  // On a busy machine, a grid takes longer than the second that is the default.
  asyncUtilTimeout: ASYNC_TIMEOUT_MS,
  // A grid's elements are thousands of lines, which no report of a failure needs.
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'Nothing was found.'),
});

beforeEach(() => {
  // The packages say each warning once in the life of a page.
  clearWarningsCache();
  localStorage.clear();
  sessionStorage.clear();
  watchConsole();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  checkConsole();
});
