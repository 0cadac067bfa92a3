import type { GatewayContext } from '../../../context.ts';
import type { JoinInput, MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import { browserId } from '../../../session/browser-id.ts';
import { identityCookies } from '../../../session/cookie-names.ts';
import { type Refusal, userErrorsOf } from '../../../upstream/user-errors.ts';
import { welcomePath } from '../../../session/sign-in-target.ts';
import { serviceWords } from '../../../shared/service-words.ts';
import { texts } from '../texts/index.ts';
import { signedIn } from './sign-in.ts';
import type { Language } from '../../../shared/language.ts';

const joinRefusals: ReadonlySet<string> = new Set([
  'REQUIRED',
  'TOO_LONG',
  'INVALID',
  'ZIP_NOT_FOUND',
  'STORE_NOT_FOUND',
  'CLUB_CARD_NOT_ACCEPTED',
  'NO_JOINING',
  'ALREADY_MEMBER',
  'RATE_LIMITED',
]);

const textOf = ({ code, field, message }: Refusal, language: Language): string =>
  code === 'RATE_LIMITED' && field === 'clubCard'
    ? texts[language].tooManyCards
    : (texts[language].refusals[code as keyof (typeof texts)['en']['refusals']] ??
      serviceWords({ code, message }, language));

export const joinMutations: Pick<MutationResolvers, 'join' | 'cancelJoining'> = {
  async join(_, { input }, context) {
    const { sources } = context;
    const { acceptsTerms: _accepts, clientRequestId, ...entry } = input;
    const termsErrors = await faultsOfTerms(context, input);
    if (termsErrors.length > 0) return refused(termsErrors);
    try {
      const body = { ...entry, deviceId: browserId(context) };
      const info = await sources.identity.join(body, clientRequestId);
      const { viewer, redirectTo } = await signedIn(context, info, welcomePath);
      return { viewer, redirectTo, userErrors: [] };
    } catch (error) {
      return refused(
        userErrorsOf(error, joinRefusals, (refusal) => textOf(refusal, context.language), context.language),
      );
    }
  },

  async cancelJoining(_, __, { sources, session, jar }) {
    await sources.identity.cancelJoining();
    jar.clear(identityCookies.joining);
    return { viewer: await session.viewer() };
  },
};

const refused = (userErrors: UserError[]) => ({ viewer: null, redirectTo: null, userErrors });

/** Only the versions published now can be accepted, whatever the browser says it showed. */
async function faultsOfTerms({ sources, banner, language }: GatewayContext, input: JoinInput): Promise<UserError[]> {
  const fault = (code: 'TERMS_NOT_ACCEPTED' | 'TERMS_CHANGED'): UserError[] => [
    { code, message: texts[language].refusals[code], field: 'acceptsTerms' },
  ];
  if (!input.acceptsTerms) return fault('TERMS_NOT_ACCEPTED');
  const [terms, privacy] = await Promise.all(
    (['terms', 'privacy'] as const).map((name) => sources.content.document(name, banner, language)),
  );
  const isCurrent = terms?.version === input.termsVersion && privacy?.version === input.privacyVersion;
  return isCurrent ? [] : fault('TERMS_CHANGED');
}
