import Type from 'typebox';
import { codeList, refusals } from '../../platform/http/contract.ts';
import { orderCategories } from '../rules/earning.ts';

const PointsEstimate = Type.Object(
  { programCode: Type.String(), points: Type.Integer(), eligibleCents: Type.Integer() },
  { $id: 'PointsEstimate', description: 'N-10: what an order would earn in a program.' },
);
const line = `(${orderCategories.join('|')}):\\d{1,8}`;
export const pointsModels = [PointsEstimate];

/** What orders earn. Prefix `/games`, bearer token. */
export const pointsRoutes = {
  pointsEstimate: {
    method: 'GET',
    url: '/program/points/estimate',
    schema: {
      operationId: 'pointsEstimate',
      querystring: Type.Object({
        programCodes: codeList('Comma-separated program codes.'),
        storeId: Type.String({ minLength: 1, maxLength: 16 }),
        lines: Type.String({
          maxLength: 4000,
          pattern: `^(${line}(,${line})*)?$`,
          description: 'Comma-separated categories with cents paid after store offers, like GROCERY:525,ALCOHOL:1899.',
        }),
      }),
      response: { 200: Type.Object({ estimates: Type.Array(Type.Ref('PointsEstimate')) }), ...refusals },
    },
  },
} as const;
