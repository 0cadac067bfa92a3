import { GraphQLError } from 'graphql';
import { texts } from '../texts.ts';

/** The store has no such program (G-114). */
export function gameNotAvailable(): GraphQLError {
  return new GraphQLError(texts.gameNotAvailable, { extensions: { code: 'GAME_NOT_AVAILABLE', status: 404 } });
}

/** The games configuration has no such game (G-115). */
export function gameSummaryEmpty(): GraphQLError {
  return new GraphQLError(texts.gameSummaryEmpty, { extensions: { code: 'GAME_SUMMARY_EMPTY', status: 404 } });
}
