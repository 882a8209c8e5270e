import { type ReactNode, useId, useState } from 'react';
import { GALLERY_TEXTS } from '../i18n/dictionary/gallery';
import { filterCards } from './filterCards';
import styles from './GalleryFilter.module.css';

/** A field that narrows all galleries of the page to the cards with some words. */
export function GalleryFilter(): ReactNode {
  const id = useId();
  const [count, setCount] = useState<number>();
  return (
    <div className={styles.filter} role="search" aria-labelledby={id}>
      <label id={id}>
        {GALLERY_TEXTS.label()}
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            const shown = filterCards(document, target.value);
            setCount(target.value.trim() === '' ? undefined : shown);
          }}
        />
      </label>
      <span role="status">{count !== undefined && GALLERY_TEXTS.count({ count })}</span>
    </div>
  );
}
