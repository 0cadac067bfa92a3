import { comparable, type OtherWays } from '../search-query.ts';
import { phraseKey, type Taxonomy } from '../types/taxonomy.ts';

/** What Spanish phrases are in English. */
export const spanishWays =
  ({ translations }: Taxonomy): OtherWays =>
  (phrase) =>
    translations.get(phraseKey(phrase.map(comparable), 'es'))?.map((english) => english.split(' '));
