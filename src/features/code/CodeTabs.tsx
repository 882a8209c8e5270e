/**
 * Code blocks as tabs, with one choice for all groups of a kind. All panels lie in one grid cell, so the height
 * is that of the largest and a switch moves nothing; without JavaScript they stand below each other.
 */
import {
  Children,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { COPIED_IN_TOOLBAR_MS } from '../../lib/code/copyFeedback';
import { rowTarget } from '../../lib/keyboard/rowKeys';
import { CODE_TEXTS } from '../i18n/dictionary/code';
import { useFindable } from '../findable';
import { keepChoice, useChoice } from '../stored-choice';
import { CodeFrame, CodeText, type StaticCodeProps } from './StaticCode';
import styles from './Code.module.css';

export interface CodeTabsProps {
  /** The choice is kept under `codeblock-<storageKey>`. */
  readonly storageKey: string;
  /** `StaticCode` elements, each with a `tab`. */
  readonly children?: ReactNode;
}

/** The height of a panel as Code.module.css makes it: while it is hidden its room is kept, so that no tab moves the page. */
function heightOf(html: string): string {
  return `calc(${html.trimEnd().split('\n').length} * 1.35rem + 32px)`;
}

/** A group of code blocks of which one shows. */
export function CodeTabs({ storageKey, children }: CodeTabsProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panels = useRef<HTMLDivElement>(null);
  const key = `codeblock-${storageKey}`;
  const chosen = useChoice(key);
  const codes = Children.toArray(children).flatMap((child) =>
    isValidElement<StaticCodeProps>(child) && typeof child.props.html === 'string'
      ? [child.props]
      : [],
  );
  const labels = codes.map(({ tab, title, language }) => tab ?? title ?? language ?? '');
  // What a search of the browser has opened is no choice: other blocks, and later visits, don't follow.
  const [found, setFound] = useState<string>();
  const active = Math.max(0, labels.indexOf(found ?? chosen ?? ''));
  useFindable(panels, active, (index) => setFound(labels[index]));
  const choose = (label: string) => {
    setFound(undefined);
    keepChoice(key, label);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = rowTarget(event.key, active, labels.length, rtl);
    const label = labels[target ?? -1];
    if (target !== undefined && label !== undefined) {
      event.preventDefault();
      choose(label);
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
    }
  };

  const tabs = (
    <div
      ref={list}
      role="tablist"
      className={styles.tabs}
      translate="no"
      aria-label={CODE_TEXTS.tabs()}
    >
      {labels.map((label, index) => (
        <button
          key={label}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-panel-${index}`}
          aria-selected={index === active}
          tabIndex={index === active ? 0 : -1}
          className={styles.tab}
          onClick={() => choose(label)}
          onKeyDown={onKeyDown}
        >
          {label}
        </button>
      ))}
    </div>
  );
  return (
    <CodeFrame heading={tabs} duration={COPIED_IN_TOOLBAR_MS}>
      <div ref={panels} className={styles.panels}>
        {codes.map(({ html }, index) => (
          <div
            key={labels[index]}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            className={styles.panel}
            data-tab={labels[index]}
            data-inactive={index === active ? undefined : ''}
            style={{ containIntrinsicBlockSize: heightOf(html) }}
          >
            <CodeText label={labels[index]} html={html} />
          </div>
        ))}
      </div>
    </CodeFrame>
  );
}
