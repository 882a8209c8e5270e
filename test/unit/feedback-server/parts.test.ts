import { EventEmitter } from 'node:events';
import {
  connectionLimits,
  filesLeft,
  limitConnections,
} from '../../../feedback-server/connections';
import { csvLines } from '../../../feedback-server/csv';
import { reasonOf } from '../../../feedback-server/databaseError';
import { shownName } from '../../../feedback-server/databases';
import { createNotices } from '../../../feedback-server/notices';
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
  const linesOf = async (entries: readonly StoredFeedback[]) => {
    const lines: string[] = [];
    for await (const line of csvLines(entries)) {
      lines.push(line);
    }
    return lines;
  };

  it('begins with a byte order mark, by which spreadsheets know UTF-8, and the names of the columns', async () => {
    expect(await linesOf([])).toEqual([
      '\uFEFFid,received_at,page,section,version,language,rating,comment\r\n',
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
    ['\t=1', '"\'\t\'=1"'],
    ['\ttext', '"\'\ttext"'],
    [' =1', "' =1"],
    ['\r=1', '"\'\r\'=1"'],
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    ['1 = 1', '1 = 1'],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['　＠SUM(A1)', "'　＠SUM(A1)"],
    ['\u200B\0=1', "'\u200B\0=1"],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a;=cmd|x!A0', '"a;\'=cmd|x!A0"'],
    ['a;"=1"', `"a;'""=1"""`],
    ['a; ＝1', '"a;\' ＝1"'],
    ['a\t@b', '"a\t\'@b"'],
    ['two\n=lines', '"two\n\'=lines"'],
    ['a list:\n\n - one\n\n - two', '"a list:\n\n\' - one\n\n\' - two"'],
    ['-1;-2', '"\'-1;\'-2"'],
    ['很好的页面', '很好的页面'],
  ])('writes the comment %j as %s', async (comment, written) => {
    expect((await linesOf([{ ...ENTRY, comment }]))[1]).toBe(
      `7,2026-11-21T10:00:00.000Z,/x/introduction/,,8.10.2,en,0,${written}\r\n`,
    );
  });
});

