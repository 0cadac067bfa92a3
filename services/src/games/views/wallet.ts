import { iso } from '../../platform/clock.ts';
import type { Wallet, WalletItem } from '../contract/wallet.ts';
import { sectionOf, walletSections, walletToken } from '../rules/prizes/wallet.ts';
import { isStoreOnly } from '../rules/prizes/prize-details.ts';
import type { waitingEntries } from '../../draws/index.ts';
import type { WalletCount, WalletRow } from '../store/wallet.ts';

/** A prize in the wallet. @param names of the prizes to choose from */
export function walletItemView(row: WalletRow, names: ReadonlyMap<string, string>): WalletItem {
  const { details, state } = row;
  const choices = state === 'TO_CHOOSE' ? details.choices : undefined;
  return {
    itemId: row.itemId,
    section: sectionOf(state),
    state,
    programCode: row.programCode,
    programTitle: row.programTitle,
    prizeId: row.prizeId,
    prizeType: row.prizeType,
    name: row.name,
    imageId: row.imageId,
    source: row.source,
    at: iso(row.at),
    until: row.until && iso(row.until),
    drawId: row.drawId,
    timeZone: row.timeZone,
    vendorName: details.vendor?.name ?? null,
    isStoreOnly: row.prizeType === 'B4U_OFFER' && isStoreOnly(details),
    choices: (choices?.prizeIds ?? []).map((prizeId) => ({
      prizeId,
      name: names.get(prizeId) ?? '',
      isDefault: prizeId === choices?.defaultId,
    })),
    pageToken: walletToken(row),
  };
}

/** The counts for the requested program, or for all. */
export function walletCountsView(
  rows: readonly WalletCount[],
  programCode: string | undefined,
): Pick<Wallet, 'counts' | 'programs'> {
  const sum = (counted: typeof rows) => counted.reduce((total, { count }) => total + count, 0);
  const asked = rows.filter(({ code }) => programCode === undefined || code === programCode);
  return {
    counts: walletSections.map((section, index) => ({
      section,
      count: sum(asked.filter((row) => row.section === index)),
    })),
    programs: [...Map.groupBy(rows, ({ code }) => code)].map(([code, own]) => ({
      code,
      title: own[0]?.title ?? code,
      count: sum(own),
    })),
  };
}

export const walletEntriesView = (rows: Awaited<ReturnType<typeof waitingEntries>>): Wallet['entries'] =>
  rows.map((row) => ({
    drawId: row.draw_id,
    programCode: row.program_code,
    programTitle: row.title,
    prizeName: row.prize_name,
    count: row.entries,
    drawsAt: iso(row.draws_at),
    timeZone: row.time_zone,
  }));
