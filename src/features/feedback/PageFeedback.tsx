/**
 * The question at the end of a documentation page. Each page loads this much; the form comes when somebody answers, or
 * comments on a section.
 */
import { type ComponentType, type ReactNode, useState } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { SITE } from '../../data/site';
import { isApiDoc } from '../../lib/apiPage';
import { FEEDBACK_TEXTS as TEXTS } from '../i18n/dictionary/feedback';
import { keepChoice } from '../stored-choice';
import type { FeedbackFormProps } from './form/FeedbackForm';
import type { SectionPlace } from './form/formStore';
import styles from './PageFeedback.module.css';
import { ratingKey, useStoredRating } from './rating';
import { useSectionButtons } from './useSectionButtons';

/** 24 px outline of a hand with its thumb up. */
const THUMB = 'M7 10v11H3V10zM7 11l4-8c2 0 3 1.5 2.500 3.500L13 9h6.500l-1.500 10-2 2H7';

const ANSWERS = [
  { value: '1', label: TEXTS.yes },
  { value: '0', label: TEXTS.no },
] as const;

// When the form can't be had, nothing opens, and the next press tries again.
const ignore = () => undefined;

export function PageFeedback(): ReactNode {
  const { id, version } = useDoc().metadata;
  const page = useLocation().pathname;
  const rating = useStoredRating(page);
  const [Form, setForm] = useState<ComponentType<FeedbackFormProps>>();

  const open = (opener: HTMLElement, section?: SectionPlace) => {
    import('./form').then(({ FeedbackForm, openForm }) => {
      openForm(page, opener, section);
      setForm(() => FeedbackForm);
    }, ignore);
  };
  useSectionButtons(!isApiDoc(id), open);

  return (
    <div className={styles.root}>
      <div role="group" aria-label={TEXTS.question()} className={styles.row}>
        {TEXTS.question()}
        {ANSWERS.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            title={label()}
            aria-label={label()}
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
      <noscript>
        <a href={`${SITE.repository}/issues/new`}>{TEXTS.issue()}</a>
      </noscript>
      {Form && <Form page={page} version={version} />}
    </div>
  );
}
