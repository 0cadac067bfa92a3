import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  subscribe,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { GatewayContext } from '../../context.ts';
import { argumentDoor } from './arguments.ts';
import { mostTokens, sizeLimit } from './limits.ts';
import type { OperationLimits } from './operation-limits.ts';
import { completed } from './answer-errors.ts';
import { failed, type Outcome } from './run-trusted.ts';
import type { TrustedOperations } from './trusted-operations.ts';

/** A subscription as it is asked for. */
export interface Asked {
  /** Of a trusted document; null for any other. */
  hash: string | null;
  text: string;
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
}

/** Answers as they come. */
export type Answers = AsyncIterable<Outcome['result']> & { return?: () => Promise<unknown> };

interface Options {
  schema: GraphQLSchema;
  operations: TrustedOperations;
  limits: OperationLimits;
}

const rules = [...specifiedRules, sizeLimit];

/** Begins subscriptions behind the limits of every operation; what is refused is one answer with errors. */
export function subscriber({ schema, operations, limits }: Options) {
  const refusalOf = argumentDoor(schema);

  return async (asked: Asked, context: GatewayContext): Promise<Answers> => {
    const { operationName, variables } = asked;
    const document = documentOf(asked);
    if (Array.isArray(document)) return once(document, context);
    const operation = getOperationAST(document, operationName);
    if (!operation) return once([unknownOperation()], context);
    const { caller, language } = context;
    const limited = await limits({ document, operation, variables, caller, language, isStreamed: true });
    const refusal = limited ?? refusalOf(document, operationName, variables, language);
    if (refusal) return once([refusal], context);
    const given = { schema, document, operationName, variableValues: variables, contextValue: context };
    const results = await subscribe(given);
    if (!(Symbol.asyncIterator in results)) return once(results.errors ?? [], context);
    return answersOf(results, context);
  };

  function documentOf({ hash, text, operationName }: Asked): DocumentNode | GraphQLError[] {
    const trusted = hash === null ? null : operations.find(hash, operationName);
    if (trusted) return trusted.document;
    try {
      const document = parse(text, { maxTokens: mostTokens });
      const errors = validate(schema, document, rules);
      return errors.length === 0 ? document : errors.map(withCode('GRAPHQL_VALIDATION_FAILED'));
    } catch (error) {
      if (error instanceof GraphQLError) return [withCode('GRAPHQL_PARSE_FAILED')(error)];
      throw error;
    }
  }
}

function answersOf(results: AsyncGenerator<ExecutionResult, void, void>, context: GatewayContext): Answers {
  const iterator = {
    async next(): Promise<IteratorResult<Outcome['result'], undefined>> {
      const { done, value } = await results.next();
      if (done) return { done: true, value: undefined };
      return { done: false, value: await answerOf(value as ExecutionResult<Record<string, unknown>>, context) };
    },
    return: async () => {
      await results.return();
      return { done: true as const, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator, return: iterator.return };
}

async function answerOf(
  { data, errors }: ExecutionResult<Record<string, unknown>>,
  context: GatewayContext,
): Promise<Outcome['result']> {
  if (!errors) return { data: data ?? null };
  return (await failed(data === undefined ? { errors } : { errors, data }, context, completed)).result;
}

async function once(errors: readonly GraphQLError[], context: GatewayContext): Promise<Answers> {
  const { result } = await failed({ errors }, context, completed);
  return (async function* () {
    yield result;
  })();
}

const withCode =
  (code: string) =>
  (error: GraphQLError): GraphQLError =>
    new GraphQLError(error.message, {
      nodes: error.nodes ?? null,
      source: error.source ?? null,
      positions: error.positions ?? null,
      extensions: { ...error.extensions, code },
    });

const unknownOperation = (): GraphQLError =>
  new GraphQLError('The document has no such operation.', { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } });
