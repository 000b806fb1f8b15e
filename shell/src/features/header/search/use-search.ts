import { addSearchTerm, removeSearchTerm, shouldNavigate } from '@vitis/domain';
import { subscribe } from '@vitis/platform';
import { useLocation, useNavigate } from '@vitis/platform/router';
import { useEffect, useRef, useState } from 'react';
import { readSearchHistory, writeSearchHistory } from '../../../shared/search-history-cookie.ts';

const RESULTS = '/search-result';

/** The words of the open results; empty on every other page. */
const wordsOf = (pathname: string, search: string) =>
  pathname === RESULTS ? (new URLSearchParams(search).get('q') ?? '') : '';

/**
 * One search field: what is typed, the recent searches, and going to the results. `done` is called when a
 * search has been sent, also an empty one, which is remembered and leads nowhere.
 */
export function useSearch(done: () => void) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const found = wordsOf(pathname, search);
  const [term, setTerm] = useState(found);
  const [history, setHistory] = useState<string[]>([]);
  const settled = useRef(found);
  // The field shows the words of what is open; what somebody types while results are on their way is theirs.
  useEffect(() => {
    const before = settled.current;
    settled.current = found;
    setTerm((typed) => (typed === before ? found : typed));
  }, [found]);
  // What a member has typed goes when they sign out, in any tab.
  useEffect(() => subscribe('session/ended', () => setTerm(settled.current)), []);

  const keep = (terms: string[]) => {
    writeSearchHistory(terms);
    setHistory(terms);
  };
  /** Shows words in the field, and is done. */
  const settle = (words: string) => {
    setTerm(words);
    settled.current = words;
    done();
  };
  /** Puts words in front of the recent searches. */
  const remember = (words: string) => {
    keep(addSearchTerm(readSearchHistory(), words));
    settle(words);
  };
  return {
    term,
    /** Whether suggestions are wanted: neither for an empty field nor for the words of the results that are open. */
    isTyped: term.trim() !== '' && term !== found,
    setTerm,
    history,
    /** Reads the cookie anew: another tab may have searched meanwhile. */
    recall: () => setHistory(readSearchHistory()),
    settle,
    remember,
    submit: (words: string) => {
      const wanted = words.trim();
      remember(wanted);
      if (shouldNavigate(wanted)) {
        navigate(`${RESULTS}?${new URLSearchParams({ q: wanted })}`, { replace: true });
      }
    },
    remove: (words: string) => keep(removeSearchTerm(readSearchHistory(), words)),
    clear: () => keep([]),
  };
}

export type Search = ReturnType<typeof useSearch>;
