import { GraphQLError } from 'graphql';
import { texts } from './texts.ts';

/** A cursor that isn't one of ours. */
export const badCursor = (): GraphQLError =>
  new GraphQLError(texts.noPage, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
