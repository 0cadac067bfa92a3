import { typingPause } from '../../../constants.ts';
import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { isWholeZip } from '../../../ui/fields/zip-code.ts';
import { PickerStoresDocument, type PickerStoresQuery } from './StorePicker.generated.ts';

export type FoundPlace = NonNullable<PickerStoresQuery['storeSearch']>;

/** The state of the search. `found` stays until the next answer, so that the list doesn't jump while someone types. */
export interface PlaceLook {
  found: FoundPlace | null;
  message: string | null;
  isLooking: boolean;
}

/** Is it worth looking for: a whole ZIP code, a location, or a name that is more than its beginning? */
export const isWorthLooking = (place: string): boolean =>
  isWholeZip(place) || /^-?\d+\.?\d*,-?\d+\.?\d*$/.test(place) || (place.length > 2 && /^\D+$/.test(place));

/** Looks for stores around a place as it is typed; answers for an earlier place are ignored (G-120). */
export function usePlaceSearch(text: string, onFound: (found: FoundPlace) => void): PlaceLook {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const asked = text.trim();
  const [heard, setHeard] = useState<{ asked: string; message: string | null } | null>(null);
  const [found, setFound] = useState<FoundPlace | null>(null);
  const tell = useEffectEvent(onFound);

  useEffect(() => {
    if (!isWorthLooking(asked)) return undefined;
    let isCurrent = true;
    const look = async () => {
      try {
        const { data } = await client.query({
          query: PickerStoresDocument,
          variables: { place: asked },
          fetchPolicy: 'no-cache',
        });
        if (!isCurrent) return;
        const near = data?.storeSearch ?? null;
        setHeard({ asked, message: near ? null : technicalDifficulties });
        setFound(near);
        if (near) tell(near);
      } catch (error) {
        if (!isCurrent) return;
        const own = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
        setHeard({ asked, message: own ?? technicalDifficulties });
        setFound(null);
      }
    };
    // S-250: a name is looked for when no one has typed for a while; a whole ZIP code at once.
    const timer = setTimeout(() => void look(), /^\D+$/.test(asked) ? typingPause : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, client, technicalDifficulties]);

  const isAnswered = heard?.asked === asked;
  return {
    found,
    message: isAnswered ? heard.message : null,
    isLooking: isWorthLooking(asked) && !isAnswered,
  };
}
