import {
  cookieRemovals,
  parseConsent,
  refusesTracking,
} from '../../../../src/lib/analytics/consent';

test.each([
  ['analytics', 'analytics'],
  ['essential', 'essential'],
  ['Analytics', undefined],
  ['', undefined],
  [null, undefined],
])('the stored value %p means %p', (stored, consent) => {
  expect(parseConsent(stored)).toBe(consent);
});

test.each([
  [{}, false],
  [{ doNotTrack: null, globalPrivacyControl: undefined }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified', globalPrivacyControl: false }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: true }, true],
])('%j refuses: %s', (signals, isRefused) => {
  expect(refusesTracking(signals)).toBe(isRefused);
});

test('only the cookies of the tag script are removed, on every domain that they may be on', () => {
  expect(cookieRemovals('codeVariant=JS; _ga=1; _gang=2; _ga_X1=3', 'docs.a.test')).toEqual([
    '_ga=;path=/;max-age=0',
    '_ga=;path=/;max-age=0;domain=docs.a.test',
    '_ga=;path=/;max-age=0;domain=a.test',
    '_ga=;path=/;max-age=0;domain=test',
    '_ga_X1=;path=/;max-age=0',
    '_ga_X1=;path=/;max-age=0;domain=docs.a.test',
    '_ga_X1=;path=/;max-age=0;domain=a.test',
    '_ga_X1=;path=/;max-age=0;domain=test',
  ]);
  expect(cookieRemovals('', 'a.test')).toEqual([]);
});
