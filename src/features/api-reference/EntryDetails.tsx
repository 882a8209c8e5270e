/** What an entry says in words: its description, advice when it is deprecated, and what its arguments mean. */
import type { ReactNode } from 'react';
import type { ApiParameter } from '../../lib/apiModel';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import type { Entry } from './entries';
import { Html } from './Html';
import styles from './Entries.module.css';

interface ParametersProps {
  readonly caption: string;
  readonly parameters: readonly (Omit<ApiParameter, 'name'> & { readonly name?: string })[];
}

function Parameters({ caption, parameters }: ParametersProps): ReactNode {
  return (
    <>
      <p className={styles.caption}>{caption}</p>
      <ul className={styles.parameters}>
        {parameters.map(({ name, type, description }) => (
          <li key={name ?? caption}>
            {name && (
              <>
                <code>{name}</code>:{' '}
              </>
            )}
            <code data-type>{type}</code> {description && <Html as="span">{description}</Html>}
          </li>
        ))}
      </ul>
    </>
  );
}

export function EntryDetails({ entry }: { readonly entry: Entry }): ReactNode {
  const { description, deprecated, signature, type } = entry;
  return (
    <>
      {description && <Html>{description}</Html>}
      {deprecated && <Html className={styles.advice}>{deprecated}</Html>}
      {type && (
        <p className={styles.caption}>
          {TEXTS.type()} <code data-type>{type}</code>
        </p>
      )}
      {signature && signature.parameters.length > 0 && (
        <Parameters caption={TEXTS.parameters()} parameters={signature.parameters} />
      )}
      {signature?.returns && (
        <Parameters caption={TEXTS.returns()} parameters={[signature.returns]} />
      )}
    </>
  );
}
