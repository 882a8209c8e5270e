/** What a playground offers, for readers without scripts. */
import { Fragment, type ReactElement } from 'react';
import type { Control } from '../../lib/playground/choices';
import { offeredValues } from '../../lib/playground/controlValues';
import { PLAYGROUND_TEXTS } from '../i18n/dictionary/playground';
import { ALWAYS_ENGLISH } from '../i18n/languages';

interface PropTableProps {
  readonly controls: readonly Control[];
  readonly component: string;
}

function Code({ text }: { readonly text: string }): ReactElement {
  return (
    <code lang={ALWAYS_ENGLISH} translate="no">
      {text}
    </code>
  );
}

export function PropTable({ controls, component }: PropTableProps): ReactElement {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{PLAYGROUND_TEXTS.prop()}</th>
          <th scope="col">{PLAYGROUND_TEXTS.values()}</th>
          <th scope="col">{PLAYGROUND_TEXTS.initial()}</th>
        </tr>
      </thead>
      <tbody>
        {controls.map((control) => (
          <tr key={`${control.name} ${control.options?.join()}`}>
            <th scope="row">
              <Code text={control.name} />
            </th>
            <td>
              {offeredValues(control).map((value, index) => (
                <Fragment key={'code' in value ? value.code : value.kind}>
                  {index > 0 && <span>, </span>}
                  {'code' in value ? (
                    <Code text={value.code} />
                  ) : (
                    <span>{PLAYGROUND_TEXTS[value.kind]()}</span>
                  )}
                </Fragment>
              ))}
            </td>
            <td>
              {control.components[component] ? <Code text={control.components[component]} /> : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
