import type { MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import { browserId } from '../../../session/browser-id.ts';
import { required } from '../../../session/shopper.ts';
import { isRealDate } from '../../../shared/real-date.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { texts } from '../texts/index.ts';
import { inLanguages } from '../../../shared/language.ts';

const claimRefusals: ReadonlySet<string> = new Set(['CLAIM_EXPIRED', 'WIN_NOT_FOUND']);
const acknowledgeRefusals: ReadonlySet<string> = new Set(['WIN_NOT_FOUND']);
const freeEntryRefusals: ReadonlySet<string> = new Set([
  'EMPLOYEE_EXCLUDED',
  'AGE_NOT_MET',
  'NOT_ELIGIBLE_STATE',
  'STATE_INVALID',
  'ENTRY_LIMIT_REACHED',
  'SWEEPSTAKES_CLOSED',
  'SWEEPSTAKES_NOT_OPEN',
  'PROOF_OF_WORK_INVALID',
  'DATE_OF_BIRTH_INVALID',
  'INVALID',
  'REQUIRED',
  'TOO_LONG',
  'TOO_SHORT',
]);

export const drawMutations: MutationResolvers = {
  async acknowledgeWin(_, { input }, { session, sources, language }) {
    const me = required(await session.shopper());
    try {
      await sources.draws.acknowledge(input);
      return { me, userErrors: [] };
    } catch (error) {
      return { me, userErrors: userErrorsOf(error, acknowledgeRefusals, texts[language].refusals, language) };
    }
  },

  async claimWin(_, { input }, { sources, language }) {
    try {
      return { win: await sources.draws.claim(input), userErrors: [] };
    } catch (error) {
      return { win: null, userErrors: userErrorsOf(error, claimRefusals, texts[language].refusals, language) };
    }
  },

  async enterFree(_, { input }, context) {
    const { sources, log, language } = context;
    const { address2, state, dateOfBirth, ...rest } = input;
    if (!isRealDate(dateOfBirth)) return { entry: null, draw: null, userErrors: [badDate[language]] };
    try {
      const { drawId, entryIds, entries, entryLimit } = await sources.draws.enterFree({
        ...rest,
        dateOfBirth,
        state: state.trim().toUpperCase(),
        browserId: browserId(context),
        ...(address2 ? { address2 } : {}),
      });
      const draw = await sources.draws.draw(drawId).catch((error: unknown) => {
        log.warn({ err: error }, 'the draw could not be read after the entry');
        return null;
      });
      return { entry: { entryIds, count: entries, limit: entryLimit }, draw, userErrors: [] };
    } catch (error) {
      return {
        entry: null,
        draw: null,
        userErrors: userErrorsOf(error, freeEntryRefusals, texts[language].refusals, language),
      };
    }
  },

  async markNoticeRead(_, { input: { noticeId } }, { session, sources }) {
    const { storeTimeZone: timeZone } = required(await session.shopper());
    return { inbox: { inbox: await sources.draws.markNoticeRead(noticeId), timeZone } };
  },
};

const badDate = inLanguages<UserError>((language) => ({
  code: 'DATE_OF_BIRTH_INVALID',
  message: texts[language].refusals.DATE_OF_BIRTH_INVALID,
  field: 'dateOfBirth',
}));
