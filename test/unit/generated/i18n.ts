/** Tests run in the source language. */
export default {
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  path: 'i18n',
  currentLocale: 'en',
  localeConfigs: { en: { htmlLang: 'en' }, zh: { htmlLang: 'zh-CN' } },
};
