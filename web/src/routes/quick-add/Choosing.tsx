import { Alert } from '@larder/design-system/Alert';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useId, useRef } from 'react';
import { screens } from '../../app/routing/paths.ts';
import { useCarts } from '../../features/cart/useCarts.ts';
import { canBeAdded, type Usual } from '../../features/recommendations/basket.ts';
import { UsualRow } from '../../features/recommendations/UsualRow/UsualRow.tsx';
import type { Estimate } from '../../features/recommendations/useEstimate.ts';
import { UsualsHints } from '../../features/recommendations/UsualsHints/UsualsHints.tsx';
import { UsualsSum } from '../../features/recommendations/UsualsSum/UsualsSum.tsx';
import type { QuickAddState } from '../../features/recommendations/useQuickAdd.ts';
import { useQuickAddTexts } from '../../messages/usuals/quick-add.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import * as styles from './quick-add.css.ts';
import { UsualsBar } from './UsualsBar.tsx';
import type { UsualChange } from './useUsuals.ts';

interface ChoosingProps {
  usuals: readonly Usual[];
  /** What they would cost in a cart; null if nobody can say. */
  estimate: Estimate | null;
  /** Is it of what is selected now? */
  isSettled: boolean;
  /** Pickup at 2300 16th St. */
  place: string | null;
  state: QuickAddState;
  onChange: (ids: readonly string[], to: UsualChange) => void;
  onAdd: () => void;
  /** Number of the page with further usuals; null if there are none. */
  nextPage: number | null;
}

/** Chooses among the usuals: what is due first, with the sum and the one button beside it. */
export function Choosing({ usuals, estimate, isSettled, place, state, onChange, onAdd, nextPage }: ChoosingProps) {
  const texts = useQuickAddTexts();
  const { edit } = useCarts();
  const isBusy = state.kind === 'busy' || state.kind === 'waiting';
  const list = { isBusy, onChange, costs: estimate?.lines ?? [] };
  const count = usuals.filter(({ isSelected }) => isSelected).length;
  const addMore = (productId: string, more: number) => {
    const usual = usuals.find(({ item }) => item.id === productId);
    if (usual) onChange([productId], { quantity: usual.quantity + more, isSelected: true });
  };
  const button = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </header>
      <Notice state={state} />
      <div className={styles.columns}>
        <div className={styles.lists}>
          <UsualsList title={texts.due} usuals={usuals.filter(({ isDue }) => isDue)} {...list} />
          <UsualsList title={texts.later} usuals={usuals.filter(({ isDue }) => !isDue)} {...list} />
          {nextPage !== null && (
            <TextLink href={`${screens.quickAdd}?page=${nextPage}`} standalone>
              {texts.more}
            </TextLink>
          )}
        </div>
        <div className={styles.rail}>
          <UsualsSum
            count={count}
            estimate={estimate}
            isSettled={isSettled}
            place={place}
            saveBy={edit?.saveByText ?? null}
            isBusy={isBusy}
            onAdd={onAdd}
            buttonRef={button}
          />
          <UsualsHints hints={estimate?.hints ?? []} isBusy={isBusy} onAdd={addMore} />
        </div>
      </div>
      <UsualsBar count={count} total={estimate?.total ?? null} isBusy={isBusy} onAdd={onAdd} button={button} />
    </div>
  );
}

function Notice({ state }: { state: QuickAddState }) {
  const texts = useQuickAddTexts();
  if (state.kind === 'waiting')
    return (
      <Alert tone="warning" title={texts.offline.title} live>
        {texts.offline.text}
      </Alert>
    );
  if (state.kind === 'failed')
    return (
      <Alert tone="error" title={texts.failed.title} live>
        {state.message ?? texts.failed.text}
      </Alert>
    );
  return null;
}

interface UsualsListProps extends Pick<ChoosingProps, 'usuals' | 'onChange'> {
  title: string;
  costs: Estimate['lines'];
  isBusy: boolean;
}

function UsualsList({ title, usuals, costs, isBusy, onChange }: UsualsListProps) {
  const texts = useQuickAddTexts();
  const id = useId();
  if (usuals.length === 0) return null;
  const open = usuals.filter(({ item }) => canBeAdded(item));
  const isAll = open.length > 0 && open.every(({ isSelected }) => isSelected);
  return (
    <section className={styles.list} aria-labelledby={id}>
      <div className={styles.listHead}>
        <Heading level={2} size="small" id={id}>
          {title}
        </Heading>
        {open.length > 0 && !isBusy && (
          <span data-needs-scripts="">
            <LinkButton
              aria-label={isAll ? texts.clearAllOf(title) : texts.selectAllOf(title)}
              onClick={() =>
                onChange(
                  open.map(({ item }) => item.id),
                  { isSelected: !isAll },
                )
              }
            >
              {isAll ? texts.clearAll : texts.selectAll}
            </LinkButton>
          </span>
        )}
      </div>
      <Card padding="none">
        <ul className={styles.rows}>
          {usuals.map((usual) => (
            <UsualRow
              key={usual.item.id}
              usual={usual}
              cost={costs.find(({ productId }) => productId === usual.item.id)}
              isBusy={isBusy}
              onChange={(to) => onChange([usual.item.id], to)}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
