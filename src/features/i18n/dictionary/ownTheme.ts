/** Texts about a theme of the reader's own: the settings, their dialog, and what is wrong with a theme. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const OWN_THEME_TEXTS = /* #__PURE__ */ defineTexts('ownTheme', {
  title: () =>
    translate({
      id: 'portal.ownTheme.title',
      message: 'Own theme',
      description: 'Heading of the setting for a theme of the reader’s own',
    }),
  close: () => translate({ id: 'portal.ownTheme.close', message: 'Close' }),
  on: () => translate({ id: 'portal.ownTheme.on', message: 'On. All demos show your theme.' }),
  off: () =>
    translate({ id: 'portal.ownTheme.off', message: 'Off. Try your own theme in all demos.' }),
  broken: (values: { problem: string }) =>
    translate({ id: 'portal.ownTheme.broken', message: 'Off. {problem}' }, values),
  setUp: () =>
    translate({
      id: 'portal.ownTheme.setUp',
      message: 'Set up',
      description: 'Button: opens the dialog for the reader’s own theme',
    }),
  edit: () =>
    translate({
      id: 'portal.ownTheme.edit',
      message: 'Edit',
      description: 'Button: opens the dialog for the reader’s own theme',
    }),
  turnOff: () => translate({ id: 'portal.ownTheme.turnOff', message: 'Turn off' }),
  apply: () => translate({ id: 'portal.ownTheme.apply', message: 'Apply' }),
  label: () =>
    translate({
      id: 'portal.ownTheme.label',
      message: 'Theme',
      description: 'Label of the field for the code of a theme',
    }),
  hint: () =>
    translate({
      id: 'portal.ownTheme.hint',
      message:
        'Paste createTheme({ … }) or its options, without functions or imported values. palette applies to both modes, unless you set colorSchemes. Your theme is saved in this browser only. Zips, sandboxes, and shared links don’t contain it.',
    }),
  applied: () =>
    translate({ id: 'portal.ownTheme.applied', message: 'Applied. All demos show your theme.' }),
  turnedOff: () =>
    translate({
      id: 'portal.ownTheme.turnedOff',
      message: 'Turned off. The text is kept, so you can apply it again.',
    }),
  useInAll: () =>
    translate({
      id: 'portal.ownTheme.useInAll',
      message: 'Use in all demos',
      description: 'Button below a demo that shows the code of a theme',
    }),
  faintLight: () =>
    translate({
      id: 'portal.ownTheme.faintLight',
      message:
        'In light mode, primary.main has less than 3:1 contrast with the background, so controls are hard to see.',
    }),
  faintDark: () =>
    translate({
      id: 'portal.ownTheme.faintDark',
      message:
        'In dark mode, primary.main has less than 3:1 contrast with the background, so controls are hard to see.',
    }),
  misspelled: (values: { name: string; nearest: string }) =>
    translate(
      {
        id: 'portal.ownTheme.misspelled',
        message: 'createTheme has no option {name}. Did you mean {nearest}?',
      },
      values,
    ),
  place: (values: { line: number; column: number; problem: string }) =>
    translate(
      {
        id: 'portal.ownTheme.place',
        message: 'Line {line}, column {column}: {problem}',
        description: 'Where in the text of a theme something is wrong',
      },
      values,
    ),
  empty: () =>
    translate({ id: 'portal.ownTheme.empty', message: 'Paste the options of a theme first.' }),
  tooLong: () =>
    translate({
      id: 'portal.ownTheme.tooLong',
      message: 'The text is longer than 20 KB. Leave out what you don’t want to try.',
    }),
  tooDeep: () =>
    translate({
      id: 'portal.ownTheme.tooDeep',
      message: 'More than 20 levels of objects and lists. Remove some levels.',
    }),
  syntax: () =>
    translate({
      id: 'portal.ownTheme.syntax',
      message:
        'This isn’t valid JavaScript. Look for a missing comma, quote, or bracket, and remove TypeScript types.',
    }),
  noTheme: () =>
    translate({
      id: 'portal.ownTheme.noTheme',
      message:
        'No theme found. Paste a single createTheme({ … }) or its options in braces, without other statements.',
    }),
  secondArgument: () =>
    translate({
      id: 'portal.ownTheme.secondArgument',
      message: 'Only the first argument of createTheme can be used. Move these options into it.',
    }),
  call: (values: { about: string }) =>
    translate(
      {
        id: 'portal.ownTheme.call',
        message: 'Code isn’t run here. Replace the call of {about} with its result.',
      },
      values,
    ),
  fn: () =>
    translate({
      id: 'portal.ownTheme.fn',
      message: 'Functions can’t be used here. Write the styles as an object, or remove them.',
    }),
  name: (values: { about: string }) =>
    translate(
      {
        id: 'portal.ownTheme.name',
        message: 'Names aren’t resolved here. Replace {about} with its value.',
      },
      values,
    ),
  spread: () =>
    translate({
      id: 'portal.ownTheme.spread',
      message: 'Spread syntax can’t be used here. Write the entries out.',
    }),
  value: (values: { about: string }) =>
    translate(
      {
        id: 'portal.ownTheme.value',
        message:
          'Use only objects, lists, strings, numbers, true, false, and null. Replace {about} with one of them.',
      },
      values,
    ),
  key: (values: { about: string }) =>
    translate(
      {
        id: 'portal.ownTheme.key',
        message: 'This key isn’t allowed because of {about}. Rename it or remove it.',
      },
      values,
    ),
  text: (values: { about: string }) =>
    translate(
      {
        id: 'portal.ownTheme.text',
        message:
          'This string isn’t allowed because of {about}. Strings can’t contain several declarations, open quotes or brackets, or addresses.',
      },
      values,
    ),
  object: (values: { about: string }) =>
    translate({ id: 'portal.ownTheme.object', message: '{about} has to be an object.' }, values),
  simple: (values: { about: string }) =>
    translate(
      { id: 'portal.ownTheme.simple', message: '{about} has to be a string or a number.' },
      values,
    ),
  shadows: () =>
    translate({
      id: 'portal.ownTheme.shadows',
      message: 'shadows has to be a list of 25 strings.',
    }),
  main: (values: { about: string }) =>
    translate(
      { id: 'portal.ownTheme.main', message: '{about} needs main, with a color as a string.' },
      values,
    ),
  color: (values: { about: string }) =>
    translate(
      {
        id: 'portal.ownTheme.color',
        message: 'Material UI can’t read the color {about}. Write it as in #00695c.',
      },
      values,
    ),
  refused: () =>
    translate({
      id: 'portal.ownTheme.refused',
      message: 'Material UI can’t create this theme. Remove options until it can.',
    }),
});