describe('createRateLimit', () => {
  it('accepts a number of requests per minute, then says how long to wait', () => {
    const limit = createRateLimit(2);
    expect([0, 10_000, 20_000, 59_999, 60_000].map((now) => limit.wait('a', now))).toEqual([
      0, 0, 40, 1, 0,
    ]);
    expect(limit.wait('b', 20_000)).toBe(0);
  });

  it('remembers a limited number of addresses and forgets the oldest', () => {
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
      unreadable,
    );
  const unreadable = jest.fn();
  beforeEach(() => unreadable.mockClear());

  it.each([
    ['127.0.0.1', undefined, false, '127.0.0.1'],
    ['::ffff:10.0.0.1', undefined, false, '10.0.0.1'],
    ['127.0.0.1', '5.5.5.5', false, '127.0.0.1'],
    ['127.0.0.1', '1.1.1.1, 5.5.5.5', true, '5.5.5.5'],
    ['2001:db8:1:2:3:4:5:6', undefined, false, '2001:db8:1:2'],
    ['2001:0DB8:1::6', undefined, false, '2001:db8:1:0'],
    ['::1', undefined, false, '0:0:0:0'],
    ['fe80::1%eth0', undefined, false, 'fe80:0:0:0'],
    ['::ffff:606:601', undefined, false, '6.6.6.1'],
    ['0:0:0:0:0:FFFF:6.6.6.1', undefined, false, '6.6.6.1'],
    ['127.0.0.1', '6.6.6.1:5100', true, '6.6.6.1'],
    ['127.0.0.1', '9.9.9.9, ::ffff:6.6.6.1', true, '6.6.6.1'],
    ['127.0.0.1', '::FFFF:0606:0601', true, '6.6.6.1'],
    ['127.0.0.1', '[::ffff:606:601]:5100', true, '6.6.6.1'],
    ['127.0.0.1', '[2001:db8:1:2::6]', true, '2001:db8:1:2'],
    ['127.0.0.1', '[2001:db8:1:2::6]:5100', true, '2001:db8:1:2'],
    ['127.0.0.1', '2001:db8::2:6.6.6.1', true, '2001:db8:0:0'],
    ['64:ff9b::6.6.6.1', undefined, false, '6.6.6.1'],
    ['64:ff9b::606:602', undefined, false, '6.6.6.2'],
    ['127.0.0.1', '[0064:FF9B::6.6.6.1]:443', true, '6.6.6.1'],
    ['::ffff:0:6.6.6.1', undefined, false, '6.6.6.1'],
    ['64:ff9b:1::6.6.6.1', undefined, false, '64:ff9b:1:0:0:0:606:601'],
    ['64:ff9b:1::6.6.6.2', undefined, false, '64:ff9b:1:0:0:0:606:602'],
    ['64:ff9b:1:606:0:602::', undefined, false, '64:ff9b:1:606:0:602:0:0'],
    ['64:ff9b:2::6.6.6.1', undefined, false, '64:ff9b:2:0'],
    ['2002:606:601:1::1', undefined, false, '6.6.6.1'],
    ['2002:606:601:ffff:1:2:3:4', undefined, false, '6.6.6.1'],
    ['2001:0:4136:e378:8000:63bf:f9f9:f9fe', undefined, false, '6.6.6.1'],
    ['2001:0:4136:e378:8000:63bf:f9f9:f9fd', undefined, false, '6.6.6.2'],
    ['2001:1::1', undefined, false, '2001:1:0:0'],
  ])('%s, forwarded for %s, trusting the proxy: %s', (remote, forwarded, trust, address) => {
    expect(from(remote, forwarded, trust)).toBe(address);
    expect(unreadable).not.toHaveBeenCalled();
  });

  it.each([
    undefined,
    '',
    'nonsense',
    '6.6.6.1, unknown',
    '6.6.6.1,',
    '6.6.6.1:port',
    '6.6.6:5100',
    '[6.6.6.1]:x',
    '[::1',
  ])('is the proxy with %j from it, which is told', (forwarded) => {
    expect(from('127.0.0.1', forwarded, true)).toBe('127.0.0.1');
    expect(unreadable).toHaveBeenCalledTimes(1);
  });
});

describe('connectionLimits', () => {
  it.each([
    [1004, false, { all: 988, each: 247 }],
    [1004, true, { all: 988, each: 988 }],
    [1_000_000, false, { all: 2000, each: 500 }],
    [undefined, false, { all: 500, each: 125 }],
    [5, false, { all: 1, each: 1 }],
  ])('with %s files left, behind a proxy: %s', (left, trustProxy, limits) => {
    expect(connectionLimits(left, trustProxy)).toEqual(limits);
  });

  it('asks the system how many files are left, where it tells', () => {
    const left = filesLeft();
    if (process.platform === 'linux') {
      expect(left).toBeGreaterThan(0);
    } else {
      expect(left).toBeUndefined();
    }
  });
});

describe('limitConnections', () => {
  const server = new EventEmitter();
  const note = jest.fn();
  limitConnections(server as never, { all: 100, each: 2 }, note);

  /** @returns a connection that has just come in, and whether it was closed at once */
  function come(remoteAddress: string) {
    const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: jest.fn() });
    server.emit('connection', socket);
    return { socket, isClosed: socket.destroy.mock.calls.length > 0 };
  }

  it('counts for each address, of IPv6 for each network, what is open', () => {
    const [first] = [come('10.0.0.1'), come('::ffff:10.0.0.1')];
    expect(come('10.0.0.1').isClosed).toBe(true);
    expect(note).toHaveBeenCalledTimes(1);
    expect(come('10.0.0.2').isClosed).toBe(false);
    expect(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map((one) => come(one).isClosed)).toEqual([
      false,
      false,
      true,
    ]);
    first?.socket.emit('close');
    expect([come('10.0.0.1'), come('10.0.0.1')].map(({ isClosed }) => isClosed)).toEqual([
      false,
      true,
    ]);
  });

  it('lets the server close what is beyond all, and says so', () => {
    expect(server).toMatchObject({ maxConnections: 100 });
    note.mockClear();
    server.emit('drop');
    expect(note).toHaveBeenCalledWith('connection refused: 100 are open, which is the most');
  });
});

