import { FEED_ATTEMPTS, findFeedAd, readFeed } from '../../../../src/lib/ads/adFeed';

const GOOD = {
  statlink: 'https://feed.test/click',
  statimp: 'https://feed.test/seen.gif',
  image: '//cdn.test/logo.png',
  company: 'Acme',
  description: 'Tools for <b>everyone</b>',
  pixel: 'https://a.test/p?t=[timestamp]||https://b.test/p?t=[timestamp]&u=[timestamp]',
  timestamp: '1700000000',
};

describe('readFeed', () => {
  it('reads an ad with all its fields', () => {
    expect(readFeed({ ads: [GOOD] })).toEqual({
      link: 'https://feed.test/click',
      image: 'https://cdn.test/logo.png',
      company: 'Acme',
      description: 'Tools for <b>everyone</b>',
      impressions: [
        'https://feed.test/seen.gif',
        'https://a.test/p?t=1700000000',
        'https://b.test/p?t=1700000000&u=[timestamp]',
      ],
    });
  });

  it('takes the first ad that leads somewhere', () => {
    const ads = [{}, null, 'ad', { company: 'No link' }, GOOD, { ...GOOD, company: 'Later' }];
    expect(readFeed({ ads })?.company).toBe('Acme');
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'ads'],
    ['a list', [GOOD]],
    ['no list', { ads: GOOD }],
    ['an empty list', { ads: [] }],
    ['ads without links', { ads: [{}, { statlink: '' }, { statlink: 5 }] }],
    ['a script as link', { ads: [{ ...GOOD, statlink: 'javascript:alert(1)' }] }],
    [
      'a link with spaces before a script',
      { ads: [{ ...GOOD, statlink: ' javascript:alert(1)' }] },
    ],
    ['a data link', { ads: [{ ...GOOD, statlink: 'data:text/html,x' }] }],
    ['a relative link', { ads: [{ ...GOOD, statlink: '/x/introduction/' }] }],
    ['a broken link', { ads: [{ ...GOOD, statlink: 'https://[' }] }],
  ])('finds no ad in %s', (_name, answer) => {
    expect(readFeed(answer)).toBeUndefined();
  });

  it('leaves out fields of the wrong kind', () => {
    const ad = { statlink: GOOD.statlink, company: 1, description: {}, image: 'javascript:1' };
    expect(
      readFeed({ ads: [{ ...ad, statimp: [], pixel: 'a||file:///b', timestamp: {} }] }),
    ).toEqual({ link: GOOD.statlink, company: 'feed.test', description: '', impressions: [] });
  });

  it.each([
    [1700, 'https://a.test/p?t=1700'],
    ['$&', 'https://a.test/p?t=$&'],
    [undefined, 'https://a.test/p?t='],
  ])('fills the time %p into a pixel', (timestamp, address) => {
    const pixel = 'https://a.test/p?t=[timestamp]';
    const ad = readFeed({ ads: [{ statlink: GOOD.statlink, pixel, timestamp }] });
    expect(ad?.impressions).toEqual([address]);
  });
});

describe('findFeedAd', () => {
  const empty = { ads: [{}] };

  it('asks again while there is no ad', async () => {
    const ask = jest.fn(() => Promise.resolve<unknown>(empty));
    for (let answer = 1; answer < FEED_ATTEMPTS; answer += 1) {
      ask.mockResolvedValueOnce(empty);
    }
    ask.mockResolvedValueOnce({ ads: [GOOD] });
    expect((await findFeedAd(ask))?.company).toBe('Acme');
    expect(ask).toHaveBeenCalledTimes(10);
  });

  it('gives up after ten answers without an ad', async () => {
    const ask = jest.fn(() => Promise.resolve<unknown>(empty));
    expect(await findFeedAd(ask)).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(10);
  });

  it('does not ask again after a failure', async () => {
    const ask = jest.fn(() => Promise.reject(new Error('no network')));
    expect(await findFeedAd(ask)).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
