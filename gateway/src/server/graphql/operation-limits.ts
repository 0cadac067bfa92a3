import { HeaderMap } from '@apollo/server';
import { GraphQLError, Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Caller } from '../../context.ts';
import type { Language } from '../../shared/language.ts';
import type { OperationClass, OperationRates } from '../limits/operation-rates.ts';
import { texts } from '../texts/index.ts';
import { costs, mostCost, tooDear } from './cost.ts';

/** Changes that try a way in; they have a limit of their own. */
const signIns: ReadonlySet<string> = new Set([
  'startSignIn',
  'verifySignInCode',
  'join',
  'signInWithPasskey',
  'signInAsDemoShopper',
  'openTourStop',
]);

/** An operation that is about to run. */
export interface Resolved {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  /** null for a page that is being rendered, which counts as a page. */
  caller: Caller | null;
  language: Language;
  /** Are its answers sent as events? */
  isStreamed?: boolean;
}

/** Refuses an operation that costs too much, one that is asked for in the wrong way, or changes of a viewer or an address that come too fast (T-100, T-101). */
export type OperationLimits = (resolved: Resolved) => GraphQLError | null | Promise<GraphQLError | null>;

/** The limits that stand before every operation, however it came. A change that is let in has been counted. */
export function operationLimits(schema: GraphQLSchema, rates: OperationRates): OperationLimits {
  const costOf = costs(schema);
  return ({ document, operation, variables, caller, language, isStreamed = false }) => {
    const cost = costOf(document, operation, variables);
    if (cost > mostCost) return tooDear(cost);
    if ((operation.operation === 'subscription') !== isStreamed) return notThisWay(isStreamed, language);
    if (operation.operation !== 'mutation' || caller === null) return null;
    const refusalAfter = (seconds: number) => (seconds > 0 ? tooFast(seconds, language) : null);
    const seconds = rates.take(classOf(operation), caller, operation.selectionSet.selections.length);
    return typeof seconds === 'number' ? refusalAfter(seconds) : seconds.then(refusalAfter);
  };
}

function classOf({ selectionSet }: OperationDefinitionNode): OperationClass {
  const isSignIn = selectionSet.selections.some((each) => each.kind === Kind.FIELD && signIns.has(each.name.value));
  return isSignIn ? 'signIn' : 'mutation';
}

/** 429 with Retry-After, in the shopper's words; nothing has run. */
function tooFast(seconds: number, language: Language): GraphQLError {
  const http = { status: 429, headers: new HeaderMap([['retry-after', String(seconds)]]) };
  return new GraphQLError(texts[language].tooFast, {
    extensions: { code: 'RATE_LIMITED', status: 429, retryAfterSeconds: seconds, http },
  });
}

/** 400: a subscription has no one answer, and anything else has just one. */
function notThisWay(isStreamed: boolean, language: Language): GraphQLError {
  return new GraphQLError(isStreamed ? texts[language].onlySubscriptions : texts[language].askForEvents, {
    extensions: { code: 'BAD_REQUEST', status: 400, http: { status: 400 } },
  });
}
