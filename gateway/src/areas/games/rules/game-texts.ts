import { inLanguages, type Language } from '../../../shared/language.ts';
import type { GameConfig, Program } from '../../../generated/rest.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { pointLabels } from './point-labels.ts';

/** A text from the games configuration with its `{cost}`, `{points}`, and `{redeemBy}` filled in (N-19). */
export function filledText(
  text: string,
  game: Pick<GameConfig, 'costPoints'>,
  program: Pick<Program, 'uiAttributes' | 'postProgLiveDate' | 'timeZone'>,
  language: Language,
): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(
    /\{(\w+)\}/g,
    (placeholder, name: string) => fills[language].get(name)?.(game, program) ?? placeholder,
  );
}

type Fill = (
  game: Pick<GameConfig, 'costPoints'>,
  program: Pick<Program, 'uiAttributes' | 'postProgLiveDate' | 'timeZone'>,
) => string;

const fills = inLanguages(
  (language): ReadonlyMap<string, Fill> =>
    new Map<string, Fill>([
      ['cost', ({ costPoints }) => String(costPoints)],
      ['points', ({ costPoints }, program) => pointLabels(program, language)[costPoints === 1 ? 'singular' : 'plural']],
      ['redeemBy', (_, { postProgLiveDate, timeZone }) => dayString(postProgLiveDate, timeZone, language)],
    ]),
);
