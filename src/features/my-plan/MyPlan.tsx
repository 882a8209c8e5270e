/**
 * The choice of the reader's plan as a block of a page, written as `<MyPlan />`. Its radio buttons are plain: the styles of
 * the settings come with the panel only.
 */
import { type ReactNode, useId } from 'react';
import { PLAN_OPTIONS } from '../../lib/pages/myPlan';
import { HideChoice } from './HideChoice';
import { usePlanChoice } from './usePlanChoice';
import styles from './MyPlan.module.css';

export function MyPlan(): ReactNode {
  const { title, hint, options, plan, choose, hide } = usePlanChoice();
  const id = useId();
  return (
    <fieldset className={styles.block} aria-describedby={`${id}hint`}>
      <legend>{title}</legend>
      {PLAN_OPTIONS.map((one) => (
        <div key={one}>
          <input
            id={id + one}
            type="radio"
            name={id}
            checked={one === plan}
            onChange={() => choose(one)}
          />{' '}
          <label htmlFor={id + one}>{options[one]}</label>
        </div>
      ))}
      <HideChoice hide={hide} />
      <p id={`${id}hint`}>{hint}</p>
    </fieldset>
  );
}
