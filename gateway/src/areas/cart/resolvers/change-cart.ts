import { GraphQLError } from 'graphql';
import type { GatewayContext } from '../../../context.ts';
import type { CartRefusal, MutationResolvers, UserError } from '../../../generated/resolvers.ts';
import type { ChangedCarts } from '../../../generated/rest.ts';
import { counted } from '../../../shared/counted.ts';
import { type CartOwner, cartOwner } from '../../../session/cart-owner.ts';
import { keepGuestCart } from '../../../session/guest-cart-cookie.ts';
import { forgetOrderInEdit, orderInEdit } from '../../../session/order-cookies.ts';
import { UpstreamError } from '../../../upstream/upstream-error.ts';
import { countChosen } from '../../catalog/published.ts';
import { useRewards } from './rewards.ts';
import { type Asked, askedChanges, mostChanges, type RefusalCode } from '../rules/asked-changes.ts';
import { doneText } from '../rules/line-words.ts';
import { cartsFromNowOn, cartShopOf, cartsOf, inOurWords, received } from '../visit-carts.ts';
import type { CartsModel } from '../models.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

interface Payload {
  carts: CartsModel | null;
  done: { productId: string; lineId: string; message: string }[];
  refused: CartRefusal[];
  userErrors: UserError[];
}

/** What changes carts: what a client asks for, or the lines of an order. */
export type Wanted = Parameters<typeof askedChanges>[0] & {
  version?: number | null | undefined;
  clientRequestId: string;
};

export const Mutation: Pick<MutationResolvers, 'changeCart' | 'useRewards'> = {
  useRewards,
  changeCart: (_, { input }, context) => changeCarts(context, input),
};

/** Adds, sets, and removes; the payload of `changeCart`. What can be done is done (N-68). */
export async function changeCarts(context: GatewayContext, input: Wanted): Promise<Payload> {
  const count = (input.add?.length ?? 0) + (input.set?.length ?? 0) + (input.remove?.length ?? 0);
  if (count > mostChanges)
    throw new GraphQLError(texts[context.language].tooManyChanges(mostChanges), {
      extensions: { code: 'BAD_USER_INPUT', status: 400 },
    });
  const owner = await cartOwner(context);
  if (owner.isGuest && !context.hasGuestCart) return nothingDone(context, 'GUEST_CART_OFF');
  if (count === 0 || !mayBeVersion(input.version ?? 0)) return nothingDone(context, 'INVALID');
  try {
    return await send(context, owner, input);
  } catch (error) {
    const code = codeOf(error);
    if (code === null) throw inOurWords(context, error);
    if (code === 'NO_ORDER_DATA' || code === 'CUTOFF_PASSED') forgetOrderInEdit(context.jar);
    return nothingDone(context, code);
  }
}

/** Carts count from 0; no header can carry more digits. */
const mayBeVersion = (version: number): boolean => version >= 0 && version < 1_000_000_000;

async function send(context: GatewayContext, owner: CartOwner, input: Wanted): Promise<Payload> {
  const { jar, sources } = context;
  // The service wants the product of a line that is set, and a client knows only the line.
  const lines = input.set?.length || input.remove?.length ? await linesOf(context) : new Map<string, string>();
  const asked = askedChanges(input, (lineId) => lines.get(lineId));
  const items = asked.flatMap((each) => (each.isRefused ? [] : [each.item]));
  if (items.length === 0)
    return { carts: await cartsNow(context), done: [], refused: refusedHere(asked, context.language), userErrors: [] };
  const answer = await sources.cart.change(owner, await cartShopOf(context), {
    items,
    version: input.version ?? undefined,
    orderNumber: orderInEdit(jar)?.orderNumber,
    requestId: input.clientRequestId,
  });
  if (owner.isGuest && answer.guestCartId !== null) keepGuestCart(jar, answer.guestCartId);
  const carts = { answer: cartsFromNowOn(context, received(context, answer, owner)) };
  const { done, refused } = outcomes(answer.results, context.language);
  const added = (input.add ?? []).map(({ productId }) => productId);
  const bpns = done.map(({ productId }) => productId).filter((id) => added.includes(id));
  if (bpns.length > 0) countChosen(context, { page: context.pagePath, act: 'ADDED', bpns });
  return { carts, done, refused: [...refusedHere(asked, context.language), ...refused], userErrors: [] };
}

