import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useId } from 'react';
import { screens } from '../../../app/routing/paths.ts';
import { useOrderEditTexts } from '../../../messages/order-edit.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import * as card from '../CartCard/CartCard.css.ts';
import { CartLine } from '../CartLine/CartLine.tsx';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { Wanted } from '../keeper/view.ts';
import type { OrderEdit_EditFragment as Edit } from './OrderEdit.generated.ts';
import { RemovedLine } from './RemovedLine.tsx';

type Change = Edit['changes'][number];

interface EditLinesProps {
  edit: Edit;
  /** What the shopper wants of each line, before the server has answered. */
  wanted: ReadonlyMap<string, Wanted>;
}

/** The lines of an order that is being changed: first what has changed, with the way back; removed lines stay, struck. */
export function EditLines({ edit, wanted }: EditLinesProps) {
  const texts = useOrderEditTexts();
  const id = useId();
  const { cart, changes } = edit;
  const changed = new Map(changes.map((each) => [each.lineId, each]));
  const lines = cart.lines
    .filter((each) => wanted.get(each.id)?.quantity !== 0)
    .toSorted((a, b) => Number(changed.has(b.id)) - Number(changed.has(a.id)));
  const firstUnchanged = lines.findIndex((each) => !changed.has(each.id));
  const cut = firstUnchanged < 0 ? lines.length : firstUnchanged;
  const drawn = (each: (typeof lines)[number]) => (
    <CartLine
      key={each.id}
      line={each}
      wanted={wanted.get(each.id)}
      chip={changed.get(each.id)?.shortText}
      {...(changed.has(each.id) ? { instead: <Undo change={changed.get(each.id)!} name={each.name} /> } : {})}
    />
  );
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <header className={card.head}>
        <div className={card.words}>
          <Heading level={2} size="small" id={id}>
            {cart.itemCountText}
          </Heading>
          <Text size="meta" tone="soft">
            {texts.changes(changes.length)}
          </Text>
        </div>
        <TextLink href={screens.shop} size="meta" standalone>
          {texts.addMore}
        </TextLink>
      </header>
      <ul className={card.lines}>
        {lines.slice(0, cut).map(drawn)}
        {changes.map((each) => each.removed && <RemovedLine key={each.lineId} change={each} line={each.removed} />)}
        {lines.slice(cut).map(drawn)}
      </ul>
    </Card>
  );
}

/** The way back from a change. */
function Undo({ change, name }: { change: Change; name: string }) {
  const texts = useOrderEditTexts();
  const keeper = useKeeper();
  const undo = () => {
    const { lineId, kind, quantityBefore, weightBefore } = change;
    if (kind === 'ADDED') keeper().setLine(lineId, { quantity: 0 });
    else if (weightBefore !== null) keeper().setLine(lineId, { weight: Number(weightBefore) });
    else keeper().setLine(lineId, { quantity: quantityBefore ?? 1 });
  };
  return (
    <LinkButton aria-label={texts.undoOf(name)} onClick={undo}>
      {texts.undo}
    </LinkButton>
  );
}
