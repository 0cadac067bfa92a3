import DataLoader from 'dataloader';
import type {
  Activity,
  AskForStockAnswer,
  ChooseBody,
  ForgetStockAnswer,
  GroceryRewards,
  MarkHowItWorksSeenAnswer,
  OfficialRules,
  OptInAnswer,
  OptInBody,
  OptInRequirements,
  PlayAnswer,
  PointsEstimateAnswer,
  PlayBody,
  PostGameDetails,
  Prize,
  PrizeHold,
  PrizesAnswer,
  ProgramPoints,
  ProgramPointsAnswer,
  Programs,
  RedeemBody,
  Redemption,
  RedemptionsAnswer,
  ReleasePrizeHoldAnswer,
  RewardsHistory,
  UserInfo,
  Wallet,
  WonPrizesAnswer,
} from '../generated/rest.ts';
import type { Client } from '../http/client.ts';
import { nullWhenMissing } from '../http/upstream-error.ts';

type ActivityType = Activity['items'][number]['type'];
type AtStore = { storeId: string; userType: UserInfo['userType'] };

/** A line of an order, as far as points go. */
interface OrderLine {
  category: string;
  netCents: number;
}

/** Which page of the activity, of what. */
export interface ActivityQuery {
  days: number;
  programCode: string | undefined;
  types: readonly ActivityType[] | undefined;
  pageSize: number;
  pageToken: string | undefined;
}

/** Which page of the wallet, of one program or of all. */
export interface WalletQuery {
  programCode: string | undefined;
  pageSize: number;
  pageToken: string | undefined;
}

/** Which page of the rewards transactions, of what. */
export interface RewardsQuery {
  days: number;
  programCode: string | undefined;
  pageSize: number;
  pageToken: string | undefined;
}

/** The client id that the rewards history asks for (G-84). */
const rewardsClient = { 'x-client-id': 'OCGP' };

