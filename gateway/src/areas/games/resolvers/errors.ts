import { GraphQLError } from 'graphql';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** The store has no such program (G-114). */
export function gameNotAvailable(language: Language): GraphQLError {
  return new GraphQLError(texts[language].gameNotAvailable, {
    extensions: { code: 'GAME_NOT_AVAILABLE', status: 404 },
  });
}

/** The games configuration has no such game (G-115). */
export function gameSummaryEmpty(language: Language): GraphQLError {
  return new GraphQLError(texts[language].gameSummaryEmpty, {
    extensions: { code: 'GAME_SUMMARY_EMPTY', status: 404 },
  });
}
