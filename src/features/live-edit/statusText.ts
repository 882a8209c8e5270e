/** Says in the reader's language how the result of an edited demo is. */
import { tellsEndlessUpdates } from '../../lib/live/endlessUpdates';
import type { LiveProblem } from '../../lib/live/types';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import { STYLING_TEXTS } from '../i18n/dictionary/styling';
import { isEdited, type LiveState, type LiveVersion } from './session';

/** What browsers say of a request that can't be sent. */
const NO_REQUEST = /\bFailed to fetch\b|\bNetworkError\b|\bLoad failed\b/;

/** What is wrong, without where. */
export function problemText({ phase, message, missing }: LiveProblem): string {
  if (missing !== undefined) {
    return missing.startsWith('.')
      ? LIVE_EDIT_TEXTS.noFile({ name: missing })
      : LIVE_EDIT_TEXTS.noPackage({ name: missing });
  }
  if (phase === 'syntax') {
    return LIVE_EDIT_TEXTS.syntaxError({ message });
  }
  if (tellsEndlessUpdates(message)) {
    return LIVE_EDIT_TEXTS.endlessUpdates();
  }
  if (NO_REQUEST.test(message)) {
    return LIVE_EDIT_TEXTS.noRequests({ message });
  }
  // Most errors begin with their kind: `TypeError: …`.
  return /^\w*Error\b/.test(message) ? message : LIVE_EDIT_TEXTS.runError({ message });
}

function placed(text: string, problem: LiveProblem | undefined, entry: string): string {
  return problem?.line === undefined
    ? text
    : LIVE_EDIT_TEXTS.place({ problem: text, file: problem.file ?? entry, line: problem.line });
}

const UNAVAILABLE = {
  blocked: LIVE_EDIT_TEXTS.blocked,
  offline: LIVE_EDIT_TEXTS.offline,
  package: LIVE_EDIT_TEXTS.packageFailed,
} as const satisfies Record<NonNullable<LiveState['unavailable']>, () => string>;

const RESTARTED = {
  loop: LIVE_EDIT_TEXTS.loop,
  silent: LIVE_EDIT_TEXTS.silent,
} as const satisfies Record<NonNullable<LiveState['restarted']>, () => string>;

const LANGUAGE_NAMES = {
  TS: 'TypeScript',
  JS: 'JavaScript',
} as const satisfies Record<LiveVersion['variant'], string>;

/** What distinguishes a version from the one in view. */
function versionName({ variant, styling }: LiveVersion, inView: LiveVersion): string {
  return [
    ...(variant === inView.variant ? [] : [LANGUAGE_NAMES[variant]]),
    ...(styling === inView.styling ? [] : [STYLING_TEXTS[styling]()]),
  ].join(', ');
}

/** The version with the reader's changes, while the code in view is the original. */
export function versionElsewhere(state: LiveState): LiveVersion | undefined {
  return isEdited(state) ? undefined : state.elsewhere;
}

/** Whether the status says that something is wrong. */
export function isTrouble({ problem, restarted, unavailable }: LiveState): boolean {
  return problem !== undefined || restarted !== undefined || unavailable !== undefined;
}

/** The status of the result. */
export function statusText(state: LiveState): string {
  const { unavailable, problem, restarted, hasResult, undo, isRestored, version } = state;
  if (unavailable) {
    return UNAVAILABLE[unavailable]();
  }
  const trouble = restarted ? RESTARTED[restarted]() : problem && problemText(problem);
  if (trouble !== undefined) {
    return placed(trouble, problem, state.originals[0]?.name ?? '');
  }
  if (!hasResult) {
    return LIVE_EDIT_TEXTS.starting();
  }
  if (undo) {
    return LIVE_EDIT_TEXTS.wasReset();
  }
  const elsewhere = versionElsewhere(state);
  const notes = [
    ...(elsewhere ? [LIVE_EDIT_TEXTS.elsewhere({ version: versionName(elsewhere, version) })] : []),
    ...(version.styling === 'tailwind' ? [LIVE_EDIT_TEXTS.tailwind()] : []),
  ];
  if (notes.length > 0) {
    return notes.join(' ');
  }
  return isRestored ? LIVE_EDIT_TEXTS.restored() : LIVE_EDIT_TEXTS.current();
}
