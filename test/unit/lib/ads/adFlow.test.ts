import {
  type AdFlow,
  afterAttempt,
  type PlacementStatus,
  MAX_ATTEMPTS,
  nextAttemptIn,
  shownAd,
  startAdFlow,
} from '../../../../src/lib/ads/adFlow';

/** The state after looks that find these things, in this order. */
function after(findings: readonly PlacementStatus[], start: AdFlow = startAdFlow(false)): AdFlow {
  return findings.reduce(afterAttempt, start);
}

const vain = (times: number): readonly PlacementStatus[] =>
  Array<PlacementStatus>(times).fill('nothing');

describe('what shows', () => {
  it.each<[name: string, findings: readonly PlacementStatus[], label: string]>([
    ['the network at first', [], 'carbon'],
    ['the network after 6 looks in vain', vain(6), 'carbon'],
    ['a house ad after the 7th', vain(7), 'in-house'],
    ['a house ad after the last', vain(MAX_ATTEMPTS), 'in-house'],
    ['a house ad however often is looked after that', vain(MAX_ATTEMPTS + 5), 'in-house'],
    ['the network when it has placed its ad', ['placement'], 'carbon'],
    ['the network when it is late', [...vain(29), 'placement'], 'carbon'],
    ['a house ad when the network is too late', [...vain(30), 'placement'], 'in-house'],
    ['a house ad for a fallback', ['fallback'], 'in-house-carbon'],
    ['a house ad for a late fallback', [...vain(12), 'fallback'], 'in-house-carbon'],
  ])('%s', (_name, findings, label) => {
    expect(shownAd(after(findings), 0.5)).toEqual(expect.objectContaining({ label }));
  });

  it('is the request to allow ads in the lowest fifth, only where the network is blocked', () => {
    expect(shownAd(after(vain(7)), 0.1999)).toEqual({ kind: 'request', label: 'in-house-adblock' });
    expect(shownAd(after(vain(30)), 0)).toEqual({ kind: 'request', label: 'in-house-adblock' });
    expect(shownAd(after(vain(7)), 0.2).kind).toBe('house');
    expect(shownAd(after(vain(6)), 0).kind).toBe('network');
    expect(shownAd(after(['fallback']), 0).kind).toBe('house');
  });

  it('is nothing for a bot', () => {
    expect(shownAd(startAdFlow(true), 0.5).kind).toBe('nothing');
  });
});

describe('looks for the placement', () => {
  it('begin at once, then come every 500 ms, 30 in all', () => {
    const times: number[] = [];
    let now = 0;
    let flow = startAdFlow(false);
    for (let wait = nextAttemptIn(flow); wait !== undefined; wait = nextAttemptIn(flow)) {
      now += wait;
      times.push(now);
      flow = afterAttempt(flow, 'nothing');
    }
    expect(times).toHaveLength(30);
    expect(times.slice(0, 3)).toEqual([0, 500, 1000]);
    expect(times[6]).toBe(3000);
    expect(times.at(-1)).toBe(14_500);
  });

  it.each<[string, AdFlow]>([
    ['a bot', startAdFlow(true)],
    ['a placement', after(['placement'])],
    ['a fallback', after(['fallback'])],
    ['the end of all attempts', after(vain(30))],
  ])('do not come after %s, and would change nothing', (_name, flow) => {
    expect(nextAttemptIn(flow)).toBeUndefined();
    expect(afterAttempt(flow, 'placement')).toBe(flow);
  });
});
