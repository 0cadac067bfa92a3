import { GraphQLError } from 'graphql';
import { texts } from './texts/index.ts';
import type { Language } from '../../shared/language.ts';

/** A cursor that isn't one of ours. */
export const badCursor = (language: Language): GraphQLError =>
  new GraphQLError(texts[language].noPage, { extensions: { code: 'BAD_USER_INPUT', status: 400 } });
