/** Numbers between 0 and 1 that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const next = numbers(42);

/** 6,000 bicycles at a counter: the hour of the day, and the speed in km/h. */
export const cyclists = Array.from({ length: 6000 }, (_, index) => {
  const rush = index % 5 < 2 ? 8 : 17;
  const spread = next() + next() + next() - 1.5;
  return {
    hour: Math.min(23.9, Math.max(0, rush + spread * (index % 5 === 4 ? 7 : 2.2))),
    speed: 18 + (next() + next() + next() - 1.5) * 9,
  };
});