/** Products by line; of an order that is being changed, also of the lines that were removed and may be put back. */
async function linesOf(context: GatewayContext): Promise<Map<string, string>> {
  const { carts, savedForLater = [], edit } = await cartsOf(context);
  const order = edit && (await context.sources.orders.order(edit.orderNumber).catch(() => null));
  const inCarts = [...carts, ...(edit ? [edit.cart] : [])].flatMap((cart) => cart.lines);
  const all = [...inCarts, ...savedForLater.map(({ line }) => line)];
  return new Map([...(order?.lines ?? []), ...all].map(({ entryId, itemId }) => [entryId, itemId]));
}

function outcomes(results: ChangedCarts['results'], language: Language): Pick<Payload, 'done' | 'refused'> {
  return {
    done: results.flatMap(({ done, itemId, entryId, name, quantity }) =>
      done ? [{ productId: itemId, lineId: entryId ?? '', message: doneText(name, quantity, language) }] : [],
    ),
    refused: results.flatMap(({ done, itemId, entryId, reasonCode, maximum }) => {
      if (done) return [];
      const code = reasonCode ?? 'other';
      return [{ productId: itemId, lineId: entryId, code, message: refusalText(code, maximum, language) }];
    }),
  };
}

/** Why the service refused a change. @param limit that was met */
function refusalText(code: RefusalCode, limit: number | null, language: Language): string {
  if (limit === null) return texts[language].refused[code];
  if (code === 'TOO_MANY') return texts[language].tooMany(counted(limit));
  if (code !== 'NOT_ENOUGH') return texts[language].refused[code];
  return limit > 0 ? texts[language].notEnough(counted(limit)) : texts[language].noneLeft;
}

const limitText = ({ code, limit = '' }: { code: RefusalCode; limit?: string }, language: Language): string =>
  code === 'INVALID_WEIGHT' ? texts[language].tooHeavy(limit) : texts[language].tooMany(limit);

const refusedHere = (asked: readonly Asked[], language: Language): CartRefusal[] =>
  asked.flatMap((each) =>
    each.isRefused
      ? [
          {
            productId: each.productId,
            lineId: each.lineId,
            code: each.code,
            message: each.limit === undefined ? texts[language].refused[each.code] : limitText(each, language),
          },
        ]
      : [],
  );

type Code = keyof (typeof texts)['en']['userErrors'];

/** Codes of the service that a shopper can solve, or has to know. */
const codes: Readonly<Record<string, Code>> = {
  NO_ORDER_DATA: 'NO_ORDER_DATA',
  ORDER_NOT_FOUND: 'NO_ORDER_DATA',
  CUTOFF_PASSED: 'CUTOFF_PASSED',
  TOO_MANY_LINES: 'TOO_MANY_LINES',
  SIGN_IN_REQUIRED: 'GUEST_CART_OFF',
};

const codeOf = (error: unknown): Code | null => (error instanceof UpstreamError && codes[error.code ?? '']) || null;

async function nothingDone(context: GatewayContext, code: Code): Promise<Payload> {
  const error = {
    code,
    message: texts[context.language].userErrors[code],
    reason: null,
    advice: null,
    field: null,
    limit: null,
  };
  return { carts: await cartsNow(context), done: [], refused: [], userErrors: [error] };
}

/** Also after a refusal; null if they can't be loaded. */
const cartsNow = (context: GatewayContext): Promise<CartsModel | null> =>
  cartsOf(context).then(
    (answer) => ({ answer }),
    () => null,
  );
