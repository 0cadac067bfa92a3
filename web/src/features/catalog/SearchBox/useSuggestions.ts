import { typingPause } from '../../../constants.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { isNear, narrowed, type SuggestionsAnswer, textOf } from './known.ts';
import { SearchSuggestionsDocument } from './Suggestions.generated.ts';

/**
 * What the catalog suggests for what has been typed. What has been asked before is there at once; anything else is asked
 * when typing pauses (S-250), and until then the last answer stays as far as it still fits. A failed call changes nothing.
 */
export function useSuggestions(words: string): SuggestionsAnswer | undefined {
  const client = useApolloClient();
  const text = textOf(words);
  const [last, setLast] = useState<SuggestionsAnswer>();
  const query = { query: SearchSuggestionsDocument, variables: { text } };
  const known = text === '' ? undefined : client.readQuery(query)?.searchSuggestions;

  useEffect(() => {
    if (text === '' || known) {
      if (known) setLast(known);
      return undefined;
    }
    let isCurrent = true;
    const ask = async () => {
      const { data } = await client.query({ ...query, errorPolicy: 'all' });
      if (isCurrent && data?.searchSuggestions) setLast(data.searchSuggestions);
    };
    const timer = setTimeout(() => void ask().catch(() => undefined), typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the query is its text.
  }, [client, text, known]);

  const answer = known ?? last;
  return answer && isNear(answer, text) ? narrowed(answer, text) : undefined;
}
