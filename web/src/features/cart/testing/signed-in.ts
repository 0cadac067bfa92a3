import type { ApolloClient, ApolloLink } from '@apollo/client';
import { createClient } from '../../../app/data/apollo.ts';
import { FrameDocument } from '../../../app/data/Frame.generated.ts';
import { FrameStoreDocument } from '../../../app/data/FrameStore.generated.ts';

/** A page of c1, who is signed in as far as it knows. */
export function signedInClient(link: ApolloLink): ApolloClient {
  const client = createClient(link, { ssr: false });
  const viewer = {
    __typename: 'Viewer' as const,
    userType: 'REGISTERED' as const,
    session: 'ACTIVE' as const,
    isAuthorized: true,
    site: 'HOUSEHOLDS' as const,
    firstName: 'Maya',
    signInPath: '/account/sign-in.html',
  };
  const banner = { __typename: 'Banner' as const, id: 'safeway', name: 'Safeway', forUTitle: 'Safeway for U' };
  client.writeQuery({ query: FrameDocument, data: { banner, viewer, leftNavigation: [], tour: null } });
  const store = { __typename: 'Store' as const, id: '2910', name: '2300 16th St' };
  client.writeQuery({ query: FrameStoreDocument, data: { me: { __typename: 'Me', id: 'c1', store } } });
  return client;
}
