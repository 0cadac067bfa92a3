import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router-dom';
import { shownItems, type Usual } from '../../features/recommendations/basket.ts';
import { type Estimate, useEstimate } from '../../features/recommendations/useEstimate.ts';
import { loadAdding, type QuickAddState, useQuickAdd } from '../../features/recommendations/useQuickAdd.ts';
import { tellQuantityFailed } from '../../features/subscriptions/quantity-failed.ts';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import type { EstimateLineInput } from '../../graphql/schema-types.ts';
import { pageNow } from '../../page/clock.ts';
import type { QuickAddLine } from '../../storage/quick-add-request.ts';
import { Choosing } from './Choosing.tsx';
import type { QuickAddQuery } from './QuickAdd.generated.ts';
import { noUsuals, Result } from './parts.ts';
import { useUsuals } from './useUsuals.ts';

type Done = Extract<QuickAddState, { kind: 'done' }>;

interface UsualsProps {
  answer: NonNullable<QuickAddQuery['usuals']>;
  /** The lines that the loader has had priced. */
  priced: readonly EstimateLineInput[];
  pageNo: number;
  /** Where the shopper shops; null if that can't be loaded. */
  shop: QuickAddQuery['shop'];
}

const lineOf = ({ item, quantity, weight }: Usual): QuickAddLine => ({
  productId: item.id,
  name: item.product.fullName,
  quantity,
  ...(weight === null ? {} : { weight }),
});

/** The usuals, and what came of adding them. */
export function Usuals({ answer, priced, pageNo, shop }: UsualsProps) {
  const texts = useQuickAddTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const [search] = useSearchParams();
  const items = shownItems(answer);
  const { usuals, change, forget } = useUsuals(items);
  const { estimate, isSettled } = useEstimate(usuals, priced);
  const [costs, setCosts] = useState<Estimate['lines']>([]);
  const putBack = useRef<() => void>(undefined);
  const { state, add, chooseAnew } = useQuickAdd(
    items.map(({ item }) => item.product),
    ({ outcomes }) => {
      const added = outcomes.flatMap(({ line, result }) => (result.added ? line.productId : []));
      putBack.current = forget(added);
      for (const { line, result } of outcomes)
        if (!result.added) tellQuantityFailed({ productId: line.productId, quantity: line.quantity });
      announce(texts.result.title(added.length, outcomes.length));
    },
  );

  const isInstant = search.get('view') === 'instantCart';
  useEffect(() => {
    if (!isInstant) return undefined;
    // S-31: what is in the cart now is no longer to be added.
    const refresh = () => void revalidate();
    window.addEventListener('cart-updated', refresh);
    return () => window.removeEventListener('cart-updated', refresh);
  }, [isInstant, revalidate]);

  const undo = async ({ outcomes }: Done) => {
    const { areCartsSettling, onCarts, takeBack } = await loadAdding();
    const added = outcomes.flatMap(({ result: { lineId, addedQuantity: quantity } }) =>
      lineId === null ? [] : { lineId, quantity },
    );
    takeBack(client, added);
    putBack.current?.();
    chooseAnew();
    announce(texts.result.undone);
    const stop = onCarts(client, () => {
      if (areCartsSettling(client)) return;
      stop();
      void revalidate();
    });
  };

  const choosing = (
    <Choosing
      usuals={usuals}
      estimate={estimate}
      isSettled={isSettled}
      place={shop ? `${shop.label} ${shop.place}` : null}
      state={state}
      onChange={(ids, to) => {
        chooseAnew();
        change(ids, to);
      }}
      onAdd={() => {
        setCosts(estimate?.lines ?? []);
        void add(usuals.filter(({ isSelected }) => isSelected).map(lineOf), pageNow());
      }}
      nextPage={answer.hasNextPage ? pageNo + 1 : null}
    />
  );
  if (state.kind === 'done')
    return (
      // What was chosen stays until the code of its result is there.
      <Suspense fallback={choosing}>
        <Result result={state} costs={costs} onUndo={() => void undo(state)} onBack={chooseAnew} />
      </Suspense>
    );
  if (usuals.length === 0 && state.kind === 'idle') return <noUsuals.Part hasSome={items.length > 0} />;
  return choosing;
}
