import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { gridEvents } from '../../../../../plugins/internals/bundle-patches/gridEvents';

const PACKAGE = path.dirname(require.resolve('@mui/x-data-grid/package.json'));
const source = readFileSync(path.join(PACKAGE, 'esm/hooks/utils/useGridEvent.js'), 'utf8');

type Handler = (parameters: object, event: object) => void;
type UseGridEvent = (apiRef: object, name: string, handler: Handler) => void;

/** A registry of the browser's whose objects are never collected: what it holds, it holds for good. */
class Registry {
  static readonly held = new Map<unknown, unknown>();
  register(_object: object, held: unknown, token: unknown): void {
    Registry.held.set(token, held);
  }
  unregister(token: unknown): void {
    Registry.held.delete(token);
  }
}

/** Runs a text of the module, and returns what it exports. */
function run(text: string): UseGridEvent {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const load = (request: string): unknown =>
    request.startsWith('.')
      ? jest.requireActual(path.join(PACKAGE, 'hooks/utils', request))
      : jest.requireActual(request);
  const exported: { useGridEvent?: UseGridEvent } = {};
  new Function('require', 'exports', outputText)(load, exported);
  if (!exported.useGridEvent) {
    throw new Error('The module exports no useGridEvent.');
  }
  return exported.useGridEvent;
}

/** A grid as far as it takes part in events. */
function makeGrid(text: string) {
  const useGridEvent = run(text);
  const handlers = new Set<Handler>();
  const apiRef = {
    current: {
      subscribeEvent: (_name: string, handler: Handler) => {
        handlers.add(handler);
        return () => handlers.delete(handler);
      },
    },
  };
  function Grid({ onClick }: { readonly onClick: Handler }): ReactNode {
    useGridEvent(apiRef, 'cellClick', onClick);
    return null;
  }
  return { Grid, handlers };
}

/** Renders as React does for what it discards: no effect runs. */
function renderInVain(text: string): void {
  const { Grid } = makeGrid(text);
  renderToString(<Grid onClick={jest.fn()} />);
}

const original = globalThis.FinalizationRegistry;
beforeEach(() => {
  Registry.held.clear();
  Object.assign(globalThis, { FinalizationRegistry: Registry });
});
afterEach(() => Object.assign(globalThis, { FinalizationRegistry: original }));

it('holds nothing of a render that React discards', () => {
  renderInVain(gridEvents(source));
  expect(Registry.held.size).toBe(0);
});

it('is still needed: the original holds what such a render made', () => {
  renderInVain(source);
  expect(Registry.held.size).toBe(1);
});

it('passes events to a grid that is shown, until it goes', () => {
  const { Grid, handlers } = makeGrid(gridEvents(source));
  const onClick = jest.fn();
  const { rerender, unmount } = render(<Grid onClick={jest.fn()} />);
  rerender(<Grid onClick={onClick} />);
  const [handler, ...others] = handlers;
  expect(others).toEqual([]);
  handler?.({}, {});
  expect(onClick).toHaveBeenCalledTimes(1);
  unmount();
  expect(handlers.size).toBe(0);
});

it('refuses events that make their list differently, and names the file to compare', () => {
  expect(() => gridEvents('export const list = [];')).toThrow('bundle-patches/gridEvents.ts');
});
