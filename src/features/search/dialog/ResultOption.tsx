/** One result: a real link, so that a modified click does what it does with every link. */
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { CodeNames } from '../../i18n/CodeNames';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { productName } from '../../i18n/productName';
import { Badges } from '../../page-tree';
import type { HitKind, SearchHit } from '../../../lib/search/searchHit';
import { Icon } from './icons';
import { type TextPart, excerptParts, markTitle } from './marks';
import styles from './Results.module.css';

export interface OptionProps {
  readonly id: string;
  readonly active: boolean;
  /** Called by a plain click, instead of the link's own way. */
  readonly onChoose: () => void;
  /** Called by a click that opens the link elsewhere. */
  readonly onOpenElsewhere: () => void;
  /** The pointer has come to the option. */
  readonly onPoint: () => void;
}

/** What the properties of an option come to, for its link. */
export function linkProps({ id, active, onChoose, onOpenElsewhere, onPoint }: OptionProps) {
  return {
    id,
    role: 'option',
    'aria-selected': active,
    tabIndex: -1,
    onPointerMove: onPoint,
    onAuxClick: onOpenElsewhere,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
        onOpenElsewhere();
      } else {
        event.preventDefault();
        onChoose();
      }
    },
  } as const;
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ text, marked }, index) =>
    marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** A page and a section show what they are by their icon. */
function kindLabel(kind: HitKind): string | undefined {
  return kind === 'page' || kind === 'section' ? undefined : SEARCH_TEXTS[kind]();
}

/** Points the way of the text: labels stand apart from it, so that English ones keep their order from right to left. */
const BETWEEN = ' › ';

/** The product and the labels of the trail, each once; on a narrow screen, the middle of it gives way. */
function Place({ product, trail }: SearchHit): ReactNode {
  const name = product && productName(product);
  const labels = [...(name !== undefined && trail[0] !== name ? [name] : []), ...trail];
  const last = labels.pop();
  return (
    last !== undefined && (
      <div className={styles.place}>
        {labels.length > 0 && (
          <span>
            {labels.map((label, index) => (
              <Fragment key={index}>
                {index > 0 && <span>{BETWEEN}</span>}
                <bdi>
                  <CodeNames>{label}</CodeNames>
                </bdi>
              </Fragment>
            ))}
          </span>
        )}
        <span className={styles.last}>
          {labels.length > 0 && <span>{BETWEEN}</span>}
          <bdi>
            <CodeNames>{last}</CodeNames>
          </bdi>
        </span>
      </div>
    )
  );
}

export interface ResultOptionProps extends OptionProps {
  readonly hit: SearchHit;
  readonly query: string;
}

export function ResultOption({ hit, query, ...option }: ResultOptionProps): ReactNode {
  const { kind, address, title, plan, also, quote, excerpt } = hit;
  const label = kindLabel(kind);
  return (
    <a {...linkProps(option)} href={address} className={styles.option}>
      <Icon name={kind} className={styles.icon} />
      <div className={styles.main}>
        <div className={styles.head}>
          <span
            className={label === undefined ? styles.title : styles.codeTitle}
            translate={label === undefined ? undefined : 'no'}
          >
            <Marked parts={markTitle(title, query)} />
          </span>
          {plan && <Badges plan={plan} />}
          {label !== undefined && <span className={styles.kind}>{label}</span>}
        </div>
        <Place {...hit} />
        {also && (
          <div className={styles.excerpt}>
            <Marked
              parts={markTitle(
                SEARCH_TEXTS.also({ words: also.join(SEARCH_TEXTS.comma()) }),
                query,
              )}
            />
          </div>
        )}
        {quote !== undefined && (
          <div className={styles.excerpt}>
            {/* English messages read from left to right on every page. */}
            <bdi>
              <Marked parts={markTitle(quote, query)} />
            </bdi>
          </div>
        )}
        {excerpt !== undefined && (
          <div className={styles.excerpt}>
            <Marked parts={excerptParts(excerpt)} />
          </div>
        )}
      </div>
      <Icon name="enter" className={styles.enter} />
    </a>
  );
}
