import { requireShopper, shopperOf } from '../../platform/http/auth.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { gamesRoutes as table } from '../contract/games.ts';
import { walletPlaceOf, type WalletPlace, walletToken } from '../rules/prizes/wallet.ts';
import { gamesDb } from '../store/tables.ts';
import { waitingEntries } from '../../draws/index.ts';
import { prizeNames } from '../store/published-prizes.ts';
import { walletOf } from '../store/wallet.ts';
import { walletCountsView, walletEntriesView, walletItemView } from '../views/wallet.ts';
import { own } from './programs.ts';

/** All of a household's prizes, from all its programs, in one call. */
export function walletRoutes(app: ServiceApp, { clock, ...context }: ServiceContext): void {
  const db = gamesDb(context.db);

  app.route({
    ...table.wallet,
    preHandler: requireShopper,
    handler: async (request) => {
      const { householdId } = own(request.params.uuid, shopperOf(request));
      const { programCode, pageSize: limit = 50, pageToken } = request.query;
      const now = clock.now();
      const [{ rows, hasMore, counts }, entries] = await Promise.all([
        walletOf(db, { householdId, now, programCode, after: placeIn(pageToken), limit }),
        waitingEntries(db, householdId),
      ]);
      const choosable = rows.flatMap(({ state, details }) =>
        state === 'TO_CHOOSE' ? (details.choices?.prizeIds ?? []) : [],
      );
      const names = await prizeNames(db, choosable);
      const last = rows.at(-1);
      return {
        items: rows.map((row) => walletItemView(row, names)),
        ...walletCountsView(counts, programCode),
        entries: walletEntriesView(entries),
        nextPageToken: hasMore && last ? walletToken(last) : null,
      };
    },
  });
}

function placeIn(token: string | undefined): WalletPlace | undefined {
  if (token === undefined) return undefined;
  const place = walletPlaceOf(token);
  if (place === null) throw new ServiceError(400, 'PAGE_TOKEN_INVALID', "That page doesn't exist.", 'pageToken');
  return place;
}
