/** The files of a demo as tabs; the panel belongs to whoever shows the file. */
import { useState, type ReactElement } from 'react';
import type { DemoFile } from '../../../lib/code/demo';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { useRovingFocus } from '../toolbar/useRovingFocus';
import styles from './DemoCode.module.css';

interface FileTabsProps {
  readonly files: readonly DemoFile[];
  readonly active: number;
  readonly panelId: string;
  readonly onSelect: (index: number) => void;
}

/** The id of a tab, for the name of its panel. */
export function tabId(panelId: string, index: number): string {
  return `${panelId}-tab-${index}`;
}

export function FileTabs({ files, active, panelId, onSelect }: FileTabsProps): ReactElement {
  const [initial] = useState(String(active));
  const { row, item } = useRovingFocus(initial, (id) => onSelect(Number(id)));
  const list = { role: 'tablist', 'aria-label': DEMO_TEXTS.files(), ...row } as const;
  return (
    <div className={styles.tabs} translate="no" {...list}>
      {files.map((file, index) => (
        <button
          key={file.name}
          type="button"
          role="tab"
          id={tabId(panelId, index)}
          className={styles.tab}
          aria-selected={index === active}
          aria-controls={panelId}
          {...item(String(index))}
          onClick={() => onSelect(index)}
        >
          {file.name}
        </button>
      ))}
    </div>
  );
}
