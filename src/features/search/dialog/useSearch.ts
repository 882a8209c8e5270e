/** Asks the sources: titles and names at each key press, the full text when the typing pauses. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { versionOfPath } from '../../../lib/pages/versionedPaths';
import { readPath } from '../../../lib/pages/paths';
import type { TextResult } from '../../../lib/search/searchHit';
import { searchFullText } from '../fullText';
import { loadTitleSearch } from '../titleSearch';
import {
  type SearchQuestion,
  type SearchState,
  type TitlesState,
  searchState,
} from './searchState';

/** How long the typing pauses before the full text is asked, in ms. */
const PAUSE = 150;

function useTitles(): readonly [TitlesState, () => void] {
  const [state, setState] = useState<TitlesState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    const show = (next: TitlesState) => {
      if (wanted) {
        setState(next);
      }
    };
    loadTitleSearch().then(
      (titles) => show({ kind: 'ready', titles }),
      () => show({ kind: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState({ kind: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  return [state, retry];
}

/** What the full text has for a question; `undefined` until it has answered this one. */
function useText(question: SearchQuestion): TextResult | undefined {
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<{ to: SearchQuestion; result: TextResult }>();

  useEffect(() => {
    if (question.query === '') {
      return undefined;
    }
    let wanted = true;
    const show = (result: TextResult) => {
      if (wanted) {
        setAnswer({ to: question, result });
      }
    };
    const timer = setTimeout(() => {
      const version = versionOfPath(readPath(pathname).route);
      searchFullText(question.query, { ...question.scope, version }).then(show, () =>
        show({ problem: 'network' }),
      );
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [question, pathname]);

  return answer?.to === question ? answer.result : undefined;
}

/**
 * @param question the same object as long as it is the same question
 * @returns what is found so far, and a way to load the titles once more
 */
export function useSearch(question: SearchQuestion): readonly [SearchState, () => void] {
  const [titles, retry] = useTitles();
  const text = useText(question);
  const state = useMemo(() => searchState(question, titles, text), [question, titles, text]);
  return [state, retry];
}
