import Type, { type Static } from 'typebox';
import { literals, refusals } from '../../platform/http/contract.ts';
import { zipPattern } from '../../../../server-kit/zip-code.ts';
import { channels, days, departments } from '../rules/offering.ts';
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
  },
  { $id: 'StoreDetails', description: 'A store and what it offers (S-73). The department STORE is the whole store.' },
);
export type StoreDetails = Static<typeof StoreDetails>;

export const StoreSearch = Type.Object(
  {
    zipCode: Type.String(),
    city: Type.String(),
    state: Type.String(),
    stores: Type.Array(
      Type.Object({
        store: Type.Ref('StoreDetails'),
        distanceMiles: Type.Number({ description: 'Straight-line distance, to a tenth.' }),
      }),
    ),
  },
  { $id: 'StoreSearch', description: 'Stores near a ZIP code, nearest first (G-120).' },
);
export const storesModels = [StoreDetails, StoreSearch];

/** Prefix `/stores`. Public. */
export const storesRoutes = {
  searchStores: {
    method: 'GET',
    url: '/search',
    schema: {
      operationId: 'searchStores',
      description: `A banner's stores near a ZIP code: up to ${searchLimits.size} within ${searchLimits.radiusMiles} miles, or fewer if the query asks for fewer (G-120). 404 ZIP_NOT_FOUND.`,
      querystring: Type.Object({
        zipcode: Type.String({ pattern: zipPattern }),
        banner: Type.String({ maxLength: 32 }),
        size: Type.Optional(Type.Integer({ minimum: 1, maximum: searchLimits.size })),
        radius: Type.Optional(Type.Integer({ minimum: 1, maximum: searchLimits.radiusMiles })),
      }),
      response: { 200: Type.Ref('StoreSearch'), ...refusals },
    },
  },
  getStore: {
    method: 'GET',
    url: '/:storeId',
    schema: {
      operationId: 'getStore',
      description: '404 STORE_NOT_FOUND.',
      params: Type.Object({ storeId: Type.String({ maxLength: 64 }) }),
      response: { 200: Type.Ref('StoreDetails'), ...refusals },
    },
  },
} as const;
