import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { resolversOf } from '../compose.ts';
import { requireShopper } from './require-shopper.ts';
import { DateTime, Decimal, LocalDate, LongText, PageSize, RequestId } from './graphql/scalars.ts';

/** The contract between web and gateway, as it is written. */
export const typeDefs = readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8');

const scalars = { DateTime, Decimal, LocalDate, LongText, PageSize, RequestId };

export const schema: GraphQLSchema = withSignedIn(
  makeExecutableSchema({ typeDefs, resolvers: { ...resolversOf(), ...scalars } }),
);

/** Wraps the fields that carry `@signedIn`, once, when the schema is built (G-63, G-68). */
function withSignedIn(plain: GraphQLSchema): GraphQLSchema {
  return mapSchema(plain, {
    [MapperKind.OBJECT_FIELD](field) {
      if (!getDirective(plain, field, 'signedIn')) return undefined;
      const guarded =
        (run: GraphQLFieldResolver<unknown, GatewayContext>): GraphQLFieldResolver<unknown, GatewayContext> =>
        async (source, args, context, info) => {
          await requireShopper(context);
          return run(source, args, context, info);
        };
      const { resolve = defaultFieldResolver, subscribe } = field;
      // A subscription is asked for once, before its first event.
      return subscribe ? { ...field, subscribe: guarded(subscribe) } : { ...field, resolve: guarded(resolve) };
    },
  });
}
