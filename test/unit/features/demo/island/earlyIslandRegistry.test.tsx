import {
  createEarlyIslandRegistry,
  type EarlyIsland,
} from '../../../../../src/features/demo/island/earlyIslandRegistry';

const [host, other] = [document.createElement('div'), document.createElement('div')];

const EARLY: EarlyIsland = {
  island: { show: () => () => undefined, dispose: () => undefined },
  key: 'system 0',
  stop: () => undefined,
  onReset: () => undefined,
};

it('hands a running demo over once, to its own host only', () => {
  const registry = createEarlyIslandRegistry();
  registry.reserve(host);
  registry.add(host, EARLY);
  expect(registry.isRunning(host)).toBe(true);
  expect(registry.take(other)).toBeUndefined();
  expect(registry.take(host)).toBe(EARLY);
  expect(registry.take(host)).toBeUndefined();
  expect(registry.isFree()).toBe(true);
});

it('ignores a demo whose host was taken while its scripts loaded', () => {
  const registry = createEarlyIslandRegistry();
  registry.reserve(host);
  expect(registry.isFree()).toBe(false);
  expect(registry.isRunning(host)).toBe(false);
  expect(registry.take(host)).toBeUndefined();
  registry.add(host, EARLY);
  expect(registry.isReservedFor(host)).toBe(false);
  expect(registry.isFree()).toBe(true);
});

it('keeps nothing between two registries', () => {
  createEarlyIslandRegistry().reserve(host);
  expect(createEarlyIslandRegistry().isFree()).toBe(true);
});
