/** One of the panel's groups: a heading and radio buttons, drawn as one row of segments. */
import type { ReactNode } from 'react';
import type { ChoiceId, ShellId } from '../../lib/pages/shellIds';
import styles from './SettingsPanel.module.css';

interface ChoiceProps<Value extends string> {
  /** Id of the heading; the radio buttons of the group share it as their name. */
  readonly id: ChoiceId;
  readonly heading: string;
  /** A sentence below the row. */
  readonly hint?: string;
  /** `undefined` before anything is chosen. */
  readonly value: Value | undefined;
  /** What can be chosen, in this order, with the text of each. */
  readonly options: Readonly<Record<Value, string>>;
  /** Called when the pointer or the focus comes to the row. */
  readonly onApproach?: () => void;
  readonly onChoose: (value: Value) => void;
}

/** The entries of a record with its own type of key. */
function entriesOf<Value extends string>(
  options: Readonly<Record<Value, string>>,
): readonly (readonly [Value, string])[] {
  const entries: [Value, string][] = [];
  for (const value in options) {
    entries.push([value, options[value]]);
  }
  return entries;
}

export function Choice<Value extends string>({
  id,
  heading,
  hint,
  value,
  options,
  onApproach,
  onChoose,
}: ChoiceProps<Value>): ReactNode {
  const hintId = `${id}-hint` satisfies ShellId;
  return (
    <div>
      <h3 id={id} className={styles.heading}>
        {heading}
      </h3>
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={hint === undefined ? undefined : hintId}
        className={styles.row}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {entriesOf(options).map(([option, text]) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={id}
              value={option}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            <span className={styles.segment}>{text}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
