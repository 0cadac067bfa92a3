import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useMixCaseTexts } from '../../../messages/shop/mix-case.ts';
import { useChange } from '../../../writes/useChange.ts';
import type { LineResult } from '../../cart/add-together.ts';
import type { MixCase_ProductFragment } from './MixCase.generated.ts';

/** What became of a bottle that was to fill the case. */
export interface Filled extends Pick<LineResult, 'added' | 'message' | 'lineId'> {
  productId: string;
  name: string;
}

/** Fills the case in one change; each bottle is added or refused by itself (N-68), and all of it can be taken back. */
export function useFill() {
  const texts = useMixCaseTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [filled, setFilled] = useState<readonly Filled[]>([]);
  const { busy, failed, send } = useChange<'fill'>(texts.failed);

  async function fill(wines: readonly MixCase_ProductFragment[]): Promise<void> {
    const lines = wines.map(({ id }) => ({ productId: id, quantity: 1 }));
    const answer = await send('fill', lines, async (requestId) => {
      const { addTogether } = await import('../../cart/add-together.ts');
      const added = await addTogether(client, { lines, requestId });
      return { ...added, userErrors: added.error === null ? [] : [{ message: added.error }] };
    });
    if (!answer) return;
    setFilled(
      answer.results.map(({ productId, added, message, lineId }, index) => ({
        productId,
        added,
        message,
        lineId,
        name: wines[index]?.fullName ?? '',
      })),
    );
    announce(texts.result(answer.results.filter(({ added }) => added).length, lines.length));
  }

  async function undo(): Promise<void> {
    const lines = filled.flatMap(({ lineId }) => (lineId === null ? [] : [{ lineId, quantity: 1 }]));
    const { takeBack } = await import('../../cart/add-together.ts');
    takeBack(client, lines);
    setFilled([]);
    announce(texts.undone);
  }

  return { filled, isBusy: busy !== null, failed, fill, undo };
}
