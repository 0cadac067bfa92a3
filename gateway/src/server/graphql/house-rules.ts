import type { ApolloServerPlugin } from '@apollo/server';
import type { GatewayContext } from '../../context.ts';
import { completed, logFaults } from './answer-errors.ts';
import { isLongerThan, longestAnswer, tooLongAnswer } from './answer-size.ts';
import type { OperationLimits } from './operation-limits.ts';

/** What holds for every operation, for those that Apollo Server runs: limits before, errors and length of the answer after. */
export const houseRules = (limits: OperationLimits): ApolloServerPlugin<GatewayContext> => ({
  requestDidStart: async () => ({
    async didResolveOperation({ document, operation, request, contextValue: { caller, language } }) {
      if (!operation) return;
      const refusal = await limits({ document, operation, variables: request.variables ?? {}, caller, language });
      if (refusal) throw refusal;
    },
    async didEncounterErrors({ errors, contextValue }) {
      logFaults(errors, contextValue);
    },
    async willSendResponse({ response: { body, http }, contextValue }) {
      if (body.kind !== 'single') return;
      const { data, errors } = body.singleResult;
      if (errors) body.singleResult.errors = await completed(errors, contextValue);
      if (!isLongerThan(longestAnswer, data)) return;
      body.singleResult = tooLongAnswer(contextValue);
      http.status = 400;
    },
  }),
});
