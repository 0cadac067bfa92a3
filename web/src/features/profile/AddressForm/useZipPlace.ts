import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { ZipPlaceDocument, type ZipPlaceQuery } from './AddressForm.generated.ts';
import { isWholeZip } from '../zip-code.ts';

export type ZipPlace = NonNullable<ZipPlaceQuery['zipPlace']>;

/** The status of a ZIP code lookup; `none` while the code is incomplete. */
export type ZipLook =
  | { kind: 'none' }
  | { kind: 'looking' }
  | { kind: 'found'; place: ZipPlace }
  | { kind: 'failed'; message: string };

/** Looks up a ZIP code as soon as it is complete; responses to older ones are ignored (G-94). */
export function useZipPlace(zipCode: string, onFound: (place: ZipPlace) => void): ZipLook {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const asked = zipCode.trim();
  const [heard, setHeard] = useState<{ asked: string; look: ZipLook } | null>(null);
  const found = useEffectEvent(onFound);

  useEffect(() => {
    if (!isWholeZip(asked)) return undefined;
    let isCurrent = true;
    const hear = (look: ZipLook) => {
      if (!isCurrent) return;
      setHeard({ asked, look });
      if (look.kind === 'found') found(look.place);
    };
    client
      .query({ query: ZipPlaceDocument, variables: { zipCode: asked }, fetchPolicy: 'no-cache' })
      .then(({ data }) =>
        hear(
          data?.zipPlace ? { kind: 'found', place: data.zipPlace } : { kind: 'failed', message: technicalDifficulties },
        ),
      )
      .catch((error: unknown) => {
        const own = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
        hear({ kind: 'failed', message: own ?? technicalDifficulties });
      });
    return () => void (isCurrent = false);
  }, [asked, client, technicalDifficulties]);

  if (!isWholeZip(asked)) return { kind: 'none' };
  return heard?.asked === asked ? heard.look : { kind: 'looking' };
}
