import { useQuery } from '@apollo/client/react';
import { useFrame } from '../../../app/data/frame.ts';
import { SearchStartDocument, type SearchStartQuery } from './SearchStart.generated.ts';

/** What a search begins with: popular searches, departments, and a member's usuals. */
interface SearchStart {
  answer: SearchStartQuery | undefined;
  isLoading: boolean;
}

/** Asked for when the empty field is first entered; what fails is left out. */
export function useSearchStart(isWanted: boolean): SearchStart {
  const { isAuthorized } = useFrame().viewer;
  const { data, loading } = useQuery(SearchStartDocument, {
    variables: { isMember: isAuthorized },
    skip: !isWanted,
    errorPolicy: 'all',
  });
  return { answer: data as SearchStartQuery | undefined, isLoading: loading && !data };
}
