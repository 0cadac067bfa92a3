import type { GatewayContext } from '../../../context.ts';
import type { MutationResolvers, PasskeyResolvers, UserError } from '../../../generated/resolvers.ts';
import { browserId } from '../../../session/browser-id.ts';
import { required } from '../../../session/shopper.ts';
import { zonesOf } from '../../../session/time-zone.ts';
import { dayYearString } from '../../../shared/date-strings.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { texts } from '../texts/index.ts';
import { signedIn } from './sign-in.ts';

const refusals: ReadonlySet<string> = new Set([
  'NAME_INVALID',
  'PASSKEY_EXPIRED',
  'PASSKEY_NOT_FOUND',
  'PASSKEY_REFUSED',
  'PASSKEY_STOPPED',
  'PASSKEY_TAKEN',
  'PASSKEY_UNKNOWN',
  'RATE_LIMITED',
  'TOO_MANY_PASSKEYS',
]);

type PasskeyMutation =
  | 'startPasskeySignIn'
  | 'signInWithPasskey'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey';

export const passkeyMutations: Pick<MutationResolvers, PasskeyMutation> = {
  startPasskeySignIn: (_, __, context) =>
    here(context, async (where) => {
      const { challengeId: id, ...request } = await context.sources.identity.startPasskeySignIn(where);
      return { request: { id, ...request }, userErrors: [] };
    }),

  signInWithPasskey: (_, { input: { requestId, passkeyId, ...signed } }, context) =>
    here(context, async (where) => {
      const info = await context.sources.identity.signInWithPasskey({
        ...where,
        ...signed,
        challengeId: requestId,
        credentialId: passkeyId,
        userHandle: signed.userHandle ?? null,
      });
      return signedIn(context, info);
    }),

  startPasskey: (_, __, context) =>
    here(context, async (where) => {
      const { challengeId: id, known, ...creation } = await context.sources.identity.startPasskey(where);
      const passkeys = known.map(({ credentialId, transports }) => ({ id: credentialId, transports }));
      return { creation: { id, ...creation, known: passkeys }, userErrors: [] };
    }),

  addPasskey: (_, { input: { creationId, passkeyId, ...made } }, context) =>
    here(context, async (where) => {
      const ids = { challengeId: creationId, credentialId: passkeyId };
      await context.sources.identity.addPasskey({ ...where, ...made, ...ids });
      return { me: required(await context.session.shopper()), userErrors: [] };
    }),

  renamePasskey: (_, { input: { id, name } }, context) =>
    refusable(context, async () => ({
      passkey: await context.sources.identity.renamePasskey(id, name),
      userErrors: [],
    })),

  async removePasskey(_, { input: { id } }, { sources, session }) {
    await sources.identity.removePasskey(id);
    return { me: required(await session.shopper()) };
  },
};

export const Passkey: PasskeyResolvers = {
  id: ({ credentialId }) => credentialId,
  async datesText({ createdAt, lastUsedAt }, _, { jar, session, language }) {
    const { shopperZone } = zonesOf(jar, required(await session.shopper()).storeTimeZone);
    const day = (instant: string) => dayYearString(instant, shopperZone, language);
    const { added, used } = texts[language].passkeyDates;
    return lastUsedAt === null ? added(day(createdAt)) : used(day(createdAt), day(lastUsedAt));
  },
};

interface Refused {
  userErrors: UserError[];
}

/** Passkeys belong to the site's own hosts: elsewhere there are none. */
function here<Done>(
  context: GatewayContext,
  act: (where: { deviceId: string; origin: string }) => Promise<Done>,
): Promise<Done | Refused> {
  const { origin, language } = context;
  if (origin !== null) return refusable(context, () => act({ deviceId: browserId(context), origin }));
  const code = 'PASSKEY_UNAVAILABLE';
  return Promise.resolve({ userErrors: [{ code, message: texts[language].passkeys[code] }] });
}

async function refusable<Done>({ language }: GatewayContext, act: () => Promise<Done>): Promise<Done | Refused> {
  try {
    return await act();
  } catch (error) {
    return { userErrors: userErrorsOf(error, refusals, texts[language].passkeys, language) };
  }
}
