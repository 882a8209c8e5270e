import { MIGRATION_STEPS } from '../../../../src/data/migrationGuides';
import { upgradePath } from '../../../../src/lib/pages/upgradePath';

const STEPS = [
  { from: 'v4', to: 'v5' },
  { from: 'v5', to: 'v6' },
  { from: 'v6', to: 'v7' },
] as const;

describe('the guides between two versions', () => {
  it('follow one another', () => {
    expect(upgradePath(STEPS, 'v4', 'v7')).toEqual(STEPS);
    expect(upgradePath(STEPS, 'v5', 'v6')).toEqual([STEPS[1]]);
  });

  it.each([
    ['v6', 'v5'],
    ['v6', 'v6'],
    ['v3', 'v7'],
    ['v4', 'v9'],
  ])('are none from %s to %s', (from, to) => {
    expect(upgradePath(STEPS, from, to)).toEqual([]);
  });
});

it.each(Object.entries(MIGRATION_STEPS))('the guides of %s lead on to v8', (_, steps) => {
  const froms = steps.map(({ from }) => from);
  const tos = steps.map(({ to }) => to);
  expect(tos).toEqual([...froms.slice(1), 'v8']);
});
