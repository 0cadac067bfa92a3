import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { type FocusEvent, type ReactElement, useRef } from 'react';
import { useDirection } from '../../support/direction.ts';
import { type TriggeredProps, useOpen } from '../../support/overlay/useOpen.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { Link } from '../LinkProvider/index.ts';
import * as styles from './Menu.css.ts';

/** Something that happens. */
export interface MenuAction {
  kind: 'action';
  label: string;
  icon?: IconName | undefined;
  /** `error` for what can't be undone. */
  tone?: 'ink' | 'error' | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
}

/** A page to go to. */
export interface MenuLink {
  kind: 'link';
  label: string;
  icon?: IconName | undefined;
  href: string;
}

/** One of several, as the order of a list. */
export interface MenuChoice {
  kind: 'choice';
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A line between two groups. */
export interface MenuLine {
  kind: 'line';
}

export type MenuEntry = MenuAction | MenuLink | MenuChoice | MenuLine;

export interface MenuProps extends TriggeredProps {
  /** A Button or an IconButton that it opens from and is placed by. */
  trigger: ReactElement;
  /** The rows: actions, links, choices, and lines between them. */
  entries: readonly MenuEntry[];
  /** The edge of the trigger it lines up with. */
  align?: 'start' | 'end' | undefined;
  /** Was it asked for with the keyboard before it was there? Then it opens at its first entry, as it does from its own trigger. */
  startsAtFirst?: boolean | undefined;
  /** Called once it is gone and its trigger has the focus again. */
  onClosed?: (() => void) | undefined;
}

/** A few actions, links, or choices behind a button; the page behind stays available. */
export function Menu({ trigger, entries, align = 'start', startsAtFirst = false, onClosed, ...opening }: MenuProps) {
  const dir = useDirection();
  const { open, change } = useOpen(opening);
  const isDue = useRef(startsAtFirst);
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!isDue.current || target !== currentTarget) return;
    isDue.current = false;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus();
  };
  return (
    <RadixMenu.Root modal={false} dir={dir} open={open} onOpenChange={change}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <RadixMenu.Content
          className={styles.panel}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          loop
          onFocus={onFocus}
          onCloseAutoFocus={() => onClosed && queueMicrotask(onClosed)}
        >
          {entries.map((entry, index) => (
            <Entry key={entry.kind === 'line' ? `line-${index}` : entry.label} entry={entry} />
          ))}
        </RadixMenu.Content>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  switch (entry.kind) {
    case 'action':
      return (
        <RadixMenu.Item
          className={styles.item[entry.tone ?? 'ink']}
          disabled={entry.disabled ?? false}
          onSelect={entry.onSelect}
        >
          {entry.icon && <Icon name={entry.icon} />}
          {entry.label}
        </RadixMenu.Item>
      );
    case 'link':
      return (
        <RadixMenu.Item asChild className={styles.item.ink}>
          <Link href={entry.href}>
            {entry.icon && <Icon name={entry.icon} />}
            {entry.label}
          </Link>
        </RadixMenu.Item>
      );
    case 'choice':
      return (
        <RadixMenu.RadioGroup value={entry.value} onValueChange={entry.onChange} aria-label={entry.label}>
          <RadixMenu.Label className={styles.label}>{entry.label}</RadixMenu.Label>
          {entry.options.map(({ value, label }) => (
            <RadixMenu.RadioItem key={value} value={value} className={styles.item.ink}>
              <span className={styles.mark}>
                <RadixMenu.ItemIndicator asChild>
                  <span>
                    <Icon name="check" />
                  </span>
                </RadixMenu.ItemIndicator>
              </span>
              {label}
            </RadixMenu.RadioItem>
          ))}
        </RadixMenu.RadioGroup>
      );
    case 'line':
      return <RadixMenu.Separator className={styles.line} />;
  }
}
