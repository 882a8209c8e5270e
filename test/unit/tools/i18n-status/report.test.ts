import { faultCount, makeReport, reportText } from '../../../../tools/i18n-status/report';
import type { Entry, State } from '../../../../tools/i18n-status/status';

function entry(key: string, state: State, more: Partial<Entry> = {}): Entry {
  return { kind: 'strings', file: 'code.json', key, state, hash: 'hash', ...more };
}

function gone(key: string, state: State, problem?: string): Entry {
  const rest = problem === undefined ? {} : { problem };
  return { kind: 'strings', file: 'code.json', key, state, ...rest };
}

describe('makeReport', () => {
  it('counts English texts and rounds down, so that 100 % means all', () => {
    const most = Array.from({ length: 999 }, (_, index) => entry(`${index}`, 'translated'));
    const { coverage } = makeReport('zh', [...most, entry('last', 'stale'), gone('x', 'orphaned')]);
    expect(coverage.strings).toEqual({ translated: 999, total: 1000, percent: 99 });
    expect(coverage.pages).toEqual({ translated: 0, total: 0, percent: 100 });
  });

  it('counts what cannot be read as not translated and lists only its file', () => {
    const report = makeReport('zh', [
      { kind: 'titles', file: 'titles.json', state: 'broken', problem: 'is not valid JSON.' },
      entry('/a', 'unreadable', { kind: 'titles', file: 'titles.json' }),
    ]);
    expect(report.coverage.titles).toEqual({ translated: 0, total: 1, percent: 0 });
    expect(report.lists.broken).toHaveLength(1);
    expect(report.lists.missing).toEqual([]);
  });
});

describe('faultCount', () => {
  it('counts orphaned and broken entries only', () => {
    const harmless = ['translated', 'missing', 'unrecorded', 'stale', 'unreadable'] as const;
    expect(
      faultCount(
        makeReport(
          'zh',
          harmless.map((state) => entry(state, state)),
        ),
      ),
    ).toBe(0);
    expect(
      faultCount(
        makeReport('zh', [gone('a', 'orphaned'), entry('b', 'broken'), entry('c', 'stale')]),
      ),
    ).toBe(2);
  });
});

describe('reportText', () => {
  it('shows a table and the lists that hold something', () => {
    const text = reportText(
      makeReport('zh', [
        entry('copy', 'translated'),
        entry('open', 'broken', { problem: 'is empty.' }),
        gone('old', 'orphaned'),
        { kind: 'pages', file: 'docs/index.mdx', state: 'missing', hash: 'hash' },
      ]),
    );
    expect(text).toBe(
      [
        'Language zh',
        '',
        '           translated         broken  orphaned  stale  unrecorded  missing',
        '  titles          0/0  100 %       0         0      0           0        0',
        '  strings         1/2   50 %       1         1      0           0        0',
        '  pages           0/1    0 %       0         0      0           0        1',
        '',
        'Broken: mend these (1)',
        '  code.json#open: is empty.',
        '',
        'Orphaned: gone from English, remove these (1)',
        '  code.json#old',
        '',
        'Missing: not translated yet (1)',
        '  docs/index.mdx',
        '',
      ].join('\n'),
    );
  });

  it('cuts long lists of what is missing, never those of faults', () => {
    const many = (state: State) =>
      Array.from({ length: 25 }, (_, index) => entry(`${index}`, state));
    expect(reportText(makeReport('zh', many('missing')))).toContain(
      '  and 5 more; --json lists all',
    );
    expect(reportText(makeReport('zh', many('broken')))).not.toContain('more');
  });
});
