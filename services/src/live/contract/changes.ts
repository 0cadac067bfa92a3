import Type from 'typebox';
import { literals, refusals } from '../../platform/http/contract.ts';
import { changeKinds } from '../../platform/live/notes.ts';

const Change = Type.Object(
  {
    kind: literals(changeKinds),
    id: Type.String({ description: 'Cart id (CART), order number (ORDER), or `my-list` (LIST).' }),
    version: Type.Integer({ description: "Rises with each change of the same thing; a cart's is its `version`." }),
  },
  { $id: 'Change', description: 'What has changed, and never what is in it.' },
);

export const liveModels = [Change];

/** What happens to carts, orders, and lists, as it happens; prefix `/live`. */
export const liveRoutes = {
  changes: {
    method: 'GET',
    url: '/changes',
    exposeHeadRoute: false,
    schema: {
      operationId: 'followChanges',
      description:
        "Server-sent events `changed`, each with a Change as its data: of the carts, the orders, and My List of the bearer's household, " +
        'or of the cart that a guest names. What has changed within the last ten minutes comes first. A comment comes ' +
        'every 15 seconds. Ends with the token and when changes may have been missed: ask again. 401 without a token or a ' +
        "guest's cart; 503 with Retry-After LIVE_FULL, LIVE_UNAVAILABLE.",
      querystring: Type.Object({
        guestCartId: Type.Optional(
          Type.String({ pattern: '^[A-Za-z0-9_-]{22}$', description: '128 bits; only without a token.' }),
        ),
      }),
      response: {
        200: Type.Unsafe<never>({
          description: 'Server-sent events.',
          content: { 'text/event-stream': { schema: { $ref: 'Change#' } } },
        }),
        401: refusals[401],
        503: refusals[503],
      },
    },
  },
} as const;
