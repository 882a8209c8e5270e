import { componentLocales } from '../../../../tools/api-reference/locales';

const locale = (localeText: object) => ({ components: { MuiX: { defaultProps: { localeText } } } });
const english = locale({ yes: 'Yes', no: 'No', count: (n: number) => `${n} rows` });

test('a text counts as translated when the locale sets it', () => {
  const exported = {
    enUS: english,
    mk: locale({ yes: 'Да', no: 'Не', count: () => '' }),
    deDE: locale({ yes: 'Ja', no: 'No', old: 'Alt' }),
    kzKZ: locale({ no: undefined }),
    // Not a locale, but exported beside them.
    getLocalization: () => undefined,
  };
  expect(componentLocales(exported, '@mui/x')).toEqual({
    total: 3,
    entries: [
      {
        name: 'deDE',
        tag: 'de-DE',
        language: 'German (Germany)',
        translated: 2,
        missing: ['count'],
      },
      {
        name: 'kzKZ',
        tag: 'kk-KZ',
        language: 'Kazakh (Kazakhstan)',
        translated: 0,
        missing: ['yes', 'no', 'count'],
      },
      { name: 'mk', tag: 'mk', language: 'Macedonian', translated: 3, missing: [] },
    ],
  });
});

test.each([
  [{ deDE: english }, '@mui/x/locales exports no texts as enUS'],
  [{ enUS: english, xxYY: english }, '@mui/x exports a locale "xxYY", which names no language'],
  [{ enUS: english, german: english }, '"german", which names no language'],
])('wrong locales are an error that names the package (%#)', (exported, message) => {
  expect(() => componentLocales(exported, '@mui/x')).toThrow(message);
});
