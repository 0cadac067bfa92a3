import Type, { type Static } from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { zipPattern } from '../../../../server-kit/zip-code.ts';
import { channels, days, departments } from '../rules/offering.ts';
import { slotChannels } from '../rules/slots.ts';
import { searchLimits } from '../rules/stores-around.ts';

const Hour = Type.String({ pattern: '^([01]\\d|2[0-4]):[0-5]\\d$', description: "`06:30` in the store's time zone." });

export const StoreDetails = Type.Object(
  {
    storeId: Type.String(),
    name: Type.String(),
    banner: Type.String(),
    displayBanner: Type.String(),
    division: Type.String(),
    timeZone: Type.String({ description: 'IANA time zone.' }),
    address: Type.String(),
    city: Type.String(),
    state: Type.String(),
    zip: Type.String(),
    phone: Nullable(Type.String({ pattern: '^\\d{10}$', description: 'Ten digits; null if nobody answers there.' })),
    channels: Type.Array(literals(channels)),
    flags: Type.Object({ wineShop: Type.Boolean(), ecomDeli: Type.Boolean(), orderPreparation: Type.Boolean() }),
    departments: Type.Array(
      Type.Object({
        department: literals(departments),
        hours: Type.Array(Type.Object({ day: literals(days), startHour: Hour, endHour: Hour }), {
          description: 'Closed on days that are missing; `24:00` is midnight.',
        }),
      }),
    ),
    deliveryAreas: Type.Array(Type.String(), { description: 'ZIP codes it delivers to, or how they begin: `941`.' }),
    nextSlots: Type.Array(
      Type.Object({
        channel: literals(slotChannels),
        start: Instant,
        end: Instant,
        cutoff: Type.Unsafe<string>({ ...Instant, description: 'It can be booked before this instant.' }),
        feeCents: Type.Integer(),
      }),
      { description: 'Up to two for each channel in the coming week, soonest first (N-59).' },
    ),
  },
  { $id: 'StoreDetails', description: 'A store and what it offers (S-73). The department STORE is the whole store.' },
);
export type StoreDetails = Static<typeof StoreDetails>;

export const StoreSearch = Type.Object(
  {
    zipCode: Nullable(Type.String({ description: 'The ZIP code asked for, or the one nearest to a location.' })),
    city: Type.String(),
    state: Type.String(),
    stores: Type.Array(
      Type.Object({
        store: Type.Ref('StoreDetails'),
        delivers: Nullable(Type.Boolean({ description: 'Does it deliver to that ZIP code? null for a city.' })),
        distanceMiles: Type.Number({ description: 'Straight-line distance, to a tenth.' }),
      }),
    ),
  },
  { $id: 'StoreSearch', description: 'Stores near a place, nearest first (G-120).' },
);
export const storesModels = [StoreDetails, StoreSearch];

const params = Type.Object({ storeId: Type.String({ maxLength: 64 }) });
const banner = Type.String({ maxLength: 32 });

/** Prefix `/stores`. Public. */
export const storesRoutes = {
  searchStores: {
    method: 'GET',
    url: '/search',
    schema: {
      operationId: 'searchStores',
      description: `A banner's stores near a place: up to ${searchLimits.size} within ${searchLimits.radiusMiles} miles, or fewer if the query asks for fewer (G-120). A city's name alone means the one near which the banner has a store, or else the largest. 404 PLACE_NOT_FOUND.`,
      querystring: Type.Object({
        place: Type.String({
          minLength: 1,
          maxLength: 80,
          description:
            'A ZIP code, a city with or without its state (`Oakland, CA`), or a location rounded to two decimals (`37.77,-122.42`).',
        }),
        banner,
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: searchLimits.size })),
        radius: Type.Optional(Type.Integer({ minimum: 1, maximum: searchLimits.radiusMiles })),
      }),
      response: { 200: Type.Ref('StoreSearch'), ...refusals },
    },
  },
  getDefaultStore: {
    method: 'GET',
    url: '/default',
    schema: {
      operationId: 'getDefaultStore',
      description: "A banner's store for visitors who have chosen none. 404 STORE_NOT_FOUND if it has no store.",
      querystring: Type.Object({ banner }),
      response: { 200: Type.Ref('StoreDetails'), ...refusals },
    },
  },
  checkShop: {
    method: 'GET',
    url: '/:storeId/shop',
    schema: {
      operationId: 'checkShop',
      description:
        'May a visitor shop there this way? 404 STORE_NOT_FOUND if the banner has no such store; 409 CHANNEL_NOT_OFFERED, ZIP_CODE_REQUIRED, OUTSIDE_DELIVERY_AREA.',
      params,
      querystring: Type.Object({
        banner,
        channel: literals(channels),
        zipcode: Type.Optional(Type.String({ pattern: zipPattern, description: 'Where orders are delivered.' })),
      }),
      response: { 200: Type.Object({ storeId: Type.String(), zipCode: Nullable(Type.String()) }), ...refusals },
    },
  },
  getStore: {
    method: 'GET',
    url: '/:storeId',
    schema: {
      operationId: 'getStore',
      description: '404 STORE_NOT_FOUND.',
      params,
      response: { 200: Type.Ref('StoreDetails'), ...refusals },
    },
  },
} as const;
