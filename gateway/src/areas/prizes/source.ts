import DataLoader from 'dataloader';
import type {
  AskForStockAnswer,
  ChooseBody,
  ForgetStockAnswer,
  GroceryRewards,
  Prize,
  PrizeHold,
  RedeemBody,
  Redemption,
  ReleasePrizeHoldAnswer,
  UserInfo,
  Wallet,
  WonPrizesAnswer,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';

type AtStore = { storeId: string; userType: UserInfo['userType'] };

/** Which page of the wallet, for one program or all. */
export interface WalletQuery {
  programCode: string | undefined;
  pageSize: number;
  pageToken: string | undefined;
}

/** Calls to the games service about prizes (G-80 to G-82, G-88); those for many programs are batched into one. */
export interface PrizesSource {
  prizes(programCode: string, query: AtStore): Promise<Prize[]>;
  /** A page of the household's prizes from all its programs, in one call. */
  wallet(uuid: string, query: WalletQuery): Promise<Wallet>;
  wonPrizes(programCode: string, uuid: string): Promise<WonPrizesAnswer['items']>;
  prize(prizeId: string, storeId: string): Promise<Prize>;
  redemptions(prizeId: string): Promise<Redemption[]>;
  redemption(redemptionId: string): Promise<Redemption>;
  redeem(body: RedeemBody): Promise<Redemption>;
  choose(body: ChooseBody): Promise<Redemption>;
  holdPrize(prizeId: string, clientRequestId: string): Promise<PrizeHold>;
  releasePrizeHold(prizeId: string): Promise<ReleasePrizeHoldAnswer>;
  askForStock(prizeId: string): Promise<AskForStockAnswer>;
  forgetStock(prizeId: string): Promise<ForgetStockAnswer>;
  groceryRewards(): Promise<GroceryRewards>;
}

export function prizesSource(client: Client<'games'>): PrizesSource {
  const prizes = new DataLoader<{ code: string } & AtStore, Prize[], string>(
    async (keys) => {
      const { storeId, userType } = keys[0] ?? { storeId: '', userType: 'G' };
      // One program is requested by its code, several by their store.
      const programCode = keys.length === 1 ? keys[0]?.code : undefined;
      const answer = await client.get('/prizes', { query: { programCode, storeId, userType } });
      const byCode = Map.groupBy(answer.prizes, (prize) => prize.programCode);
      return keys.map(({ code }) => byCode.get(code) ?? []);
    },
    { cacheKeyFn: ({ code, storeId }) => `${storeId}/${code}` },
  );

  client.onChange(() => prizes.clearAll());

  return {
    prizes: (code, atStore) => prizes.load({ code, ...atStore }),
    wallet: (uuid, query) => client.get('/prizes/{uuid}/wallet', { path: { uuid }, query: { ...query } }),
    wonPrizes: async (programCode, uuid) =>
      (await client.get('/prizes/{uuid}/transactions', { path: { uuid }, query: { programCode } })).items,
    prize: (prizeId, storeId) => client.get('/prizes/{prizeId}', { path: { prizeId }, query: { storeId } }),
    redemptions: async (prizeId) => (await client.get('/redemptions', { query: { prizeId } })).redemptions,
    redemption: (redemptionId) => client.get('/redemptions/{redemptionId}', { path: { redemptionId } }),
    redeem: (body) => client.post('/redemption', { body, idempotencyKey: body.clientRequestId }),
    choose: (body) => client.post('/redemption/choice', { body, idempotencyKey: body.clientRequestId }),
    holdPrize: (prizeId, idempotencyKey) =>
      client.post('/prizes/{prizeId}/hold', { path: { prizeId }, body: {}, idempotencyKey }),
    releasePrizeHold: (prizeId) => client.delete('/prizes/{prizeId}/hold', { path: { prizeId } }),
    askForStock: (prizeId) =>
      client.post('/prizes/{prizeId}/stock-alert', {
        path: { prizeId },
        body: {},
        idempotencyKey: `stock-alert-${prizeId}`,
      }),
    forgetStock: (prizeId) => client.delete('/prizes/{prizeId}/stock-alert', { path: { prizeId } }),
    groceryRewards: () => client.get('/rewards'),
  };
}
