import type { Static } from 'typebox';
import { draws } from '../app.ts';
import { content } from '../content/index.ts';
import { notices } from '../notices/index.ts';
import { insertDemoIdentities } from '../identity/store/demo-identities.ts';
import { offers } from '../offers/index.ts';
import type { Customer } from '../identity/store/customers.ts';
import { inTransaction } from '../platform/database/database.ts';
import type { Principal } from '../platform/http/auth.ts';
import { profile } from '../profile/index.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';
import type { OptInAnswer, OptInBody } from '../games/contract/opt-in.ts';
import type { Play as PlaySchema, PlayProof } from '../games/contract/plays.ts';
import type { ProgramPoints } from '../games/contract/points.ts';
import type { Prize, PrizeHold } from '../games/contract/prizes.ts';
import type { WonPrize } from '../games/contract/won-prizes.ts';
import type { Notice as NoticeSchema } from '../notices/contract/notices.ts';
import type { ChoiceBody, Redemption, RedemptionBody } from '../games/contract/redemption.ts';
import { tellHistory } from '../games/demo/household-history.ts';
import { games } from '../games/index.ts';
import { publishProgram, type PrizeDraft, type ProgramDraft } from '../games/programs/publish.ts';
import { gamesDb } from '../games/store/tables.ts';

export const noon = '2026-08-05T19:00:00Z';
const instant = (text: string) => Temporal.Instant.from(text);

/** A world with one store (`store-1`, Los Angeles, division WEST) and the games service. */
export async function gamesWorld(clock = noon, options: Pick<WorldOptions, 'onStatement'> = {}): Promise<World> {
  return createWorld({
    ...options,
    services: [profile, content, games, notices, draws, offers],
    clock,
    base: {
      name: 'one store',
      fill: ({ db }) =>
        inTransaction(db, (trx) =>
          insertDemoIdentities(trx, { stores: [store], households: [homeless], customers: [nobody] }),
        ),
    },
  });
}

const store = {
  storeId: 'store-1',
  name: '1 Main St',
  banner: 'safeway',
  displayBanner: 'Safeway',
  division: 'WEST',
  timeZone: 'America/Los_Angeles',
  branchId: null,
  address: '1 Main St',
  city: 'Oakland',
  state: 'CA',
  zip: '94607',
};
const homeless = { householdId: 'household-0', clubCard: null };
/** An account about which nothing is known; test shoppers have none. */
const nobody = {
  key: 'nobody',
  title: 'Nobody',
  description: 'Nobody',
  customerId: 'customer-0',
  householdId: 'household-0',
  uuid: 'uuid-0',
  gid: 'gid-0',
  userType: 'R' as const,
  customerType: 'C' as const,
  siteType: 'C' as const,
  firstName: 'No',
  lastName: 'Body',
  email: null,
  phone: null,
  dateOfBirth: null,
  state: null,
  storeId: 'store-1',
  shopStoreId: 'store-1',
  zip: '94607',
  shopZip: '94607',
  preference: 'dug' as const,
  pickupAddress: null,
  unattendedDelivery: false,
};

/** An account for the shopper with this name; no other test shopper has one. */
export async function knowAccount(
  world: World,
  name: string,
  known: Partial<Pick<Customer, 'dateOfBirth' | 'state'>>,
): Promise<void> {
  const householdId = `household-${name}`;
  const account = { ...nobody, key: name, customerId: `customer-${name}`, uuid: `uuid-${name}`, gid: `gid-${name}` };
  await inTransaction(world.db, (trx) =>
    insertDemoIdentities(trx, {
      stores: [store],
      households: [{ householdId, clubCard: null }],
      customers: [{ ...account, householdId, ...known }],
    }),
  );
}

