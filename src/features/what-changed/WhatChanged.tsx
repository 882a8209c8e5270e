/**
 * Compares any two releases. The histories load when the reader asks, or when the address does. Without JavaScript, the
 * sections below say the same of each release and the one before it.
 */
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { PRODUCTS } from '../../data/products';
import {
  type Comparison,
  MAX_NAME_LENGTH,
  PLAN_CHOICES,
  type PlanChoice,
  comparisonQuery,
  defaultComparison,
  readComparison,
} from '../../lib/history/choices';
import { HISTORY_PRODUCTS, type HistoryProduct, historyPath } from '../../lib/history/history';
import { PLAN_NAMES } from '../../lib/text/plan';
import { HISTORY_TEXTS } from '../i18n/dictionary/history';
import { PRODUCT_TEXTS } from '../i18n/dictionary/product';
import { useOnDemand } from '../on-demand';
import type { ComparisonResult } from './compare';
import styles from './WhatChanged.module.css';

function productName(product: HistoryProduct): string {
  const id = PRODUCTS.find(({ slug }) => slug === product)?.id;
  return id ? PRODUCT_TEXTS[id]() : product;
}

function planName(plan: PlanChoice): string {
  return plan === 'any'
    ? HISTORY_TEXTS.anyPlan()
    : plan === 'community'
      ? 'Community'
      : PLAN_NAMES[plan];
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChange: (value: string) => void;
}

function Field({ name, label, value, options, onChange }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {/* What a browser restores on its own would not be what the form shows. */}
      <select
        id={id}
        name={name}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function NameField({ value, onChange }: NameFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{HISTORY_TEXTS.name()}</label>
      <input
        id={id}
        name="name"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        maxLength={MAX_NAME_LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

export interface WhatChangedProps {
  /** The releases to choose from, newest first, with spaces between; the build writes it. */
  readonly versions: string;
}

export function WhatChanged({ versions: all }: WhatChangedProps): ReactNode {
  const versions = all.split(' ').toReversed();
  const baseUrl = useBaseUrl('/');
  const [chosen, setChosen] = useState<Comparison>(() => defaultComparison(versions));
  const [name, setName] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [result, setResult] = useState<ComparisonResult>();
  const [isLoading, setLoading] = useState(false);
  const wanted = useRef<Comparison>(undefined);
  const top = useRef<HTMLParagraphElement>(null);
  const [problem, get] = useOnDemand(
    () =>
      import('./compare')
        .then(({ compare }) => compare(wanted.current ?? chosen, baseUrl))
        .finally(() => setLoading(false)),
    'inline',
  );

  const show = (comparison: Comparison, then?: () => void) => {
    wanted.current = comparison;
    setLoading(true);
    get((made) => {
      // Answers may come in another order than they were asked for.
      if (wanted.current === comparison) {
        flushSync(() => setResult(made));
        then?.();
      }
    });
  };

  // On small screens, the form fills the window.
  const toResult = () => top.current?.scrollIntoView({ block: 'start' });

  useEffect(() => {
    const read = (then?: () => void) => {
      const asked = readComparison(window.location.search, versions);
      const { name: wantedName = '', ...others } = asked.comparison;
      setChosen(others);
      setName(wantedName);
      setWrong(asked.wrong);
      if (asked.isChosen) {
        show(asked.comparison, then);
      } else {
        wanted.current = undefined;
        setResult(undefined);
      }
    };
    // Somebody who shares an address means the result.
    read(window.location.hash === '' ? toResult : undefined);
    const reread = () => read();
    window.addEventListener('popstate', reread);
    return () => window.removeEventListener('popstate', reread);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the address is read once, and when the reader goes back
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setWrong([]);
    const wantedName = name.trim();
    const comparison = { ...chosen, ...(wantedName && { name: wantedName }) };
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${comparisonQuery(comparison)}`,
    );
    show(comparison, toResult);
  };

  const releases = versions.toReversed().map((version) => [version, version] as const);
  const set = (part: Partial<Comparison>) => setChosen((known) => ({ ...known, ...part }));
  const count = result?.products.reduce((sum, product) => sum + product.count, 0) ?? 0;
  return (
    <div className={styles.comparer}>
      <form className={styles.form} aria-label={HISTORY_TEXTS.form()} onSubmit={onSubmit}>
        <Field
          name="from"
          label={HISTORY_TEXTS.from()}
          value={chosen.from}
          options={releases}
          onChange={(from) => set({ from })}
        />
        <Field
          name="to"
          label={HISTORY_TEXTS.to()}
          value={chosen.to}
          options={releases}
          onChange={(to) => set({ to })}
        />
        <Field
          name="product"
          label={HISTORY_TEXTS.product()}
          value={chosen.product ?? ''}
          options={[
            ['', HISTORY_TEXTS.allProducts()],
            ...HISTORY_PRODUCTS.map((product) => [product, productName(product)] as const),
          ]}
          onChange={(value) => {
            const { from, to, plan } = chosen;
            const product = HISTORY_PRODUCTS.find((known) => known === value);
            setChosen({ from, to, plan, ...(product && { product }) });
          }}
        />
        <Field
          name="plan"
          label={HISTORY_TEXTS.needs()}
          value={chosen.plan}
          options={PLAN_CHOICES.map((plan) => [plan, planName(plan)])}
          onChange={(value) => {
            set({ plan: PLAN_CHOICES.find((known) => known === value) ?? 'any' });
          }}
        />
        <NameField value={name} onChange={setName} />
        <button type="submit" className={styles.button}>
          {HISTORY_TEXTS.compare()}
        </button>
      </form>
      {wrong.length > 0 && <p role="alert">{HISTORY_TEXTS.wrong({ values: wrong.join(', ') })}</p>}
      {problem}
      <p ref={top} role="status" className={styles.status}>
        {isLoading ? (
          <span key="loading">{HISTORY_TEXTS.loading()}</span>
        ) : (
          result && (
            <span key="count">
              {result.from === result.to
                ? HISTORY_TEXTS.same()
                : result.unchanged ||
                  HISTORY_TEXTS.count({ count, from: result.from, to: result.to })}
            </span>
          )
        )}
      </p>
      {result && (
        <div className={styles.changes} data-changes>
          {result.products.map(({ product, html }) => (
            <section key={product} aria-label={productName(product)}>
              <h3>{productName(product)}</h3>
              <div dangerouslySetInnerHTML={{ __html: html }} />
            </section>
          ))}
        </div>
      )}
      <p className={styles.files}>
        <span>{HISTORY_TEXTS.json()}</span>
        {HISTORY_PRODUCTS.map((product) => (
          <a key={product} href={baseUrl.replace(/\/$/, '') + historyPath(product)}>
            {productName(product)}
          </a>
        ))}
      </p>
    </div>
  );
}
