import Type from 'typebox';
import { literals, refusals } from '../../platform/http/contract.ts';
import { choiceActs } from '../rules/demand.ts';
import { BrowserId } from './asks.ts';

/** What shoppers choose from what a search found: prefix `/catalog`, public. */
export const choiceRoutes = {
  countChoice: {
    method: 'POST',
    url: '/choices',
    schema: {
      operationId: 'countChoice',
      description:
        'Counts that a product was opened, or added to a cart, from what a search found: once a day for each household or browser. What is chosen often comes before what matches as well.',
      body: Type.Object(
        {
          storeId: Type.String({ minLength: 1, maxLength: 32 }),
          q: Type.String({ minLength: 1, maxLength: 200, description: 'What was searched for.' }),
          bpn: Type.String({ pattern: '^\\d{9}$' }),
          act: literals(choiceActs),
          browserId: Type.Optional(BrowserId),
        },
        { $id: 'CountChoiceBody', additionalProperties: false },
      ),
      response: { 204: Type.Null(), ...refusals },
    },
  },
} as const;
