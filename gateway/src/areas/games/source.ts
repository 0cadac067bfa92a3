import DataLoader from 'dataloader';
import type {
  Activity,
  MarkHowItWorksSeenAnswer,
  OfficialRules,
  OptInAnswer,
  OptInBody,
  OptInRequirements,
  PlayAnswer,
  PlayBody,
  PostGameDetails,
  ProgramPoints,
  Programs,
  RewardsHistory,
  UserInfo,
} from '../../generated/rest.ts';
import type { Client } from '../../upstream/client.ts';
import { nullWhenMissing } from '../../upstream/upstream-error.ts';

type ActivityType = Activity['items'][number]['type'];

type AtStore = { storeId: string; userType: UserInfo['userType'] };

/** An order line, for earning points. */
interface OrderLine {
  category: string;
  netCents: number;
}

/** Which page of the activity, with which filters. */
export interface ActivityQuery {
  days: number;
  programCode: string | undefined;
  types: readonly ActivityType[] | undefined;
  pageSize: number;
  pageToken: string | undefined;
}

/** Which page of the rewards transactions, with which filters. */
export interface RewardsQuery {
  days: number;
  programCode: string | undefined;
  pageSize: number;
  pageToken: string | undefined;
}

/** The last play, and the commitment to the next one. */
export type LastPlay = Pick<PostGameDetails, 'lastPlay' | 'nextCommit'>;

/** The client id the rewards history requires (G-84). */
const rewardsClient = { 'x-client-id': 'OCGP' };

/** Calls to the games service about programs, points, and plays (G-78 to G-90); those for many programs are batched into one. */
export interface GamesSource {
  programs(query: AtStore): Promise<Programs>;
  /** null if the service has no points for the program. */
  points(programCode: string): Promise<ProgramPoints | null>;
  activity(programCode: string, query: { uuid: string; days: number }): Promise<Activity['items']>;
  /** Points an order with these lines would earn; null if the program doesn't exist. */
  estimatePoints(programCode: string, storeId: string, lines: readonly OrderLine[]): Promise<number | null>;
  /** A page of the household's activity in all its programs, with counts by type (G-83). */
  activityPage(uuid: string, query: ActivityQuery): Promise<Activity>;
  /** A page of the household's rewards transactions (G-84). */
  rewardsHistory(householdId: string, query: RewardsQuery): Promise<RewardsHistory>;
  /** A program's last play and the commitment to the next; a play just made has returned both. */
  lastPlay(programCode: string): Promise<LastPlay>;
  rules(programCode: string, storeId: string): Promise<OfficialRules>;
  /** The rules, which anyone may read; null if there is no such program. */
  publicRules(programCode: string): Promise<OfficialRules | null>;
  optInRequirements(query: { programCode: string; storeId: string; browserId: string }): Promise<OptInRequirements>;
  optIn(body: OptInBody): Promise<OptInAnswer>;
  play(body: PlayBody): Promise<PlayAnswer>;
  takeFreePlay(programCode: string, clientRequestId: string): Promise<void>;
  markHowItWorksSeen(programCode: string): Promise<MarkHowItWorksSeenAnswer>;
}

const rulesPath = '/programs/{programCode}/rules';

export function gamesSource(client: Client<'games'>): GamesSource {
  const points = new DataLoader<string, ProgramPoints | null>(
    async (codes) => {
      const answer = await client.get('/program/points', { query: { programCodes: codes.join(',') } });
      const byCode = new Map(answer.programPoints.map((each) => [each.programCode, each]));
      return codes.map((code) => byCode.get(code) ?? null);
    },
    { cache: true, maxBatchSize: 100 },
  );

  const activity = new DataLoader<{ code: string; uuid: string; days: number }, Activity['items'], string>(
    (keys) => {
      const askedFor = Map.groupBy(keys, (key) => `${key.uuid}/${key.days}`);
      const answers = new Map(
        [...askedFor].map(([window, [first, ...rest]]) => {
          const programCodes = [first, ...rest].map((key) => key?.code).join(',');
          const path = { uuid: first?.uuid ?? '' };
          const query = { numberOfDays: first?.days, programCodes };
          return [window, client.get('/prizes/{uuid}/game/activity', { path, query })];
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

  const lastPlays = new Map<string, LastPlay>();
  client.onChange(() => {
    points.clearAll();
    activity.clearAll();
    lastPlays.clear();
  });
  /** Stores what a change returned, so that it isn't fetched again. */
  const known = (programCode: string, answered: ProgramPoints | undefined) => {
    if (answered?.programCode === programCode) points.prime(programCode, answered);
  };

  return {
    programs: (query) => client.get('/programs', { query }),
    points: (programCode) => points.load(programCode),
    activity: (code, query) => activity.load({ code, ...query }),
    estimatePoints: async (programCode, storeId, lines) => {
      const asked = lines.map(({ category, netCents }) => `${category}:${netCents}`).join(',');
      const query = { programCodes: programCode, storeId, lines: asked };
      const { estimates } = await client.get('/program/points/estimate', { query });
      return estimates[0]?.points ?? null;
    },
    activityPage: (uuid, { days, programCode, types, pageSize, pageToken }) =>
      client.get('/prizes/{uuid}/game/activity', {
        path: { uuid },
        query: { numberOfDays: days, programCodes: programCode, types: types?.join(','), pageSize, pageToken },
      }),
    rewardsHistory: (householdId, { days, programCode, pageSize, pageToken }) =>
      client.get('/rewards/transaction-history/{householdId}', {
        path: { householdId },
        query: { numberOfDays: days, programs: programCode, pageSize, pageToken },
        headers: rewardsClient,
      }),
    lastPlay: async (programCode) =>
      lastPlays.get(programCode) ?? client.get('/gameplay/postgamedetails', { query: { programCode } }),
    rules: (programCode, storeId) => client.get(rulesPath, { path: { programCode }, query: { storeId } }),
    publicRules: (programCode) => client.get(rulesPath, { path: { programCode } }).catch(nullWhenMissing),
    optInRequirements: (query) => client.get('/gameplay/optin-requirements', { query }),
    optIn: (body) => client.post('/gameplay/optin', { body, idempotencyKey: body.clientRequestId }),
    play: async (body) => {
      const answer = await client.post('/gameplay/play', { body, idempotencyKey: body.playKey });
      known(body.programCode, answer.points);
      lastPlays.set(body.programCode, { lastPlay: answer.play, nextCommit: answer.nextCommit });
      return answer;
    },
    takeFreePlay: async (programCode, idempotencyKey) => {
      const body = { programCode };
      const answer = await client.post('/gameplay/freeplay', { body, idempotencyKey });
      known(programCode, answer.points);
    },
    markHowItWorksSeen: (programCode) =>
      client.post('/update/howitworks', {
        query: { programCode },
        body: {},
        idempotencyKey: `how-it-works-${programCode}`,
      }),
  };
}
