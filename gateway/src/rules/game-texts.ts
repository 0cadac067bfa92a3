import type { GameConfig, Program } from '../generated/rest.ts';
import { dayString } from './date-strings.ts';
import { pointLabels } from './point-labels.ts';

/** A text of the games configuration with its `{cost}`, `{points}` and `{redeemBy}` filled in (N-19). */
export function filledText(
  text: string,
  game: Pick<GameConfig, 'costPoints'>,
  program: Pick<Program, 'uiAttributes' | 'postProgLiveDate' | 'timeZone'>,
): string {
  const labels = pointLabels(program);
  const values: Readonly<Record<string, string>> = {
    cost: String(game.costPoints),
    points: game.costPoints === 1 ? labels.singular : labels.plural,
    redeemBy: dayString(program.postProgLiveDate, program.timeZone),
  };
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
