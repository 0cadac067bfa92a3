import { execute, GraphQLError, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { AskingVisit, GatewayContext } from '../../context.ts';
import { argumentDoor } from './arguments.ts';

/** An operation of a document, with what its caller gave. */
export interface Asked<Visit = GatewayContext> {
  document: DocumentNode;
  /** null when the document has one operation only. */
  operationName: string | null;
  variables: Readonly<Record<string, unknown>>;
  context: Visit;
}

/** Runs an operation; a compiled one by graphql-jit, any other by graphql-js, with the same answer and the same errors. */
export type Execute<Visit = GatewayContext> = (
  asked: Asked<Visit>,
  compiled: CompiledQuery | null,
) => Promise<ExecutionResult>;

/** Lets an operation on, or says why not, once its arguments have been looked at. */
export type Door<Visit> = (
  document: DocumentNode,
  operationName: string | null,
  visit: Visit,
) => Promise<GraphQLError | null>;

/** The one place where operations run, after the doors for arguments and for who asks have let them in. */
export function executor<Visit extends Pick<AskingVisit, 'language'>>(
  schema: GraphQLSchema,
  door: Door<Visit>,
): Execute<Visit> {
  const refusalOf = argumentDoor(schema);
  return async ({ document, operationName, variables, context }, compiled) => {
    const refusal =
      refusalOf(document, operationName, variables, context.language) ?? (await door(document, operationName, context));
    if (refusal) return { errors: [refusal] };
    const plain = () => execute({ schema, document, contextValue: context, variableValues: variables, operationName });
    if (!compiled) return plain();
    const result = await compiled.query({}, context, variables);
    // Without data nothing has run: the variables were refused, which graphql-js says with BAD_USER_INPUT.
    if (!('data' in result)) return plain();
    return result.errors ? { ...result, errors: result.errors.map(rewrapped) } : (result as ExecutionResult);
  };
}

/** graphql-jit's errors lack `extensions`, without which Apollo Server drops their path and their cause. */
function rewrapped(error: GraphQLError): GraphQLError {
  const cause = error.originalError;
  const extensions = error.extensions ?? (cause instanceof GraphQLError ? cause.extensions : {});
  return new GraphQLError(error.message, { path: error.path ?? null, originalError: cause ?? null, extensions });
}
