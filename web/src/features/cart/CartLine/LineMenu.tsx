import { IconButton } from '@larder/design-system/IconButton';
import { Menu, type MenuEntry } from '@larder/design-system/Menu';
import { useState } from 'react';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { useLaterTexts } from '../../../messages/later.ts';
import type { SubstitutionKind } from '../../../graphql/schema-types.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import type { Wanted } from '../keeper/view.ts';
import { canBeSaved, saveForLater } from '../Later/saving.ts';
import type { CartLine_LineFragment as Line } from './CartLine.generated.ts';
import type { Part } from './Opened.tsx';
import type { useShield } from './useShield.ts';

export interface LineMenuProps {
  line: Line;
  /** What is done if it is out; null where nothing can be chosen. */
  ifOut: SubstitutionKind | null;
  canRemake: boolean;
  canSubscribe: boolean;
  onOpen: (part: Part) => void;
  /** null where something else takes its place. */
  onRemove: (() => void) | null;
  wanted: Wanted | undefined;
  /** Was it asked for with the keyboard? */
  startsAtFirst: boolean;
  /** Holds what would lose something. */
  pass: ReturnType<typeof useShield>['pass'];
}

/** What else can be done with a line of a cart; it opens as it loads. */
export function LineMenu({ line, wanted, pass, startsAtFirst, ...can }: LineMenuProps) {
  const keeper = useKeeper();
  const later = useLaterTexts();
  const save: MenuEntry | null =
    can.onRemove && canBeSaved(keeper(), line.id)
      ? {
          kind: 'action',
          icon: 'bookmark',
          label: later.save,
          onSelect: () => choose(() => () => pass(0, () => saveForLater(keeper(), line, wanted, later))),
        }
      : null;
  const texts = useCartTexts();
  const { line: words } = useCartAdviceTexts();
  const [isOpen, setOpen] = useState(true);
  // What was chosen comes once the menu has given the focus back.
  const [chosen, choose] = useState<(() => void) | null>(null);
  const act = () => {
    choose(null);
    chosen?.();
  };
  return (
    <Menu
      align="end"
      startsAtFirst={startsAtFirst}
      open={isOpen}
      onOpenChange={setOpen}
      onClosed={act}
      trigger={<IconButton icon="ellipsis" label={texts.moreOf(line.spokenName)} />}
      entries={entriesOf({ line, save, ...can }, words, texts.substitution, texts.remove, (what) => choose(() => what))}
    />
  );
}

function entriesOf(
  {
    line,
    ifOut,
    canRemake,
    canSubscribe,
    onOpen,
    onRemove,
    save,
  }: Omit<LineMenuProps, 'wanted' | 'pass' | 'startsAtFirst'> & { save: MenuEntry | null },
  texts: ReturnType<typeof useCartAdviceTexts>['line'],
  kinds: ReturnType<typeof useCartTexts>['substitution'],
  removeLabel: string,
  then: (what: () => void) => void,
): MenuEntry[] {
  const entries: (MenuEntry | false | null | undefined)[] = [
    ifOut && {
      kind: 'action',
      icon: 'repeat-2',
      label: `${texts.ifOut} ${kinds[ifOut]}`,
      onSelect: () => then(() => onOpen('out')),
    },
    line.priceSteps.length > 0 && {
      kind: 'action',
      icon: 'info',
      label: texts.whyThisPrice,
      onSelect: () => then(() => onOpen('price')),
    },
    canRemake && line.product
      ? {
          kind: 'link',
          icon: 'pencil',
          label: texts.changeOptions,
          href: `${line.product.path}?line=${line.id}`,
        }
      : null,
    canSubscribe && {
      kind: 'action',
      icon: 'calendar-sync',
      label: texts.subscribe,
      onSelect: () => then(() => onOpen('subscribe')),
    },
    save,
    onRemove && { kind: 'action', icon: 'trash-2', label: removeLabel, onSelect: () => then(onRemove) },
  ];
  return entries.filter((entry) => Boolean(entry)) as MenuEntry[];
}
