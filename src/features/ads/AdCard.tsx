/** One ad as we draw it: its image beside its text, or its text alone. The whole of it leads on. */
import type { ReactNode } from 'react';
import { AD_IMAGE } from '../../data/houseAds';
import { type AdShape, CANDIDATE_ATTRIBUTE } from '../../lib/ads/adFlow';
import { AD_TEXTS } from '../i18n/dictionary/ads';
import styles from './AdCard.module.css';
import { clickAttributes, useDisplayEvent } from './useDisplayEvent';

export interface AdCardProps {
  readonly link: string;
  /** Address of the image; shown in the shape `image`. */
  readonly image: string | undefined;
  /** Whose ad it is, or what it is for. */
  readonly name: string;
  readonly publisher: string;
  /** Its name in statistics. */
  readonly label: string;
  /** Without it, the ad isn't chosen yet: it has the parts of both shapes, and reports nothing. */
  readonly shape: AdShape | undefined;
  /** Its name among those that could be chosen. */
  readonly candidate?: string | undefined;
  /** What it says. */
  readonly children: ReactNode;
}

export function AdCard(props: AdCardProps): ReactNode {
  const { link, image, name, publisher, label, shape, candidate, children } = props;
  useDisplayEvent(shape && label, 0);
  return (
    <div className={styles.card} {...{ [CANDIDATE_ATTRIBUTE]: candidate }}>
      {shape !== 'inline' && image && (
        // One that doesn't show isn't loaded.
        <img className={styles.image} src={image} alt={name} loading="lazy" {...AD_IMAGE} />
      )}
      <div>
        {shape !== 'image' && <span className={styles.tag}>{AD_TEXTS.tag()}</span>}
        <a href={link} target="_blank" rel="sponsored noopener" {...clickAttributes(label)}>
          {name}
        </a>
        <span className={styles.text}>
          {children && <span> – </span>}
          {children}
          {shape !== 'image' && <u>{AD_TEXTS.start()}</u>}
        </span>
        <small>{AD_TEXTS.by({ publisher })}</small>
      </div>
    </div>
  );
}
