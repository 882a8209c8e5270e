import { refuseOverride } from '../../../../tools/i18n-status/overrideGuard';

describe('refuseOverride', () => {
  it.each([
    [['write-translations', '--locale', 'zh', '--override']],
    [['write-translations', '.', '--override=true']],
    [['--override', 'write-translations']],
  ])('refuses %p', (args) => {
    expect(() => refuseOverride(args)).toThrow(/would replace translations/);
  });

  it.each([[['write-translations', '--locale', 'zh']], [['build', '--override']], [[]]])(
    'lets %p pass',
    (args) => {
      expect(() => refuseOverride(args)).not.toThrow();
    },
  );
});
