import type { SweepstakesWinResolvers } from '../../../generated/resolvers.ts';
import { dayString } from '../../../shared/date-strings.ts';
import { dollars } from '../../../shared/dollars.ts';
import { canClaim } from '../rules/can-claim.ts';

export const SweepstakesWin: SweepstakesWinResolvers = {
  id: ({ programCode, prizeId }) => `${programCode}:${prizeId}`,
  prizeValueString: ({ prizeValueCents }) => dollars(prizeValueCents),
  drawDateString: ({ drawDate, timeZone }, _, { language }) => dayString(drawDate, timeZone, language),
  claimByString: ({ claimBy, timeZone }, _, { language }) => dayString(claimBy, timeZone, language),
  isAcknowledged: ({ displayed }) => displayed,
  canClaim: (win, _, { clock }) => canClaim(win, clock.now()),
};
