import type { GatewayContext } from '../../context.ts';
import type { CountChoiceBody } from '../../generated/rest.ts';
import { browserId, knownBrowserId } from '../../session/browser-id.ts';
import { searchedText } from './rules/lists/searched-text.ts';
import { shopFor } from './shop.ts';

/** More at once are an order that is repeated, and no choices. */
const mostAtOnce = 5;

/**
 * Counts what was opened or added from what a search found (N-55). Nobody waits for it, and nothing fails with it. A guest's
 * browser is known by what it has changed before: one that only looks gets no name.
 * @param page path and query of the page that the products were chosen on
 */
export function countChosen(
  context: GatewayContext,
  { page, act, bpns }: { page: string; act: CountChoiceBody['act']; bpns: readonly string[] },
): void {
  const q = searchedText(page);
  if (q === null || bpns.length > mostAtOnce) return;
  const browser = act === 'ADDED' ? browserId(context) : knownBrowserId(context);
  void counted().catch((error: unknown) => context.log.warn({ err: error }, 'a choice was not counted'));

  async function counted(): Promise<void> {
    const shopper = await context.session.shopper();
    if (!shopper && browser === null) return;
    const { at } = await shopFor(context);
    const choice = { storeId: at.storeId, q: q ?? '', act, ...(browser === null ? {} : { browserId: browser }) };
    for (const bpn of bpns) await context.sources.catalog.countChoice({ ...choice, bpn });
  }
}
