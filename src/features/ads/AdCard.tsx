/** One ad as we draw it: its image beside its text, or its text alone. The whole of it leads on. */
import type { ReactNode } from 'react';
import { AD_IMAGE } from '../../data/houseAds';
import type { AdShape } from '../../lib/ads/adFlow';
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
  readonly shape: AdShape;
  /** What it says. */
  readonly children: ReactNode;
}

export function AdCard(props: AdCardProps): ReactNode {
  const { link, image, name, publisher, label, shape, children } = props;
  useDisplayEvent(label, 0);
  return (
    <div className={styles.card} data-ad-shape={shape}>
      {shape === 'image' && image && <img src={image} alt={name} {...AD_IMAGE} />}
      <div>
        {shape === 'inline' && <span className={styles.tag}>{AD_TEXTS.tag()}</span>}
        <a href={link} target="_blank" rel="sponsored noopener" {...clickAttributes(label)}>
          {name}
        </a>
        <span className={styles.text}>
          {children && ' – '}
          {children}
          {shape === 'inline' && <u>{AD_TEXTS.start()}</u>}
        </span>
        <small>{AD_TEXTS.by({ publisher })}</small>
      </div>
    </div>
  );
}
