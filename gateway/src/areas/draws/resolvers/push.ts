import type { MutationResolvers } from '../../../generated/resolvers.ts';
import { userErrorsOf } from '../../../upstream/user-errors.ts';
import { texts } from '../texts/index.ts';

const refusals: ReadonlySet<string> = new Set(['PUSH_ENDPOINT', 'PUSH_KEY', 'INVALID', 'TOO_LONG', 'TOO_SHORT']);

/** Notices outside the page, on and off. */
export const pushMutations: Pick<MutationResolvers, 'setPushDevice' | 'forgetPushDevice'> = {
  async setPushDevice(_, { input: { clientRequestId, ...body } }, { sources, language }) {
    try {
      return { device: await sources.draws.setPushDevice(body, clientRequestId), userErrors: [] };
    } catch (error) {
      return { device: null, userErrors: userErrorsOf(error, refusals, texts[language].refusals, language) };
    }
  },

  forgetPushDevice: async (_, { input: { deviceId, clientRequestId } }, { sources }) => ({
    push: await sources.draws.forgetPushDevice(deviceId, clientRequestId),
  }),
};
