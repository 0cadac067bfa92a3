import type { MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import { browserId } from '../../../session/browser-id.ts';
import { required } from '../../../session/shopper.ts';
import { isRealDate } from '../../../shared/real-date.ts';
import { isStateCode } from '../../../shared/state-code.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { texts } from '../texts/index.ts';
import { programAfter } from './programs.ts';
import type { Language } from '../../../shared/language.ts';

const optInRefusals: ReadonlySet<string> = new Set([
  'AGE_NOT_MET',
  'NOT_ELIGIBLE_STATE',
  'EMPLOYEE_EXCLUDED',
  'RULES_CHANGED',
  'RULES_NOT_ACCEPTED',
  'PROGRAM_NOT_STARTED',
  'PROGRAM_ENDED',
  'DATE_OF_BIRTH_REQUIRED',
  'DATE_OF_BIRTH_INVALID',
  'RESIDENCY_REQUIRED',
]);
const playRefusals: ReadonlySet<string> = new Set([
  'INSUFFICIENT_POINTS',
  'DAILY_LIMIT',
  'TOTAL_LIMIT',
  'NEGATIVE_BALANCE',
  'NOT_OPTED_IN',
  'PROGRAM_NOT_STARTED',
  'PROGRAM_ENDED',
]);

const freePlayRefusals: ReadonlySet<string> = new Set([
  'DAILY_LIMIT',
  'TOTAL_LIMIT',
  'NOT_OPTED_IN',
  'PROGRAM_NOT_STARTED',
  'PROGRAM_ENDED',
  'EMPLOYEE_EXCLUDED',
]);

export const gamesMutations: Pick<MutationResolvers, 'optIn' | 'play' | 'takeFreePlay' | 'markHowItWorksSeen'> = {
  async optIn(_, { input }, context) {
    const { session, sources } = context;
    const shopper = required(await session.shopper());
    const { programCode, rulesVersion, marketingConsent, clientRequestId, dateOfBirth } = input;
    const residencyState = input.residencyState?.trim().toUpperCase();
    const none = { program: null, alreadyOptedIn: null, gamePlaysEarned: null };
    const missing = problemWith(input, context.language);
    if (missing) return { ...none, userErrors: [missing] };
    try {
      const { alreadyOptedIn, gamePlaysEarned } = await sources.games.optIn({
        programCode,
        storeId: shopper.storeId,
        rulesVersion,
        acceptedRules: true,
        earnGamePlay: true,
        marketingConsent,
        clientRequestId,
        browserId: browserId(context),
        ...(dateOfBirth ? { dateOfBirth } : {}),
        ...(residencyState ? { residencyState } : {}),
      });
      const program = await programAfter(context, shopper, programCode);
      return { program, alreadyOptedIn, gamePlaysEarned, userErrors: [] };
    } catch (error) {
      return {
        ...none,
        userErrors: userErrorsOf(error, optInRefusals, texts[context.language].refusals, context.language),
      };
    }
  },

  async play(_, { input: { programCode, playKey, clientSeed, picks } }, context) {
    const { session, sources } = context;
    const shopper = required(await session.shopper());
    try {
      const { play } = await sources.games.play({ programCode, playKey, clientSeed, ...(picks ? { picks } : {}) });
      const program = await programAfter(context, shopper, programCode);
      const timeZone = program?.program.timeZone ?? shopper.storeTimeZone;
      return { play: { play, timeZone, game: program?.game ?? null }, program, userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error, playRefusals, texts[context.language].refusals, context.language);
      return { play: null, program: await programAfter(context, shopper, programCode), userErrors };
    }
  },

  async takeFreePlay(_, { input: { programCode, clientRequestId } }, context) {
    const shopper = required(await context.session.shopper());
    try {
      await context.sources.games.takeFreePlay(programCode, clientRequestId);
      return { program: await programAfter(context, shopper, programCode), userErrors: [] };
    } catch (error) {
      const userErrors = userErrorsOf(error, freePlayRefusals, texts[context.language].refusals, context.language);
      return { program: await programAfter(context, shopper, programCode), userErrors };
    }
  },

  async markHowItWorksSeen(_, { input: { programCode } }, context) {
    const shopper = required(await context.session.shopper());
    await context.sources.games.markHowItWorksSeen(programCode);
    return { program: await programAfter(context, shopper, programCode) };
  },
};

/** Problems we can report without asking the services. */
function problemWith(
  input: {
    acceptedRules: boolean;
    dateOfBirth?: string | null | undefined;
    residencyState?: string | null | undefined;
  },
  language: Language,
): UserError | null {
  if (!input.acceptedRules) return refusal('RULES_NOT_ACCEPTED', 'acceptedRules', language);
  if (input.dateOfBirth && !isRealDate(input.dateOfBirth))
    return refusal('DATE_OF_BIRTH_INVALID', 'dateOfBirth', language);
  if (input.residencyState && !isStateCode(input.residencyState))
    return refusal('RESIDENCY_REQUIRED', 'residencyState', language);
  return null;
}

const refusal = (code: keyof (typeof texts)['en']['refusals'], field: string, language: Language): UserError => ({
  code,
  message: texts[language].refusals[code],
  field,
});
