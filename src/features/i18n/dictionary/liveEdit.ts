/** Texts of the editor of demos. They load with it. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const LIVE_EDIT_TEXTS = /* #__PURE__ */ defineTexts('liveEdit', {
  stop: () => translate({ id: 'portal.liveEdit.stop', message: 'Stop editing' }),
  editor: (values: { name: string }) =>
    translate(
      {
        id: 'portal.liveEdit.editor',
        message: 'Editor of the {name} demo',
        description: 'Name of the group with the editor and its buttons',
      },
      values,
    ),
  codeOf: (values: { file: string }) =>
    translate(
      {
        id: 'portal.liveEdit.codeOf',
        message: 'Code of {file}',
        description: 'Name of the field in which the code is edited',
      },
      values,
    ),
  result: (values: { name: string }) =>
    translate(
      {
        id: 'portal.liveEdit.result',
        message: '{name} demo, edited',
        description: 'Title of the frame that shows what the edited code renders',
      },
      values,
    ),
  hint: () =>
    translate({
      id: 'portal.liveEdit.hint',
      message:
        'Tab leaves the editor. After you press Enter, Tab indents and Escape leaves. In a list of completions, Tab accepts one.',
    }),
  hintIndents: () =>
    translate({
      id: 'portal.liveEdit.hintIndents',
      message:
        'Tab indents, and Escape leaves the editor. In a list of completions, Tab accepts one.',
    }),
  indents: () =>
    translate({
      id: 'portal.liveEdit.indents',
      message: 'Tab now indents. Press Escape to leave the editor.',
    }),
  loading: () => translate({ id: 'portal.liveEdit.loading', message: 'Loading the editor…' }),
  starting: () =>
    translate({
      id: 'portal.liveEdit.starting',
      message: 'You can edit the code. The result is still loading.',
    }),
  current: () => translate({ id: 'portal.liveEdit.current', message: 'The demo shows your code.' }),
  restored: () =>
    translate({
      id: 'portal.liveEdit.restored',
      message: 'Your earlier changes are back. The demo shows them.',
    }),
  kept: () =>
    translate({
      id: 'portal.liveEdit.kept',
      message: 'Your changes to this demo are kept. They are lost when you close this tab.',
    }),
  showKept: () => translate({ id: 'portal.liveEdit.showKept', message: 'Show my changes' }),
  discard: () => translate({ id: 'portal.liveEdit.discard', message: 'Discard' }),
  discarded: () =>
    translate({ id: 'portal.liveEdit.discarded', message: 'Your changes are discarded.' }),
  undoDiscard: () => translate({ id: 'portal.liveEdit.undoDiscard', message: 'Undo' }),
  elsewhere: (values: { version: string }) =>
    translate(
      {
        id: 'portal.liveEdit.elsewhere',
        message: 'This is the original code. Your changes are in another version: {version}.',
        description: 'The version is a language, such as TypeScript, a way of styling, or both',
      },
      values,
    ),
  reset: () => translate({ id: 'portal.liveEdit.reset', message: 'Reset code' }),
  undoReset: () => translate({ id: 'portal.liveEdit.undoReset', message: 'Undo reset' }),
  wasReset: () =>
    translate({
      id: 'portal.liveEdit.wasReset',
      message: 'The original code is back. You can undo the reset until you edit again.',
    }),
  copyLink: () => translate({ id: 'portal.liveEdit.copyLink', message: 'Copy link to my code' }),
  linkCopied: () =>
    translate({
      id: 'portal.liveEdit.linkCopied',
      message: 'Copied. Anyone who opens the link can run your code.',
    }),
  linkTooLong: () =>
    translate({
      id: 'portal.liveEdit.linkTooLong',
      message: 'Your changes are too long for a link. Download the project as a zip instead.',
    }),
  linkUnchanged: () =>
    translate({
      id: 'portal.liveEdit.linkUnchanged',
      message: 'You have no changes to share yet.',
    }),
  copyFailed: () => translate({ id: 'portal.liveEdit.copyFailed', message: "Couldn't copy" }),
  syntaxError: (values: { message: string }) =>
    translate({ id: 'portal.liveEdit.syntaxError', message: 'Syntax error: {message}' }, values),
  runError: (values: { message: string }) =>
    translate({ id: 'portal.liveEdit.runError', message: 'Error: {message}' }, values),
  noRequests: (values: { message: string }) =>
    translate(
      {
        id: 'portal.liveEdit.noRequests',
        message:
          "{message}. Edited demos can't send requests. To try one, open the demo in StackBlitz.",
      },
      values,
    ),
  place: (values: { problem: string; file: string; line: number }) =>
    translate({ id: 'portal.liveEdit.place', message: '{file}, line {line}. {problem}' }, values),
  noPackage: (values: { name: string }) =>
    translate(
      {
        id: 'portal.liveEdit.noPackage',
        message: '"{name}" isn\'t available here. To use it, open the demo in StackBlitz.',
        description: 'The name is that of a package of npm',
      },
      values,
    ),
  noFile: (values: { name: string }) =>
    translate({ id: 'portal.liveEdit.noFile', message: 'The demo has no file "{name}".' }, values),
  goTo: () => translate({ id: 'portal.liveEdit.goTo', message: 'Go to the line' }),
  loop: () =>
    translate({
      id: 'portal.liveEdit.loop',
      message: 'A loop ran too long, so the demo was stopped. Change the code to run it again.',
    }),
  silent: () =>
    translate({
      id: 'portal.liveEdit.silent',
      message: 'The demo stopped responding and was stopped. Change the code to run it again.',
    }),
  blocked: () =>
    translate({
      id: 'portal.liveEdit.blocked',
      message:
        "This server doesn't allow edited demos to run. Open the demo in StackBlitz, or download it as a zip.",
    }),
  offline: () =>
    translate({
      id: 'portal.liveEdit.offline',
      message: "You are offline, and the demo's packages aren't stored in your browser yet.",
    }),
  packageFailed: () =>
    translate({
      id: 'portal.liveEdit.packageFailed',
      message: "The demo's packages couldn't be loaded. Check your connection.",
    }),
  tryAgain: () => translate({ id: 'portal.liveEdit.tryAgain', message: 'Try again' }),
  tailwind: () =>
    translate({
      id: 'portal.liveEdit.tailwind',
      message: "Tailwind CSS isn't compiled here. To see its styles, open the demo in StackBlitz.",
    }),
  console: () => translate({ id: 'portal.liveEdit.console', message: 'Console' }),
  clearConsole: () => translate({ id: 'portal.liveEdit.clearConsole', message: 'Clear console' }),
  times: (values: { count: number }) =>
    translate(
      {
        id: 'portal.liveEdit.times',
        message: '{count} times',
        description: 'How often a line of the console came in a row',
      },
      values,
    ),
  sharedTitle: () =>
    translate({ id: 'portal.liveEdit.sharedTitle', message: 'Edited demo from a link' }),
  sharedText: () =>
    translate({
      id: 'portal.liveEdit.sharedText',
      message:
        'The link contains code that somebody else wrote, not the authors of this site. It runs only if you want it to, without access to this page or your data.',
    }),
  sharedOwn: () =>
    translate({
      id: 'portal.liveEdit.sharedOwn',
      message:
        'You have changed this demo yourself. If you edit the code from the link, it replaces your changes. To keep them, open the link in another tab.',
    }),
  endlessUpdates: () =>
    translate({
      id: 'portal.liveEdit.endlessUpdates',
      message:
        'Each update of a state caused the next one, so the demo was stopped. Look for an effect without dependencies.',
    }),
  sharedRead: () => translate({ id: 'portal.liveEdit.sharedRead', message: 'Read the code' }),
  sharedRun: () => translate({ id: 'portal.liveEdit.sharedRun', message: 'Run the code' }),
  sharedLeave: () => translate({ id: 'portal.liveEdit.sharedLeave', message: 'Keep the original' }),
  sharedBroken: () =>
    translate({
      id: 'portal.liveEdit.sharedBroken',
      message: 'The edited code in this link is incomplete or damaged. Ask for the link again.',
    }),
  sharedOutdated: () =>
    translate({
      id: 'portal.liveEdit.sharedOutdated',
      message: 'The edited code in this link belongs to another version of the demo.',
    }),
  sharedMissing: (values: { name: string }) =>
    translate(
      {
        id: 'portal.liveEdit.sharedMissing',
        message:
          'The link contains edited code of the "{name}" demo, but this page has no such demo. The demo may have been moved or renamed.',
      },
      values,
    ),
  close: () => translate({ id: 'portal.liveEdit.close', message: 'Close' }),
  completions: () =>
    translate({
      id: 'portal.liveEdit.completions',
      message: 'Completions',
      description: 'Name of the list with which the editor completes what is typed',
    }),
  diagnostics: () =>
    translate({
      id: 'portal.liveEdit.diagnostics',
      message: 'Diagnostics',
      description: 'Name of the list of errors in the code',
    }),
  noDiagnostics: () =>
    translate({ id: 'portal.liveEdit.noDiagnostics', message: 'No diagnostics' }),
  controlCharacter: () =>
    translate({ id: 'portal.liveEdit.controlCharacter', message: 'Control character' }),
  selectionDeleted: () =>
    translate({ id: 'portal.liveEdit.selectionDeleted', message: 'Selection deleted' }),
});
