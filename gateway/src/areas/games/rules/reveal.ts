import { createHash } from 'node:crypto';
import type { GameConfig, Play } from '../../../generated/rest.ts';
import type { RevealModel } from '../models.ts';

/** Pictures to fill in with if the odds name too few. */
const spareImages = ['strawberry', 'tangerine', 'bread', 'hot-beverage', 'ticket', 'wrapped-gift'] as const;

/**
 * What a play's animation shows. It follows from the play alone: the same play always shows the same, and
 * the animation never decides anything (N-20, T-39).
 * @param game null if the games configuration doesn't have it; the play's own fields then choose the kind
 */
export function revealOf(play: Play, game: Pick<GameConfig, 'kind' | 'odds'> | null): RevealModel {
  const odds = game?.odds ?? [];
  const kind = game?.kind ?? (play.stampsAfter === null ? 'WHEEL' : 'COLLECT');
  switch (kind) {
    case 'WHEEL':
      return {
        kind,
        segment:
          play.oddsIndex ??
          Math.max(
            0,
            odds.findIndex((line) => line.prizeId === null),
          ),
      };
    case 'SCRATCH':
      return { kind, ...scratched(play, picturesOf(odds)) };
    case 'PICK3':
      return { kind, imageIds: picked(play, picturesOf(odds)) };
    case 'COLLECT':
      return { kind, stampsBefore: play.stampsBefore ?? 0, stampsAfter: play.stampsAfter ?? 0 };
  }
}

/** Six squares: exactly three alike after a win, no three alike otherwise. */
function scratched(play: Play, pictures: readonly string[]): { imageIds: string[]; matches: number[] } {
  const won = winningPicture(play);
  const others = shuffled(
    pictures.filter((id) => id !== won),
    `${play.playId}:others`,
  );
  const imageIds = shuffled(
    [...(won ? [won, won, won] : []), ...others.slice(0, won ? 3 : 6)],
    `${play.playId}:squares`,
  );
  return { imageIds, matches: imageIds.flatMap((id, index) => (id === won ? [index] : [])) };
}

/** Three jars: three alike after a win, three different ones otherwise. */
function picked(play: Play, pictures: readonly string[]): string[] {
  const won = winningPicture(play);
  return won ? [won, won, won] : shuffled(pictures, `${play.playId}:jars`).slice(0, 3);
}

const winningPicture = (play: Play): string | null => (play.outcome === 'WIN' ? (play.prize?.imageId ?? null) : null);

/** At least seven different pictures, starting with those in the odds. */
function picturesOf(odds: GameConfig['odds']): string[] {
  const own = new Set(odds.map((line) => line.imageId));
  for (const id of spareImages) if (own.size < 7) own.add(id);
  return [...own];
}

/** An order that follows from `seed` alone. */
function shuffled<T extends string>(items: readonly T[], seed: string): T[] {
  const keyed = items.map((item, index) => ({
    item,
    key: createHash('sha256').update(`${seed}:${index}:${item}`).digest('hex'),
  }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}
