import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import {
  execute,
  GraphQLError,
  Kind,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../../context.ts';
import { argumentDoor } from './arguments.ts';

type GatewayInterface = ApolloServerOptionsWithGateway<GatewayContext>['gateway'];

/** Compiled queries are megabytes: of operations that nobody has vouched for, this many are kept. */
const mostFreeForm = 50;
/** How often an operation that nobody has vouched for is seen before it is compiled. */
const compileAtSight = 3;

/**
 * Executes with graphql-jit, under Apollo Server's own parsing and validation, what the door for arguments lets in.
 * @param trusted texts of the trusted operations by their sha256, compiled at start
 */
export function jitGateway(schema: GraphQLSchema, trusted: Readonly<Record<string, string>>): GatewayInterface {
  const compiledTrusted = new Map<string, CompiledQuery>();
  const compiledFreeForm = new LRUCache<string, CompiledQuery>({ max: mostFreeForm });
  const sightings = new LRUCache<string, number>({ max: mostFreeForm * 10 });
  const refusalOf = argumentDoor(schema);

  for (const [hash, text] of Object.entries(trusted)) {
    const document = parse(text);
    for (const operationName of operationNames(document)) {
      const compiled = compileQuery(schema, document, operationName);
      if (isCompiledQuery(compiled)) compiledTrusted.set(keyOf(hash, operationName), compiled);
    }
  }

  function compiledFor(hash: string, document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    const key = keyOf(hash, operationName);
    const known = compiledTrusted.get(key) ?? compiledFreeForm.get(key);
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
      executor: async ({ document, operationName: given, queryHash, context, request }) => {
        const operationName = given ?? nameOf(document);
        const variableValues = request.variables ?? {};
        const refusal = refusalOf(document, operationName, variableValues);
        if (refusal) return { errors: [refusal] };
        const plain = () =>
          execute({ schema, document, contextValue: context, variableValues, operationName: given ?? null });
        const compiled = compiledFor(queryHash, document, operationName);
        if (!compiled) return plain();
        const result = await compiled.query({}, context, variableValues);
        // Without data nothing has run: the variables were refused, which graphql-js says with BAD_USER_INPUT.
        if (!('data' in result)) return plain();
        return result.errors ? { ...result, errors: result.errors.map(rewrapped) } : (result as ExecutionResult);
      },
    }),
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    stop: async () => undefined,
  };
}

/** graphql-jit's errors lack `extensions`, without which Apollo Server drops their path and their cause. */
function rewrapped(error: GraphQLError): GraphQLError {
  const cause = error.originalError;
  const extensions = error.extensions ?? (cause instanceof GraphQLError ? cause.extensions : {});
  return new GraphQLError(error.message, { path: error.path ?? null, originalError: cause ?? null, extensions });
}

const keyOf = (hash: string, operationName: string | undefined) => `${hash}:${operationName ?? ''}`;

function operationNames(document: DocumentNode): (string | undefined)[] {
  return document.definitions.flatMap((each) => (each.kind === Kind.OPERATION_DEFINITION ? [each.name?.value] : []));
}

/** The operation's name when the document has one operation only, so that a request that leaves it out finds it. */
function nameOf(document: DocumentNode): string | undefined {
  const names = operationNames(document);
  return names.length === 1 ? names[0] : undefined;
}
