import { csvLines } from '../../../feedback-server/csv';
import { parseCommand } from '../../../feedback-server/options';
import { createRateLimit } from '../../../feedback-server/rateLimit';
import { senderAddress } from '../../../feedback-server/senderAddress';
import type { StoredFeedback } from '../../../feedback-server/store';

const ENTRY: StoredFeedback = {
  id: 7,
  received_at: '2026-11-21T10:00:00.000Z',
  page: '/x/introduction/',
  section: null,
  version: '8.10.2',
  language: 'en',
  rating: 0,
  comment: '',
};

describe('csvLines', () => {
  it('begins with the names of the columns', () => {
    expect([...csvLines([])]).toEqual([
      'id,received_at,page,section,version,language,rating,comment\r\n',
    ]);
  });

  it.each([
    ['plain text', 'plain text'],
    ['one, two', '"one, two"'],
    ['a "quote"', '"a ""quote"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['\r=1', '"\'\r=1"'],
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    ['1 = 1', '1 = 1'],
    ['很好的页面', '很好的页面'],
  ])('writes the comment %j as %s', (comment, written) => {
    expect([...csvLines([{ ...ENTRY, comment }])][1]).toBe(
      `7,2026-11-21T10:00:00.000Z,/x/introduction/,,8.10.2,en,0,${written}\r\n`,
    );
  });
});

describe('createRateLimit', () => {
  it('lets so many pass in a minute, then tells how long to wait', () => {
    const limit = createRateLimit(2);
    expect([0, 10_000, 20_000, 59_999, 60_000].map((now) => limit.wait('a', now))).toEqual([
      0, 0, 40, 1, 0,
    ]);
    expect(limit.wait('b', 20_000)).toBe(0);
  });

  it('remembers so many addresses and forgets the oldest', () => {
    const limit = createRateLimit(1, 2);
    expect(['a', 'b', 'a', 'c', 'b', 'a'].map((address) => limit.wait(address, 0))).toEqual([
      0, 0, 60, 0, 60, 0,
    ]);
  });
});

describe('senderAddress', () => {
  const from = (remoteAddress: string, forwarded?: string, trustProxy = false) =>
    senderAddress(
      { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress } } as never,
      trustProxy,
    );

  it.each([
    ['127.0.0.1', undefined, false, '127.0.0.1'],
    ['::ffff:10.0.0.1', undefined, false, '10.0.0.1'],
    ['127.0.0.1', '5.5.5.5', false, '127.0.0.1'],
    ['127.0.0.1', '1.1.1.1, 5.5.5.5', true, '5.5.5.5'],
    ['127.0.0.1', 'nonsense', true, '127.0.0.1'],
    ['127.0.0.1', undefined, true, '127.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2'],
    ['2001:0DB8:1::6', undefined, false, '2001:db8:1:0'],
    ['::1', undefined, false, '0:0:0:0'],
  ])('%s, forwarded for %s, trusting the proxy: %s', (remote, forwarded, trust, address) => {
    expect(from(remote, forwarded, trust)).toBe(address);
  });
});

describe('parseCommand', () => {
  it('has defaults for everything', () => {
    expect(parseCommand([], {})).toEqual({
      kind: 'serve',
      options: {
        host: '127.0.0.1',
        port: 8787,
        database: 'feedback.sqlite',
        origins: ['http://localhost:3000'],
        rate: 20,
        trustProxy: false,
      },
    });
  });

  it('reads the environment, and flags before it', () => {
    const env = {
      FEEDBACK_SERVER_PORT: '9000',
      FEEDBACK_DATABASE: '/data/a.sqlite',
      FEEDBACK_ORIGIN: 'https://docs.example.com/x/, https://next.example.com',
      FEEDBACK_RATE: '5',
      FEEDBACK_TRUST_PROXY: 'on',
      SITE_URL: 'https://unused.example.com',
    };
    expect(parseCommand(['--port', '0', '--host', '::1'], env)).toEqual({
      kind: 'serve',
      options: {
        host: '::1',
        port: 0,
        database: '/data/a.sqlite',
        origins: ['https://docs.example.com', 'https://next.example.com'],
        rate: 5,
        trustProxy: true,
      },
    });
    expect(parseCommand(['--export', 'csv'], env)).toEqual({
      kind: 'export',
      database: '/data/a.sqlite',
    });
    expect(parseCommand(['--help', '--port', 'x'], env)).toEqual({ kind: 'help' });
  });

  it.each([
    [['--port', '70000'], '--port is "70000"'],
    [['--port', 'http'], '--port is "http"'],
    [['--rate', '0'], '--rate is "0"'],
    [['--origin', 'docs.example.com'], '--origin is "docs.example.com"'],
    [['--export', 'xml'], '--export is "xml"'],
    [['--colour'], '--colour'],
  ])('refuses %j', (args, message) => {
    expect(() => parseCommand(args, {})).toThrow(message);
  });
});
