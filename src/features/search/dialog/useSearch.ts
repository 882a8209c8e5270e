/**
 * Asks the sources: titles and names at each key press, and the full text once the typing pauses and the reader sees the
 * end of the list: it weighs as much as all titles, and many readers have chosen before.
 */
import { useEffect, useMemo, useState } from 'react';
import { searchClient } from '../engine/client';
import type { SearchQuestion, TextAnswer } from '../engine/searchEngine';
import { type SearchState, type TitlesState, searchState } from './searchState';

/** How long the typing pauses before the full text is asked, in ms. */
const PAUSE_MS = 250;
/** The same for a beginning of a word that nearly every page has. */
const LONG_PAUSE_MS = 800;

/** Whether a query has fewer letters than words that are looked up have; one or two Chinese characters are a word. */
function isBeginning(query: string): boolean {
  return query.length < 3 && !/\p{Script=Han}/u.test(query);
}

interface Titles {
  readonly titles: TitlesState;
  /** Whether they answer the question, and not the one before it. */
  readonly isCurrent: boolean;
  readonly retry: () => void;
}

/** Whether one query is typed on from the other, so that its results may stay until the new ones are there. */
function isTypedOn(one: string, other: string): boolean {
  return one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
}

function useTitles(question: SearchQuestion): Titles {
  const [answer, setAnswer] = useState<{ to: SearchQuestion; titles: TitlesState }>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (question.query === '') {
      // The question tells of a failure.
      searchClient.prepare(question.version).catch(() => undefined);
      return undefined;
    }
    let wanted = true;
    const show = (titles: TitlesState) => {
      // A reader who types fast sees the answer to the first letter until that to the word is ready.
      setAnswer((shown) =>
        wanted || (!shown && titles !== 'failed') ? { to: question, titles } : shown,
      );
    };
    searchClient.titles(question).then(
      (titles) => titles && show(titles),
      () => show('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [question, attempt]);

  const isCurrent = answer?.to === question;
  const isKept =
    answer !== undefined &&
    answer.titles !== 'failed' &&
    isTypedOn(answer.to.query, question.query);
  return {
    titles: answer && (isCurrent || isKept) ? answer.titles : 'loading',
    isCurrent,
    retry: () => {
      setAnswer(undefined);
      setAttempt((number) => number + 1);
    },
  };
}

interface Text {
  /** Of fewer steps than wanted, until those are answered. */
  readonly answer: TextAnswer | undefined;
  /** The steps that were answered. */
  readonly steps: number;
}

/** @param steps 0 as long as no text is wanted */
function useText(question: SearchQuestion, steps: number): Text {
  const [text, setText] = useState<{ to: SearchQuestion; steps: number; answer: TextAnswer }>();

  useEffect(() => {
    if (question.query === '' || steps === 0) {
      return undefined;
    }
    let wanted = true;
    const show = (answer: TextAnswer) => {
      if (wanted) {
        setText({ to: question, steps, answer });
      }
    };
    const ask = () => {
      searchClient.text(question, steps).then(show, () => show({ problem: 'network' }));
    };
    const timer = setTimeout(ask, isBeginning(question.query) ? LONG_PAUSE_MS : PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [question, steps]);

  return text?.to === question
    ? { answer: text.answer, steps: text.steps }
    : { answer: undefined, steps: 0 };
}

export interface Search {
  readonly state: SearchState;
  /** Whether the list is that of the question, and not yet that of the one before it. */
  readonly isCurrent: boolean;
  /** Whether the full text is asked right now. */
  readonly isAsking: boolean;
  /** Asks for more: the reader has come to the end of the list. */
  readonly more: () => void;
  /** Loads the titles once more. */
  readonly retry: () => void;
}

/** @param question the same object as long as it is the same question */
export function useSearch(question: SearchQuestion): Search {
  const { titles, isCurrent, retry } = useTitles(question);
  const [reached, setReached] = useState<{ to: SearchQuestion; steps: number }>();
  const hasNone = isCurrent && typeof titles === 'object' && titles.hits.length === 0;
  const asked = reached?.to === question ? reached.steps : 0;
  const steps = isCurrent ? Math.max(asked, hasNone ? 1 : 0) : 0;
  const { answer, steps: answered } = useText(question, steps);
  const text = isCurrent && steps === 0 ? 'later' : answer;
  const state = useMemo(() => searchState(question.query, titles, text), [question, titles, text]);
  return {
    state,
    isCurrent,
    isAsking: steps > answered,
    more: () => {
      if (isCurrent && state.hasMore && steps === answered) {
        setReached({ to: question, steps: steps + 1 });
      }
    },
    retry,
  };
}
