import { defineArea } from '../../area.ts';
import { Me } from './resolvers/me.ts';
import { Query } from './resolvers/query.ts';
import { signInMutations } from './resolvers/sign-in.ts';
import { joinMutations } from './resolvers/join.ts';
import { Passkey, passkeyMutations } from './resolvers/passkeys.ts';
import { Joining, RememberedShopper, Viewer } from './resolvers/viewer.ts';
import { tourMutations } from './resolvers/tour.ts';
import { registerDemoPages } from './demo-pages.ts';
import { identitySource } from './source.ts';

/** The viewer, and signing in. */
export const identity = defineArea({
  name: 'identity',
  resolvers: {
    Query,
    Mutation: { ...signInMutations, ...joinMutations, ...passkeyMutations, ...tourMutations },
    Me,
    Passkey,
    Viewer,
    Joining,
    RememberedShopper,
  },
  upstream: { name: 'identity', isRequired: true },
  routes: (app, { identity: service }, visitOf) => service && registerDemoPages(app, service, visitOf),
  source: { of: 'identity', open: (upstream) => (visit) => identitySource({ ...visit, upstream }) },
});