/** Calls of the games service (G-78..G-90), those of many programs batched into one. */
export interface GamesSource {
  programs(query: AtStore): Promise<Programs>;
  /** null when the service knows no points of the program. */
  points(programCode: string): Promise<ProgramPoints | null>;
  prizes(programCode: string, query: AtStore): Promise<Prize[]>;
  activity(programCode: string, query: { uuid: string; days: number }): Promise<Activity['items']>;
  /** Points that an order of these lines would earn; null when the program is not there. */
  estimatePoints(programCode: string, storeId: string, lines: readonly OrderLine[]): Promise<number | null>;
  /** A page of the household's activity in all its programs, with what there is of each type (G-83). */
  activityPage(uuid: string, query: ActivityQuery): Promise<Activity>;
  /** A page of the household's prizes in all its programs, in one call. */
  wallet(uuid: string, query: WalletQuery): Promise<Wallet>;
  /** A page of the household's rewards transactions (G-84). */
  rewardsHistory(householdId: string, query: RewardsQuery): Promise<RewardsHistory>;
  wonPrizes(programCode: string, uuid: string): Promise<WonPrizesAnswer['items']>;
  postGameDetails(programCode: string): Promise<PostGameDetails>;
  rules(programCode: string, storeId: string): Promise<OfficialRules>;
  /** The rules that anybody may read; null when there is no such program. */
  publicRules(programCode: string): Promise<OfficialRules | null>;
  optInRequirements(query: { programCode: string; storeId: string; browserId: string }): Promise<OptInRequirements>;
  optIn(body: OptInBody): Promise<OptInAnswer>;
  play(body: PlayBody): Promise<PlayAnswer>;
  takeFreePlay(programCode: string, clientRequestId: string): Promise<unknown>;
  markHowItWorksSeen(programCode: string): Promise<MarkHowItWorksSeenAnswer>;
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

const rulesPath = (programCode: string) => `/programs/${encodeURIComponent(programCode)}/rules`;

const stockAlertPath = (prizeId: string) => `/prizes/${encodeURIComponent(prizeId)}/stock-alert`;

export function gamesSource(client: Client): GamesSource {
  const points = new DataLoader<string, ProgramPoints | null>(
    async (codes) => {
      const answer = await client.get<ProgramPointsAnswer>('/program/points', { programCodes: codes.join(',') });
      const byCode = new Map(answer.programPoints.map((each) => [each.programCode, each]));
      return codes.map((code) => byCode.get(code) ?? null);
    },
    { cache: true, maxBatchSize: 100 },
  );

  const prizes = new DataLoader<{ code: string } & AtStore, Prize[], string>(
    async (keys) => {
      const { storeId, userType } = keys[0] ?? { storeId: '', userType: 'G' };
      // One program is asked for by its code, several by their store.
      const programCode = keys.length === 1 ? keys[0]?.code : undefined;
      const answer = await client.get<PrizesAnswer>('/prizes', { programCode, storeId, userType });
      const byCode = Map.groupBy(answer.prizes, (prize) => prize.programCode);
      return keys.map(({ code }) => byCode.get(code) ?? []);
    },
    { cacheKeyFn: ({ code, storeId }) => `${storeId}/${code}` },
  );

  const activity = new DataLoader<{ code: string; uuid: string; days: number }, Activity['items'], string>(
    (keys) => {
      const askedFor = Map.groupBy(keys, (key) => `${key.uuid}/${key.days}`);
      const answers = new Map(
        [...askedFor].map(([window, [first, ...rest]]) => {
          const programCodes = [first, ...rest].map((key) => key?.code).join(',');
          const path = `/prizes/${encodeURIComponent(first?.uuid ?? '')}/game/activity`;
          return [window, client.get<Activity>(path, { numberOfDays: first?.days, programCodes })];
        }),
      );
      return Promise.all(
        keys.map(async ({ code, uuid, days }) => {
          const items = (await answers.get(`${uuid}/${days}`))?.items ?? [];
          return items.filter((item) => item.programCode === code);
        }),
      );
    },
    { cacheKeyFn: ({ code, uuid, days }) => `${uuid}/${days}/${code}` },
  );

  const changed = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer;
    } finally {
      for (const loader of [points, prizes, activity]) loader.clearAll();
    }
  };

  return {
    programs: (query) => client.get('/programs', query),
    points: (programCode) => points.load(programCode),
    prizes: (code, atStore) => prizes.load({ code, ...atStore }),
    activity: (code, query) => activity.load({ code, ...query }),
    estimatePoints: async (programCode, storeId, lines) => {
      const asked = lines.map(({ category, netCents }) => `${category}:${netCents}`).join(',');
      const query = { programCodes: programCode, storeId, lines: asked };
      const { estimates } = await client.get<PointsEstimateAnswer>('/program/points/estimate', query);
      return estimates[0]?.points ?? null;
    },
    activityPage: (uuid, { days, programCode, types, pageSize, pageToken }) =>
      client.get<Activity>(`/prizes/${encodeURIComponent(uuid)}/game/activity`, {
        numberOfDays: days,
        programCodes: programCode,
        types: types?.join(','),
        pageSize,
        pageToken,
      }),
    wallet: (uuid, query) => client.get(`/prizes/${encodeURIComponent(uuid)}/wallet`, { ...query }),
    rewardsHistory: (householdId, { days, programCode, pageSize, pageToken }) =>
      client.get<RewardsHistory>(
        `/rewards/transaction-history/${encodeURIComponent(householdId)}`,
        { numberOfDays: days, programs: programCode, pageSize, pageToken },
        rewardsClient,
      ),
    wonPrizes: async (programCode, uuid) =>
      (await client.get<WonPrizesAnswer>(`/prizes/${encodeURIComponent(uuid)}/transactions`, { programCode })).items,
    postGameDetails: (programCode) => client.get('/gameplay/postgamedetails', { programCode }),
    rules: (programCode, storeId) => client.get(rulesPath(programCode), { storeId }),
    publicRules: (programCode) => client.get<OfficialRules | null>(rulesPath(programCode)).catch(nullWhenMissing),
    optInRequirements: (query) => client.get('/gameplay/optin-requirements', query),
    optIn: (body) => changed(client.post('/gameplay/optin', { body, idempotencyKey: body.clientRequestId })),
    play: (body) => changed(client.post('/gameplay/play', { body, idempotencyKey: body.playKey })),
    takeFreePlay: (programCode, clientRequestId) =>
      changed(client.post('/gameplay/freeplay', { body: { programCode }, idempotencyKey: clientRequestId })),
    prize: (prizeId, storeId) => client.get(`/prizes/${encodeURIComponent(prizeId)}`, { storeId }),
    redemptions: async (prizeId) => (await client.get<RedemptionsAnswer>('/redemptions', { prizeId })).redemptions,
    redemption: (redemptionId) => client.get(`/redemptions/${encodeURIComponent(redemptionId)}`),
    redeem: (body) => changed(client.post('/redemption', { body, idempotencyKey: body.clientRequestId })),
    choose: (body) => changed(client.post('/redemption/choice', { body, idempotencyKey: body.clientRequestId })),
    holdPrize: (prizeId, idempotencyKey) =>
      changed(client.post(`/prizes/${encodeURIComponent(prizeId)}/hold`, { body: {}, idempotencyKey })),
    releasePrizeHold: (prizeId) => changed(client.delete(`/prizes/${encodeURIComponent(prizeId)}/hold`)),
    askForStock: (prizeId) =>
      changed(client.post(stockAlertPath(prizeId), { body: {}, idempotencyKey: `stock-alert-${prizeId}` })),
    forgetStock: (prizeId) => changed(client.delete(stockAlertPath(prizeId))),
    groceryRewards: () => client.get('/rewards'),
    markHowItWorksSeen: (programCode) =>
      changed(
        client.post('/update/howitworks', {
          query: { programCode },
          body: {},
          idempotencyKey: `how-it-works-${programCode}`,
        }),
      ),
  };
}
