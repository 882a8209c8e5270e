/** Tests run in the source language. */
export default {
  defaultLocale: 'en',
  locales: ['en', 'zh'],
  currentLocale: 'en',
};
