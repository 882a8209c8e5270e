/** The CSS variables of a component, or where they are listed. */
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import i18n from '@generated/i18n';
import { type ComponentApi, apiPath, noteText } from '../../lib/api/apiModel';
import { API_ENTRY_TEXTS } from '../i18n/dictionary/apiEntries';
import { API_TEXTS } from '../i18n/dictionary/apiReference';
import { InlineText } from './InlineText';

export function Variables({ model }: { readonly model: ComponentApi }): ReactNode {
  const { product, variables, variablesOf } = model;
  return variables ? (
    // On the narrowest screens code breaks anywhere, so that the table fits.
    <table style={{ overflowWrap: 'anywhere' }}>
      <thead>
        <tr>
          <th scope="col">{API_ENTRY_TEXTS.name()}</th>
          <th scope="col">{API_ENTRY_TEXTS.default()}</th>
          <th scope="col">{API_ENTRY_TEXTS.description()}</th>
        </tr>
      </thead>
      <tbody>
        {variables.map(({ name, default: usual, note }) => (
          <tr key={name}>
            <td>
              <code translate="no">{name}</code>
            </td>
            <td>
              {usual === undefined ? (
                API_TEXTS.setByComponent()
              ) : (
                <code translate="no">{usual}</code>
              )}
            </td>
            <td>
              <InlineText>{noteText(note, i18n.currentLocale)}</InlineText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    variablesOf !== undefined && (
      <p>
        {API_TEXTS.variablesOf()}{' '}
        <Link translate="no" to={`${apiPath({ product, name: variablesOf })}/#css-variables`}>
          {variablesOf}
        </Link>
      </p>
    )
  );
}
