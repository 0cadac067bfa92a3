import type { SweepstakesWinResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { dollars } from '../../../shared/dollars.ts';
import { gameWords } from '../../games/published.ts';
import { drawPrizeNamed, titled } from '../../games/rules/words/game-words.ts';
import { canClaim } from '../rules/can-claim.ts';

export const SweepstakesWin: SweepstakesWinResolvers = {
  id: ({ programCode, prizeId }) => `${programCode}:${prizeId}`,
  programTitle: async ({ programCode, programTitle }, _, context) =>
    titled(await gameWords(context), programCode, programTitle),
  prizeName: async ({ programCode, prizeName }, _, context) =>
    drawPrizeNamed(await gameWords(context), programCode, prizeName).name,
  prizeValueString: ({ prizeValueCents }) => dollars(prizeValueCents),
  drawDateString: ({ drawDate, timeZone }, _, { language }) => dayString(drawDate, timeZone, language),
  claimByString: ({ claimBy, timeZone }, _, { language }) => dayString(claimBy, timeZone, language),
  isAcknowledged: ({ displayed }) => displayed,
  canClaim: (win, _, { clock }) => canClaim(win, clock.now()),
};
