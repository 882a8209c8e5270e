/**
 * The question at the end of a documentation page. Each page loads this much; the form comes when somebody answers, or
 * comments on a section.
 */
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { SITE } from '../../data/site';
import { isApiReference, pageOf } from '../../lib/pages/paths';
import { FEEDBACK_TEXTS as TEXTS } from '../i18n/dictionary/feedback';
import { useOnDemand } from '../on-demand';
import { keepChoice } from '../stored-choice';
import type { FeedbackFormProps } from './form/FeedbackForm';
import type { SectionPlace } from './form/formStore';
import styles from './PageFeedback.module.css';
import { ratingKey, useStoredRating } from './rating';

/** 24 px outline of a hand with its thumb up. */
const THUMB = 'M7 10v11H3V10zM7 11l4-8q4 0 2 6h7l-2 10-2 2H7';

const ANSWERS = [
  { value: '1', label: TEXTS.yes },
  { value: '0', label: TEXTS.no },
] as const;

const load = () => import('./form');

export function PageFeedback(): ReactNode {
  const { label } = useDocsVersion();
  const page = useLocation().pathname;
  const rating = useStoredRating(page);
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps>>();

  const [problem, get] = useOnDemand(load, 'inline');
  const open = (opener: HTMLElement, section?: SectionPlace) => {
    get(({ FeedbackForm, openForm }) => {
      openForm(page, opener, section);
      setForm(() => FeedbackForm);
    });
  };
  const openLatest = useEffectEvent(open);
  const hasSectionButtons = !isApiReference(pageOf(page));

  useEffect(() => {
    // The button of a section comes when a reader points at its heading, or has the focus there.
    const notice = ({ target }: Event) => {
      const heading =
        hasSectionButtons &&
        target instanceof Element &&
        target.closest<HTMLElement>('h2.anchor,h3.anchor');
      if (heading) {
        load().then(
          ({ showSectionButton }) => showSectionButton(heading, (...wish) => openLatest(...wish)),
          // Nobody has asked for anything yet; at the next heading it is tried again.
          () => undefined,
        );
      }
    };
    document.addEventListener('pointerover', notice);
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, [hasSectionButtons]);

  return (
    <div className={styles.root}>
      <div role="group" aria-label={TEXTS.question()} className={styles.row}>
        <span>{TEXTS.question()}</span>
        {ANSWERS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            title={label()}
            aria-pressed={rating === value}
            onClick={({ currentTarget }) => {
              keepChoice(ratingKey(page), value);
              open(currentTarget);
            }}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={THUMB} />
            </svg>
          </button>
        ))}
      </div>
      {problem}
      {/* Browsers that run scripts never look into it, so their code holds no link. */}
      <noscript>
        {typeof window === 'undefined' && (
          <a href={`${SITE.repository}/issues/new`}>{TEXTS.issue()}</a>
        )}
      </noscript>
      {Form && <Form page={page} version={label} />}
    </div>
  );
}
