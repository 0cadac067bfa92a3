import { identityCookies } from '../../../session/cookie-names.ts';
import type { MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import type { GatewayContext } from '../../../context.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import type { UserInfo } from '../../../generated/rest.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { browserId } from '../../../session/browser-id.ts';
import { forgetAccount } from '../../../session/known-account.ts';
import { destinationOf, forgetDestination } from '../../../session/redirect-cookie.ts';
import { homePath } from '../../../session/sign-in-target.ts';
import { texts } from '../texts/index.ts';
import { restChannels } from '../rules/sign-in-channels.ts';
import { inLanguages } from '../../../shared/language.ts';

const startRefusals: ReadonlySet<string> = new Set([
  'RATE_LIMITED',
  'HANDLE_REQUIRED',
  'HANDLE_INVALID',
  'HANDLE_UNDELIVERABLE',
  'NUMBER_UNDELIVERABLE',
  'TEXTS_NOT_SENT',
  'CHANNEL_NOT_AVAILABLE',
]);
const verifyRefusals: ReadonlySet<string> = new Set(['CODE_WRONG', 'CODE_EXPIRED', 'CHALLENGE_LOCKED', 'RATE_LIMITED']);
const demoRefusals: ReadonlySet<string> = new Set(['NO_SUCH_SHOPPER', 'NOT_FOUND']);

type SignInMutation = 'startSignIn' | 'verifySignInCode' | 'signOut' | 'forgetShopper' | 'signInAsDemoShopper';

export const signInMutations: Pick<MutationResolvers, SignInMutation> = {
  async startSignIn(_, { input: { channel, handle, purpose } }, context) {
    const { sources, language } = context;
    try {
      const { challengeId, ...challenge } = await sources.identity.startOtp({
        channel: restChannels[channel],
        purpose,
        deviceId: browserId(context),
        ...(handle ? { handle: handle.trim() } : {}),
        // A service that speaks English only doesn't have to know the field.
        ...(language === 'en' ? {} : { language }),
      });
      return { challenge: { id: challengeId, ...challenge, isSent: challenge.isSent ?? true }, userErrors: [] };
    } catch (error) {
      return { challenge: null, userErrors: userErrorsOf(error, startRefusals, texts[language].refusals, language) };
    }
  },

  async verifySignInCode(_, { input: { challengeId, code, rememberMe } }, context) {
    const digits = code.replaceAll(/\s/g, '');
    if (!/^\d{6}$/.test(digits)) return refused(context, [incompleteCode[context.language]]);
    const { sources } = context;
    try {
      const deviceId = browserId(context);
      return await signedIn(
        context,
        await sources.identity.verifyOtp({ challengeId, code: digits, deviceId, rememberMe }),
      );
    } catch (error) {
      if (error instanceof UpstreamError && error.code === 'NOT_A_MEMBER')
        return { ...refused(context, []), joining: await sources.identity.joining() };
      return refused(
        context,
        userErrorsOf(error, verifyRefusals, texts[context.language].refusals, context.language),
        error,
      );
    }
  },

  async signOut(_, { input: { everywhere } }, { sources, session, jar }) {
    try {
      await sources.identity.signOut(everywhere);
    } catch (error) {
      // A shopper who is already signed out is signed out.
      if (!(error instanceof UpstreamError && error.status === 401)) throw error;
    }
    jar.clear(identityCookies.session);
    jar.clear(identityCookies.refresh);
    session.end();
    return { viewer: await session.viewer() };
  },

  async forgetShopper(_, __, { sources, session, jar }) {
    await sources.identity.forget();
    jar.clear(identityCookies.remember);
    forgetAccount(jar);
    return { viewer: await session.viewer() };
  },

  async signInAsDemoShopper(_, { input: { key } }, context) {
    try {
      return await signedIn(context, await context.sources.identity.demoSignIn(key));
    } catch (error) {
      return refused(
        context,
        userErrorsOf(error, demoRefusals, texts[context.language].refusals, context.language),
        error,
      );
    }
  },
};

const incompleteCode = inLanguages<UserError>((language) => ({
  code: 'CODE_WRONG',
  message: texts[language].incompleteCode,
  field: 'code',
}));

/** @param home where those go who were headed nowhere */
export async function signedIn({ session, jar }: GatewayContext, info: UserInfo, home = homePath) {
  session.adopt(info);
  const redirectTo = destinationOf(jar, info.siteType) ?? home;
  forgetDestination(jar);
  return { viewer: await session.viewer(), redirectTo, joining: null, userErrors: [], retryAt: null };
}

function refused({ clock }: GatewayContext, userErrors: UserError[], error?: unknown) {
  const seconds = error instanceof UpstreamError ? error.retryAfterSeconds : null;
  const retryAt = seconds && clock.now().add({ seconds }).toString({ fractionalSecondDigits: 3 });
  return { viewer: null, redirectTo: null, joining: null, userErrors, retryAt: retryAt || null };
}
