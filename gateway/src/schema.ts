import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import type { GatewayContext } from './context.ts';
import { signInRefusal, signInUnavailable } from './errors.ts';
import { resolvers } from './resolvers/resolvers.ts';
import { knownAccount } from './session/known-account.ts';
import { rememberDestination } from './session/redirect-cookie.ts';

/** The contract between web and gateway, as it is written. */
export const typeDefs = readFileSync(join(import.meta.dirname, '../../schema.graphql'), 'utf8');

export const schema: GraphQLSchema = withSignedIn(makeExecutableSchema({ typeDefs, resolvers }));

/** Wraps the fields that carry `@signedIn`, once, when the schema is built (G-63, G-68). */
function withSignedIn(plain: GraphQLSchema): GraphQLSchema {
  return mapSchema(plain, {
    [MapperKind.OBJECT_FIELD](field) {
      if (!getDirective(plain, field, 'signedIn')) return undefined;
      const resolve = field.resolve ?? defaultFieldResolver;
      return {
        ...field,
        resolve: async (source, args, context: GatewayContext, info) => {
          await requireShopper(context);
          return resolve(source, args, context, info) as unknown;
        },
      };
    },
  });
}

async function requireShopper(context: GatewayContext): Promise<void> {
  const { session, jar, pagePath } = context;
  const viewer = await session.viewer();
  if (viewer.isAuthorized) return;
  if (viewer.session === 'UNAVAILABLE') throw signInUnavailable();
  rememberDestination(
    jar,
    pagePath,
    viewer.shopper?.siteType ?? knownAccount(jar)?.siteType ?? (await rememberedSiteType(context)),
  );
  throw signInRefusal(viewer);
}

/** Only a remember-me cookie is left: whose account it is decides the name of the redirect cookie (G-64). */
async function rememberedSiteType({ jar, sources, log }: GatewayContext): Promise<'B' | 'C'> {
  if (jar.get('larder_remember') === undefined) return 'C';
  try {
    return (await sources.identity.remembered())?.siteType ?? 'C';
  } catch (error) {
    log.warn({ err: error }, 'the remembered shopper could not be read');
    return 'C';
  }
}
