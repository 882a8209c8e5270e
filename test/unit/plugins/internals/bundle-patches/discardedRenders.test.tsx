import { render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { withoutRegistry } from '../../../../../plugins/internals/bundle-patches/discardedRenders';

type Handler = (parameters: object, event: object) => void;
type UseEvent = (owner: object, name: string, handler: Handler) => void;
type Subscribe = (name: string, handler: Handler) => () => void;

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

const original = globalThis.FinalizationRegistry;
beforeEach(() => {
  Registry.held.clear();
  Object.assign(globalThis, { FinalizationRegistry: Registry });
});
afterEach(() => Object.assign(globalThis, { FinalizationRegistry: original }));

describe.each([
  {
    package: '@mui/x-data-grid',
    module: 'hooks/utils/useGridEvent.js',
    hook: 'useGridEvent',
    ownerOf: (subscribeEvent: Subscribe) => ({ current: { subscribeEvent } }),
  },
  {
    package: '@mui/x-tree-view',
    module: 'internals/hooks/useInstanceEventHandler.js',
    hook: 'useInstanceEventHandler',
    ownerOf: (subscribeEvent: Subscribe) => ({ $$subscribeEvent: subscribeEvent }),
  },
])('the events of $package', ({ package: name, module, hook, ownerOf }) => {
  const folder = path.dirname(require.resolve(`${name}/package.json`));
  const source = readFileSync(path.join(folder, 'esm', module), 'utf8');

  /** Runs a text of the module, and returns its hook. */
  function run(text: string): UseEvent {
    const { outputText } = ts.transpileModule(text, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    });
    const load = (request: string): unknown =>
      request.startsWith('.')
        ? jest.requireActual(path.join(folder, path.dirname(module), request))
        : jest.requireActual(request);
    const exported: Record<string, UseEvent | undefined> = {};
    new Function('require', 'exports', outputText)(load, exported);
    const useEvent = exported[hook];
    if (!useEvent) {
      throw new Error(`The module exports no ${hook}.`);
    }
    return useEvent;
  }

  /** A component as far as it takes part in events. */
  function makeComponent(text: string) {
    const useEvent = run(text);
    const handlers = new Set<Handler>();
    const owner = ownerOf((_name, handler) => {
      handlers.add(handler);
      return () => handlers.delete(handler);
    });
    function Component({ onEvent }: { readonly onEvent: Handler }): ReactNode {
      useEvent(owner, 'event', onEvent);
      return null;
    }
    return { Component, handlers };
  }

  /** Renders as React does for what it discards: no effect runs. */
  function renderInVain(text: string): void {
    const { Component } = makeComponent(text);
    renderToString(<Component onEvent={jest.fn()} />);
  }

  it('holds nothing of a render that React discards', () => {
    renderInVain(withoutRegistry(source));
    expect(Registry.held.size).toBe(0);
  });

  it('is still needed: the original holds what such a render made', () => {
    renderInVain(source);
    expect(Registry.held.size).toBe(1);
  });

  it('passes events to a component that is shown, until it unmounts', () => {
    const { Component, handlers } = makeComponent(withoutRegistry(source));
    const onEvent = jest.fn();
    const { rerender, unmount } = render(<Component onEvent={jest.fn()} />);
    rerender(<Component onEvent={onEvent} />);
    const [handler, ...others] = handlers;
    expect(others).toEqual([]);
    handler?.({}, {});
    expect(onEvent).toHaveBeenCalledTimes(1);
    unmount();
    expect(handlers.size).toBe(0);
  });
});

it('refuses events that make their registry otherwise, and names the file to compare', () => {
  expect(() => withoutRegistry('export const registry = {};')).toThrow(
    'bundle-patches/discardedRenders.ts',
  );
});
