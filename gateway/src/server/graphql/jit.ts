import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { Kind, type DocumentNode, type GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../../context.ts';
import { willBeReadIn } from '../errors.ts';
import type { Execute } from './execute.ts';
import type { TrustedOperations } from './trusted-operations.ts';

type GatewayInterface = ApolloServerOptionsWithGateway<GatewayContext>['gateway'];

/** Compiled queries are megabytes: of operations that no one has vouched for, this many are kept. */
const mostFreeForm = 50;
/** How often an operation that no one has vouched for is seen before it is compiled. */
const compileAtSight = 3;

/** Executes under Apollo Server's own parsing and validation; with graphql-jit what is trusted or comes again. */
export function jitGateway(schema: GraphQLSchema, trusted: TrustedOperations, execute: Execute): GatewayInterface {
  const compiledFreeForm = new LRUCache<string, CompiledQuery>({ max: mostFreeForm });
  const sightings = new LRUCache<string, number>({ max: mostFreeForm * 10 });

  function compiledFor(hash: string, document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    const key = `${hash}:${operationName ?? ''}`;
    const known = trusted.find(hash, operationName)?.compiled ?? compiledFreeForm.get(key);
    if (known) return known;
    const seen = (sightings.get(key) ?? 0) + 1;
    sightings.set(key, seen);
    if (seen < compileAtSight) return null;
    const compiled = compileQuery(schema, document, operationName);
    if (!isCompiledQuery(compiled)) return null;
    compiledFreeForm.set(key, compiled);
    return compiled;
  }

  return {
    load: async () => ({
      executor: async ({ document, queryHash, context, request }) => {
        // Apollo Server forgets the name of an operation that the document doesn't have.
        const operationName = request.operationName || null;
        const visit = context as GatewayContext;
        const result = await execute(
          { document, operationName, variables: request.variables ?? {}, context: visit },
          compiledFor(queryHash, document, operationName ?? nameOf(document)),
        );
        if (result.errors) willBeReadIn(result.errors, visit.language);
        return result;
      },
    }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** The operation's name when the document has one operation only, so that a request that leaves it out finds it. */
function nameOf(document: DocumentNode): string | undefined {
  const names = document.definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION ? [each.name?.value] : [],
  );
  return names.length === 1 ? names[0] : undefined;
}
