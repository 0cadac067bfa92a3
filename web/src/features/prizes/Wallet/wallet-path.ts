import { screens } from '../../../app/routing/paths.ts';
/** The wallet of all games, or of one: `/games/prizes?game=HARVEST-SPIN`. */
export const walletPath = (programCode: string | null): string =>
  programCode === null ? screens.wallet : `${screens.wallet}?${new URLSearchParams({ game: programCode }).toString()}`;

/** The game whose prizes an address asks for; all when null. */
export const walletGame = (search: URLSearchParams): string | null => search.get('game') || null;