export const alternate: PrizeDraft = {
  prize_id: 'produce',
  prize_type: 'ALTERNATE_PRIZES',
  reward_kind: 'EARN',
  name: '$1 off produce',
  image_id: 'green-apple',
  arv_cents: 100,
  alternate_rank: 1,
};
export const loaf: PrizeDraft = {
  prize_id: 'loaf',
  prize_type: 'B4U_OFFER',
  reward_kind: 'EARN',
  name: 'Free loaf',
  image_id: 'bread',
  arv_cents: 399,
};
export const odds = (prizeId: string | null, oneIn: number) => ({
  label: 'Line',
  shortLabel: 'Line',
  imageId: 'bread',
  prizeId,
  oneIn,
});

type Draft = Partial<Omit<ProgramDraft, 'game'>> & { game?: Partial<ProgramDraft['game']> };

/** Publishes a program in which every play wins a loaf; any part can be overridden. */
export async function publish(world: World, { game, ...draft }: Draft = {}): Promise<void> {
  const program: ProgramDraft = {
    code: 'SPIN',
    type: 'DIVISION',
    divisions: ['WEST'],
    startAt: instant('2026-08-01T07:00:00Z'),
    endAt: instant('2026-09-01T06:59:59.999Z'),
    postProgLiveAt: instant('2026-09-15T06:59:59.999Z'),
    timeZone: 'America/Los_Angeles',
    uiAttributes: {},
    rulesVersion: 1,
    rulesEffectiveFrom: instant('2026-07-28T07:00:00Z'),
    prizes: [loaf, alternate],
    ...draft,
    game: {
      kind: 'WHEEL',
      title: 'Spin',
      tagline: 'Every spin wins.',
      earnText: '',
      optInText: '',
      costPoints: 40,
      maxPlaysPerDay: 100,
      maxPlaysTotal: 1000,
      reducedMotionVariant: true,
      odds: [odds('loaf', 1)],
      board: null,
      howItWorks: [],
      ...game,
    },
  };
  await publishProgram(world.db, program, { name: 'Market Co.', address: '1 Main St, Oakland, CA 94607' });
}

export interface Answer<T> {
  status: number;
  body: T;
  /** Code of the first refusal. */
  code: string | undefined;
}

type Play = Omit<Static<typeof PlaySchema>, 'prize' | 'proof'> & {
  prize: Static<typeof WonPrize> | null;
  proof: Static<typeof PlayProof>;
};
interface Played {
  play: Play;
  points: ProgramPoints;
  nextCommit: string;
  replayed: boolean;
}

interface StockAlert {
  prizeId: string;
  stockAlert: boolean;
}
type Notice = Static<typeof NoticeSchema>;

let requests = 0;

