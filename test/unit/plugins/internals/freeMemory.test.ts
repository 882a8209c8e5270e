import type { Compiler } from 'webpack';
import { freeMemory } from '../../../../plugins/internals/freeMemory';

/** Lets a compilation pass, as far as the plugin looks at it. */
function compile(): void {
  const hook = (value?: unknown) => ({
    tap: (_name: string, run: (v: unknown) => void) => run(value),
  });
  const compiler: unknown = {
    hooks: { thisCompilation: hook({ hooks: { finishModules: hook() } }) },
  };
  freeMemory().apply(compiler as Compiler);
}

afterEach(() => {
  delete globalThis.gc;
});

it('collects what is left over when all modules are there', () => {
  globalThis.gc = jest.fn();
  compile();
  expect(globalThis.gc).toHaveBeenCalledTimes(1);
});

it('does nothing where Node.js keeps that for itself', () => {
  delete globalThis.gc;
  expect(compile).not.toThrow();
});
