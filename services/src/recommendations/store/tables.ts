import type { ColumnType, Generated, Kysely } from 'kysely';
import type { Database, PlatformTables } from '../../platform/database/database.ts';

type RecommendationTables = {
  'recommendations.basket': {
    order_number: string;
    household_id: string;
    store_id: string;
    day: string;
    items: string[];
    quantities: number[];
    weights: number[];
    basket_id: Generated<number>;
  };
  'recommendations.together': {
    item_id: string;
    baskets: number;
    partners: ColumnType<Record<string, number>, string, string>;
  };
  'recommendations.counting': {
    is_only: Generated<boolean>;
    through: number;
    baskets: number;
  };
  'recommendations.sold': {
    store_id: string;
    day: string;
    item: string;
    households: number;
  };
  'recommendations.progress': {
    is_only: boolean;
    final_at: Temporal.Instant;
    order_number: string;
  };
};

export const recommendationDb = (db: Database): Kysely<PlatformTables & RecommendationTables> =>
  db.$extendTables<RecommendationTables>();
