import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { ConsoleContext } from '../console/context.ts';
import { consoleResolvers } from '../console/resolvers.ts';
import { texts } from '../console/texts/index.ts';
import { DateTime, Decimal, PageSize, RequestId } from './graphql/scalars.ts';

const typeDefs = readFileSync(join(import.meta.dirname, '../../../console.graphql'), 'utf8');

/** The contract between the console and the gateway: nothing of it is in the shoppers' schema. */
export const consoleSchema: GraphQLSchema = withSession(
  makeExecutableSchema({ typeDefs, resolvers: { ...consoleResolvers, DateTime, Decimal, PageSize, RequestId } }),
);

/** Without a session, only what is `@public` is asked of the service: a new field is closed until somebody opens it. */
function withSession(plain: GraphQLSchema): GraphQLSchema {
  return mapSchema(plain, {
    [MapperKind.ROOT_FIELD](field) {
      if (getDirective(plain, field, 'public')) return undefined;
      const { resolve = defaultFieldResolver } = field;
      const guarded: GraphQLFieldResolver<unknown, ConsoleContext> = (source, args, context, info) => {
        if (context.hasSession) return resolve(source, args, context, info) as unknown;
        throw new GraphQLError(texts[context.language].signInFirst, {
          extensions: { code: 'UNAUTHENTICATED', status: 401 },
        });
      };
      return { ...field, resolve: guarded };
    },
  });
}
