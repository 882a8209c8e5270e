/** Asks for a product and two versions, and leads to the guides between them, in order. */
import { type ReactNode, useId, useState } from 'react';
import Link from '@docusaurus/Link';
import {
  type GuideVersion,
  MIGRATED_PRODUCTS,
  MIGRATION_STEPS,
  type MigratedProduct,
  type MigrationStep,
} from '../../data/migrationGuides';
import { upgradePath } from '../../lib/pages/upgradePath';
import { PRODUCT_TEXTS } from '../i18n/dictionary/product';
import { UPGRADE_TEXTS } from '../i18n/dictionary/upgrade';
import styles from './GuideChooser.module.css';

/** What people call a version. */
function nameOf(version: GuideVersion): string {
  return version === 'lab' ? '@mui/lab' : version;
}

interface FieldProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Value[];
  readonly text: (option: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Field<Value extends string>(props: FieldProps<Value>): ReactNode {
  const { label, value, options, text, onChange } = props;
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {/* What a browser restores on its own would not be what the list shows. */}
      <select
        id={id}
        autoComplete="off"
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen !== undefined) {
            onChange(chosen);
          }
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {text(option)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The one that is wanted, where it is offered; the last one else. */
function offered<Value>(wanted: Value, options: readonly Value[]): Value {
  return options.includes(wanted) ? wanted : (options.at(-1) ?? wanted);
}

export function GuideChooser(): ReactNode {
  const [product, setProduct] = useState<MigratedProduct>('x-data-grid');
  const [wantedFrom, setFrom] = useState<GuideVersion>('v7');
  const [wantedTo, setTo] = useState<GuideVersion>('v8');
  const steps: readonly MigrationStep[] = MIGRATION_STEPS[product];
  const sources = steps.map((step) => step.from);
  const from = offered(wantedFrom, sources);
  const targets = steps.slice(sources.indexOf(from)).map((step) => step.to);
  const to = offered(wantedTo, targets);
  const guides = upgradePath(steps, from, to);

  return (
    <form className={styles.chooser} aria-label={UPGRADE_TEXTS.title()}>
      <div className={styles.fields}>
        <Field
          label={UPGRADE_TEXTS.product()}
          value={product}
          options={MIGRATED_PRODUCTS}
          text={(id) => PRODUCT_TEXTS[id]()}
          onChange={setProduct}
        />
        <Field
          label={UPGRADE_TEXTS.from()}
          value={from}
          options={sources}
          text={nameOf}
          onChange={setFrom}
        />
        <Field
          label={UPGRADE_TEXTS.to()}
          value={to}
          options={targets}
          text={nameOf}
          onChange={setTo}
        />
      </div>
      <div role="status">
        <p>
          {guides.length === 1
            ? UPGRADE_TEXTS.one()
            : UPGRADE_TEXTS.several({ count: guides.length })}
        </p>
        <ol>
          {guides.map((step) => (
            <li key={step.path}>
              <Link to={step.path}>
                {UPGRADE_TEXTS.step({
                  product: PRODUCT_TEXTS[product](),
                  from: nameOf(step.from),
                  to: nameOf(step.to),
                })}
              </Link>
            </li>
          ))}
        </ol>
      </div>
    </form>
  );
}
