import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useItemNumbersTexts } from '../../../messages/usuals/item-numbers.ts';
import { useChange } from '../../../writes/useChange.ts';
import type { LineResult } from '../../cart/add-together.ts';
import type { ItemLine } from './item-lines.ts';
import { NamesOfItemsDocument } from './ItemNumbers.generated.ts';

/** What became of a line. */
export interface ItemOutcome extends ItemLine, Pick<LineResult, 'added' | 'message'> {
  /** null if nothing is known by that number. */
  name: string | null;
}

/** Adds items by their numbers, as one change; each line is added or refused by itself (S-165, N-68). */
export function useItemNumbers() {
  const texts = useItemNumbersTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [outcomes, setOutcomes] = useState<readonly ItemOutcome[]>([]);
  const { busy, failed, send } = useChange<'items'>(texts.failed);

  /** @returns was anything sent, and answered? */
  async function add(lines: readonly ItemLine[]): Promise<boolean> {
    const answer = await send('items', lines, async (requestId) => {
      const { addTogether } = await import('../../cart/add-together.ts');
      const added = await addTogether(client, { lines, requestId });
      return { ...added, userErrors: added.error === null ? [] : [{ message: added.error }] };
    });
    if (!answer) return false;
    const names = await namesOf(lines);
    setOutcomes(
      lines.map((line, index) => ({
        ...line,
        added: answer.results[index]?.added ?? false,
        message: answer.results[index]?.message ?? null,
        name: names.get(line.productId) ?? null,
      })),
    );
    announce(texts.result(answer.results.filter(({ added }) => added).length, lines.length));
    return true;
  }

  async function namesOf(lines: readonly ItemLine[]): Promise<ReadonlyMap<string, string>> {
    const ids = lines.map(({ productId }) => productId);
    const answer = await client
      .query({ query: NamesOfItemsDocument, variables: { ids }, errorPolicy: 'all' })
      .catch(() => undefined);
    return new Map(answer?.data?.products?.map(({ id, fullName }) => [id, fullName]));
  }

  return { outcomes, isBusy: busy !== null, failed, add };
}
