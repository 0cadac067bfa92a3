import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServerNow } from '../../app/data/useServerNow.ts';
import { useOrdersTexts } from '../../messages/orders.ts';

interface Editable {
  canEdit: boolean;
  editTitle: string | null;
  editText: string | null;
  cutoffAt: string | null;
}

const tick = 10_000;
const longAgo = new Date(0).toISOString();

/**
 * How long an order can still be changed, by the server's clock (N-61): the sentence counts down while the page is open,
 * and once the cut-off has passed, it says so at once. @param onPassed called then, to ask what the order has become
 */
export function useCutoff({ canEdit, editTitle, editText, cutoffAt }: Editable, onPassed: () => void) {
  const { cutoff: texts } = useOrdersTexts();
  const announce = useAnnounce();
  const now = useServerNow(canEdit ? (cutoffAt ?? longAgo) : longAgo, tick);
  const [drawnAt] = useState(now);
  const left = canEdit && cutoffAt ? Date.parse(cutoffAt) - now : null;
  const hasPassed = left !== null && left <= 0;
  const tell = useEffectEvent(() => {
    announce(texts.passed);
    onPassed();
  });
  useEffect(() => {
    if (hasPassed) tell();
  }, [hasPassed]);
  if (hasPassed) return { canEdit: false, title: texts.passed, text: texts.passedText };
  // The server's page and the browser's first one say the same; from then on the browser counts.
  return { canEdit, title: left !== null && now !== drawnAt ? texts.left(left) : editTitle, text: editText };
}
