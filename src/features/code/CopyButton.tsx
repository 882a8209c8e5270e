/** The button that copies a piece of code and says how that went. */
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { COPIED_MS } from '../../lib/code/copyFeedback';
import { eventAttributes } from '../analytics';
import { useLanguages } from '../i18n/languages';
import { CODE_TEXTS } from '../i18n/dictionary/code';
import { copyText } from './copyText';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** Asked for the text at the click. */
  readonly text: () => string;
  /** How long `Copied` shows, in ms. Default {@link COPIED_MS}. */
  readonly duration?: number;
}

/** Asked for here, so that pages of a site without statistics don't carry the helper. */
const EVENT = process.env.ANALYTICS_ID ? eventAttributes('code', 'copy-click') : undefined;

type Outcome = 'none' | 'copied' | 'failed';

const unsubscribe = () => undefined;
const subscribeToNothing = () => unsubscribe;
const isMac = () => /mac|iphone|ipad/i.test(navigator.platform);

/** The keys that copy a hovered block, once it is known on what machine. */
function useShortcutHint(): string | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => (isMac() ? CODE_TEXTS.hintMac() : CODE_TEXTS.hint()),
    () => null,
  );
}

/** What the button and the status line say, by outcome. */
function labelOf(outcome: Outcome): string {
  switch (outcome) {
    case 'copied':
      return CODE_TEXTS.copied();
    case 'failed':
      return CODE_TEXTS.copyFailed();
    case 'none':
      return CODE_TEXTS.copy();
  }
}

export function CopyButton({ text, duration = COPIED_MS }: CopyButtonProps): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const timer = useRef<number>(undefined);
  const mounted = useRef(false);
  const hint = useShortcutHint();
  const language = useLanguages().shell;

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const show = (next: Outcome) => {
    if (mounted.current) {
      clearTimeout(timer.current);
      setOutcome(next);
      timer.current = window.setTimeout(() => setOutcome('none'), duration);
    }
  };
  const copy = () =>
    copyText(text()).then(
      () => show('copied'),
      () => show('failed'),
    );

  return (
    <span className={styles.root} lang={language}>
      <button
        type="button"
        className={styles.button}
        data-copy-button
        {...EVENT}
        data-outcome={outcome}
        aria-label={outcome === 'none' ? CODE_TEXTS.copyLabel() : undefined}
        onClick={copy}
      >
        <span>{labelOf(outcome)}</span>
        {outcome === 'none' && hint && (
          <span className={styles.hint} aria-hidden="true">
            {hint}
          </span>
        )}
      </button>
      <span role="status" className={styles.status}>
        {outcome === 'none' ? '' : labelOf(outcome)}
      </span>
    </span>
  );
}
