import type { MutationResolvers, Operator, QueryResolvers } from '../../generated/console-resolvers.ts';
import type { Operator as RestOperator } from '../../generated/rest.ts';
import { UpstreamError } from '../../upstream/upstream-error.ts';
import { operatorCookie } from '../cookie-names.ts';
import { refusalsOf } from '../refusals.ts';

const viewOf = ({ personId, ...operator }: RestOperator): Operator => ({ id: personId, ...operator });

export const signInQueries: Pick<QueryResolvers, 'me'> = {
  async me(_, __, { operators, hasSession, jar }) {
    if (!hasSession) return null;
    try {
      return viewOf(await operators.me());
    } catch (error) {
      if (!(error instanceof UpstreamError) || error.status !== 401) throw error;
      jar.clear(operatorCookie);
      return null;
    }
  },
};

export const signInMutations: Pick<MutationResolvers, 'startSignIn' | 'verifySignInCode' | 'signOut'> = {
  async startSignIn(_, { input: { email } }, { operators, language }) {
    try {
      const { challengeId, ...challenge } = await operators.startSignIn({ email: email.trim(), language });
      return { challenge: { id: challengeId, ...challenge }, userErrors: [] };
    } catch (error) {
      return { challenge: null, userErrors: refusalsOf(error, language) };
    }
  },

  async verifySignInCode(_, { input: { challengeId, code } }, { operators, language }) {
    try {
      const me = await operators.verifySignIn({ challengeId, code: code.replaceAll(/\s/g, '') });
      return { me: viewOf(me), userErrors: [] };
    } catch (error) {
      return { me: null, userErrors: refusalsOf(error, language) };
    }
  },

  async signOut(_, { input: { everywhere } }, { operators }) {
    try {
      await operators.signOut(everywhere);
    } catch (error) {
      // Who is already signed out is signed out.
      if (!(error instanceof UpstreamError && error.status === 401)) throw error;
    }
    return { isSignedOut: true };
  },
};