/** A shopper of her own household, in the verbs of the games. */
export function shopper(world: World, name: string, given: Partial<Principal> = {}) {
  const who = { customerId: `customer-${name}`, householdId: `household-${name}`, uuid: `uuid-${name}`, ...given };
  const { householdId } = who;

  async function send<T>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    key?: string,
  ): Promise<Answer<T>> {
    const answer = await world.app.inject({
      method,
      url: `/games${url}`,
      headers: {
        authorization: `Bearer ${await world.tokenFor(who)}`,
        ...(method === 'POST' ? { 'idempotency-key': key ?? `request-${++requests}` } : {}),
      },
      ...(payload ? { payload } : {}),
    });
    const body = answer.json();
    return { status: answer.statusCode, body, code: body.errors?.[0]?.code };
  }

  return {
    who,
    get: <T = unknown>(url: string) => send<T>('GET', url),
    post: <T = unknown>(url: string, payload?: object, key?: string) => send<T>('POST', url, payload, key),
    optsIn: (body: Omit<Partial<OptInBody>, 'dateOfBirth'> & { dateOfBirth?: string | undefined } = {}, key?: string) =>
      send<OptInAnswer>(
        'POST',
        '/gameplay/optin',
        {
          programCode: 'SPIN',
          storeId: 'store-1',
          rulesVersion: 1,
          acceptedRules: true,
          dateOfBirth: '1990-01-01',
          earnGamePlay: true,
          marketingConsent: false,
          clientRequestId: `opt-in-${++requests}`,
          browserId: `browser-${name}`,
          ...body,
        },
        key,
      ),
    plays: (body: { playKey?: string; clientSeed?: string; programCode?: string } = {}, key?: string) =>
      send<Played>(
        'POST',
        '/gameplay/play',
        { programCode: 'SPIN', playKey: `play-key-${++requests}`, clientSeed: 'seed', ...body },
        key,
      ),
    async points(programCode = 'SPIN'): Promise<ProgramPoints> {
      const { body } = await send<{ programPoints: ProgramPoints[] }>(
        'GET',
        `/program/points?programCodes=${programCode}`,
      );
      return body.programPoints[0]!;
    },
    prize: async (prizeId: string) =>
      (await send<Static<typeof Prize>>('GET', `/prizes/${prizeId}?storeId=store-1`)).body,
    /** Redeems a loaf for 40 points; any part can be overridden. */
    redeems: (body: Partial<RedemptionBody> = {}, key?: string) =>
      send<Redemption>(
        'POST',
        '/redemption',
        {
          programCode: 'SPIN',
          prizeId: 'loaf',
          prizeType: 'B4U_OFFER',
          quantity: 1,
          storeId: 'store-1',
          expectedCost: 40,
          clientRequestId: `redeem-${++requests}`,
          ...body,
        },
        key,
      ),
    holds: (prizeId: string) => send<Static<typeof PrizeHold>>('POST', `/prizes/${prizeId}/hold`),
    releases: (prizeId: string) => send<{ released: boolean }>('DELETE', `/prizes/${prizeId}/hold`),
    waitsFor: (prizeId: string) => send<StockAlert>('POST', `/prizes/${prizeId}/stock-alert`),
    stopsWaitingFor: (prizeId: string) => send<StockAlert>('DELETE', `/prizes/${prizeId}/stock-alert`),
    inbox: async () => (await send<{ notices: Notice[] }>('GET', '/inbox')).body.notices,
    chooses: (body: Partial<ChoiceBody>) =>
      send<Redemption>('POST', '/redemption/choice', { clientRequestId: `choose-${++requests}`, ...body }),
    redemptions: async (prizeId: string) =>
      (await send<{ redemptions: Redemption[] }>('GET', `/redemptions?prizeId=${prizeId}`)).body.redemptions,
    won: async (programCode = 'SPIN') =>
      (
        await send<{ items: { transactionId: string; prizeId: string; status: string }[] }>(
          'GET',
          `/prizes/${who.uuid}/transactions?programCode=${programCode}`,
        )
      ).body.items,
    /** The ledger's sum of POSTED, to compare the balance with. */
    async posted(programCode = 'SPIN'): Promise<number> {
      const rows = await gamesDb(world.db)
        .selectFrom('games.points_ledger')
        .select(['points'])
        .where('household_id', '=', householdId)
        .where('program_code', '=', programCode)
        .where('status', '=', 'POSTED')
        .execute();
      return rows.reduce((sum, row) => sum + row.points, 0);
    },
  };
}

/** A shopper who has opted in to a program and earned points there. */
export async function joined(
  world: World,
  name: string,
  points = 0,
  given: Partial<Principal> = {},
  programCode = 'SPIN',
): Promise<Shopper> {
  const who = shopper(world, name, given);
  const { status } = await who.optsIn({ programCode, earnGamePlay: false });
  if (status !== 200) throw new Error(`${name} could not opt in: ${status}`);
  const events = [
    {
      at: world.clock.now(),
      did: 'earn' as const,
      points,
      orderNumber: world.random.uuid(),
      storeName: 'Main St',
    },
  ];
  const told = { ...who.who, customerType: 'C' as const, storeId: 'store-1' };
  if (points > 0)
    await inTransaction(world.db, (trx) =>
      tellHistory(trx, world.random, told, { programCode, timeZone: 'America/Los_Angeles', events }),
    );
  return who;
}

export type Shopper = ReturnType<typeof shopper>;
export const many = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
