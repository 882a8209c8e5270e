import type { I18nConfig } from '@docusaurus/types';
import config from '../../../docusaurus.config';
import packageJson from '../../../package.json';
import { LANGUAGES } from '../../../src/lib/text/languages';

const { locales, defaultLocale, localeConfigs } = config.i18n as I18nConfig;

describe('languages', () => {
  it('are all built by the build command, the default first, since it empties the folder', () => {
    const languages = /^node tools\/build\.mjs (.+)$/
      .exec(packageJson.scripts.build)?.[1]
      ?.split(' ');
    expect(languages).toEqual(locales);
    expect(languages?.[0]).toBe(defaultLocale);
  });

  it('are those of src/lib/text/languages.ts', () => {
    expect(locales).toEqual(LANGUAGES);
  });

  it('have a base URL of their own, since a language built alone gets none', () => {
    const others = locales.filter((name) => name !== defaultLocale);
    expect(others.map((name) => localeConfigs[name]?.baseUrl)).toEqual(
      others.map((name) => `/${name}/`),
    );
  });
});