describe('createNotices', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('writes what is new at once, and counts the rest for a line a minute', () => {
    const lines: string[] = [];
    const { note } = createNotices((line) => lines.push(line));
    const noteTimes = (count: number) => Array.from({ length: count }).forEach(() => note('gone'));
    noteTimes(1600);
    note('full');
    expect(lines).toEqual(['gone', 'full']);
    jest.advanceTimersByTime(60_000);
    expect(lines.splice(0)).toEqual(['gone', 'full', 'gone (1599 more since)']);
    noteTimes(3);
    jest.advanceTimersByTime(60_000);
    expect(lines.splice(0)).toEqual(['gone (3 more since)']);
    jest.advanceTimersByTime(120_000);
    expect(lines).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
    note('gone');
    expect(lines).toEqual(['gone']);
  });

  it('writes what was counted when it ends', () => {
    const lines: string[] = [];
    const { note, end } = createNotices((line) => lines.push(line));
    note('gone');
    note('gone');
    end();
    expect(lines).toEqual(['gone', 'gone (1 more since)']);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('shownName', () => {
  it.each([
    ['feedback.sqlite', 'feedback.sqlite'],
    ['postgres://me:PASSWORD@db.example.com:5433/docs', 'postgres://me@db.example.com:5433/docs'],
    ['postgresql://db.example.com/docs?password=PASSWORD', 'postgres://db.example.com/docs'],
    ['postgres://me:a@PASSWORD@[::1]/docs', 'postgres://me@[::1]/docs'],
  ])('of %s is %s', (database, shown) => {
    expect(shownName(database)).toBe(shown);
  });
});

describe('reasonOf', () => {
  it('has what each of several errors says that come as one without a word', () => {
    const refused = ['::1', '127.0.0.1'].map((host) => new Error(`connect ECONNREFUSED ${host}:1`));
    expect(reasonOf(new AggregateError(refused))).toBe(
      'connect ECONNREFUSED ::1:1, connect ECONNREFUSED 127.0.0.1:1',
    );
    expect(reasonOf(new TypeError('no'))).toBe('no');
  });
});

describe('parseCommand', () => {
  /** What is said of options that are wrong; what they mean when they aren't. */
  const complaintOf = (args: readonly string[], env: Readonly<Record<string, string>>) => {
    try {
      return JSON.stringify(parseCommand(args, env));
    } catch (error) {
      return String(error);
    }
  };

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
    [['--origin', 'docs.example.com'], 'SITE_URL) is "docs.example.com"'],
    [['--export', 'xml'], '--export is "xml"'],
    [['--colour'], "Unknown option '--colour'"],
    [['colour'], 'A word has no option before it'],
    [['--host', ''], '--host (FEEDBACK_SERVER_HOST) is ""'],
    [['--trust-proxy=off'], "'--trust-proxy' does not take an argument"],
  ])('refuses %j', (args, message) => {
    expect(() => parseCommand(args, {})).toThrow(message);
  });

  it.each([
    '',
    ' ',
    '\t',
    ':memory:',
    ' :memory: ',
    ':MEMORY:',
    'file::memory:',
    'file:a?mode=memory',
    "'feedback.sqlite'",
    '"feedback.sqlite"',
    '“feedback.sqlite”',
    'feedback.sqlite"',
    'feedback\u200B.sqlite',
    'feedback\n.sqlite',
  ])('refuses the database %j', (file) => {
    const message = '--database (FEEDBACK_DATABASE) is neither the path of a file';
    expect(() => parseCommand(['--database', file], {})).toThrow(message);
    expect(() => parseCommand(['--export', 'csv', '--database', file], {})).toThrow(message);
    if (file !== '') {
      expect(() => parseCommand([], { FEEDBACK_DATABASE: file })).toThrow(message);
    }
  });

  it.each([
    'feedback.sqlite',
    './data/feedback of readers (new).sqlite',
    'C:\\data\\feedback.sqlite',
    "/home/o'brien/反馈.sqlite",
  ])('takes the file %s', (database) => {
    expect(parseCommand(['--export', 'csv', '--database', database], {})).toEqual({
      kind: 'export',
      database,
    });
  });

  it.each([
    ['on', true],
    ['true', true],
    ['TRUE', true],
    ['yes', true],
    ['1', true],
    [' on ', true],
    ['off', false],
    ['false', false],
    ['no', false],
    ['0', false],
    ['', false],
    [undefined, false],
  ])('takes %j from FEEDBACK_TRUST_PROXY as %s', (text, trustProxy) => {
    expect(parseCommand([], { FEEDBACK_TRUST_PROXY: text })).toMatchObject({
      options: { trustProxy },
    });
  });

  it.each(['onn', '2', 'enabled', 'y', '127.0.0.1'])(
    'refuses %j from FEEDBACK_TRUST_PROXY',
    (text) => {
      expect(() => parseCommand([], { FEEDBACK_TRUST_PROXY: text })).toThrow(
        `FEEDBACK_TRUST_PROXY is "${text}": give on or off.`,
      );
    },
  );

  it.each([
    '?sslmode=verify_full',
    '?sslmode=on',
    '?sslMode=verify-full',
    '?ssl-mode=REQUIRED',
    '?ssl_mode=verify-full',
  ])('refuses the address with %s, which pg would ignore', (query) => {
    expect(() => parseCommand(['--database', `postgres://me@host/docs${query}`], {})).toThrow(
      'unknown TLS mode',
    );
  });

  it.each([
    'postgres://reader:%40x@db.example.com/docs',
    'postgresql://[::1]:5433/docs?sslmode=verify-full&sslrootcert=/etc/ssl/our.pem',
    'Postgres:///docs?host=/run/postgresql',
    'postgres://%2Frun%2Fpostgresql/docs',
  ])('takes the address %s', (database) => {
    expect(parseCommand(['--export', 'csv', '--database', ` ${database} `], {})).toEqual({
      kind: 'export',
      database,
    });
  });

  it.each([
    'postgres://user:12/PASSWORD@host/docs',
    'postgres://user:12?PASSWORD@host/docs',
    'postgres://user:12#PASSWORD@host/docs',
    'postgres://user:PASSWORD/@host/docs',
    'postgres://user:PASSWORD#@host/docs',
    'postgres://user:PASSWORD',
    'postgres:user:PASSWORD@host/docs',
    'postgress://user:PASSWORD@host/docs',
    'mysql://user:PASSWORD@host/docs',
    '"postgres://user:PASSWORD@host/docs"',
    "'postgres://user:PASSWORD@host/docs'",
    '“postgres://user:PASSWORD@host/docs”',
    'jdbc:postgresql://user:PASSWORD@host/docs',
    'jdbc:postgresql://host/docs?user=user&password=PASSWORD',
    'user:PASSWORD@host/docs',
    '//user:PASSWORD@host/docs',
    'PASSWORD@host/docs',
    '\u200Bpostgres://user:PASSWORD@host/docs',
    '\u2060postgres://user:PASSWORD@host/docs',
    'host=db.example.com dbname=docs user=user password=PASSWORD',
    'Server=db.example.com;Password=PASSWORD',
    'DATABASE_URL=postgres://user:PASSWORD@host/docs',
    'file:docs?key=PASSWORD',
  ])('refuses the address %s without a word of what may be a password', (database) => {
    const messages = [
      ['--database', database],
      ['--export', 'csv', `--database=${database}`],
      // Without the name of the option, or with another one.
      [database],
      ['--', database],
      [`--${database}`],
      ...['export', 'host', 'port', 'rate', 'origin'].map((name) => [`--${name}`, database]),
      [`--trust-proxy=${database}`],
    ].map((args) => complaintOf(args, {}));
    messages.push(
      ...[
        'FEEDBACK_DATABASE',
        'FEEDBACK_SERVER_HOST',
        'FEEDBACK_SERVER_PORT',
        'FEEDBACK_ORIGIN',
        'FEEDBACK_RATE',
        'FEEDBACK_TRUST_PROXY',
        'SITE_URL',
      ].map((name) => complaintOf([], { [name]: database })),
    );
    expect(messages).toEqual(messages.map(() => expect.stringMatching(/^\w*Error: (?!.*PASS)/)));
  });
});
