import { useApolloClient } from '@apollo/client/react';
import { type Lookup, useLookup } from '../../../app/data/useLookup.ts';
import { isWholeZip } from '../../../ui/fields/zip-code.ts';
import { ZipPlaceDocument, type ZipPlaceQuery } from './AddressForm.generated.ts';

export type ZipPlace = NonNullable<ZipPlaceQuery['zipPlace']>;

/** The status of a ZIP code lookup; `none` while the code is incomplete. */
export type ZipLook = Lookup<ZipPlace>;

/** Looks up a ZIP code as soon as it is complete; responses to older ones are ignored (G-94). */
export function useZipPlace(zipCode: string, onFound: (place: ZipPlace) => void): ZipLook {
  const client = useApolloClient();
  const asked = zipCode.trim();
  return useLookup(
    isWholeZip(asked) ? asked : null,
    async (whole) => {
      const { data } = await client.query({
        query: ZipPlaceDocument,
        variables: { zipCode: whole },
        fetchPolicy: 'no-cache',
      });
      return data?.zipPlace;
    },
    onFound,
  );
}
