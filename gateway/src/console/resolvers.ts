import type { Resolvers } from '../generated/console-resolvers.ts';
import { auditLogQueries } from './audit-log/resolvers.ts';
import { homeQueries } from './home/resolvers.ts';
import { peopleMutations, peopleQueries } from './people/resolvers.ts';
import { signInMutations, signInQueries } from './sign-in/resolvers.ts';

/** The resolvers of all parts of the console. */
export const consoleResolvers: Resolvers = {
  Query: { ...signInQueries, ...peopleQueries, ...auditLogQueries, ...homeQueries },
  Mutation: { ...signInMutations, ...peopleMutations },
};
