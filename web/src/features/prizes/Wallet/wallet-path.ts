import { screens } from '../../../app/routing/paths.ts';
/** The wallet for all games, or one: `/games/prizes?game=HARVEST-SPIN`. */
export const walletPath = (programCode: string | null): string =>
  programCode === null ? screens.wallet : `${screens.wallet}?${new URLSearchParams({ game: programCode }).toString()}`;

/** The game an address asks for; all if null. */
export const walletGame = (search: URLSearchParams): string | null => search.get('game') || null;
