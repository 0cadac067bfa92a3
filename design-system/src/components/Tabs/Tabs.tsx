import * as RadixTabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { Bare } from '../../support/Bare.tsx';
import { useDirection } from '../../support/direction.ts';
import * as styles from './Tabs.css.ts';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** How many things there are, behind the label. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  content: ReactNode;
}

export interface TabsProps<Value extends string = string> {
  /** Name of the row of tabs. */
  label: string;
  /** The tabs, each with its panel. */
  tabs: readonly Tab<Value>[];
  /** The visible tab. */
  value: Value;
  /** Called with the tab that was chosen. */
  onChange: (value: Value) => void;
  /** `manual` when a panel is expensive to show: arrow keys only move, Enter and Space choose. */
  activation?: 'automatic' | 'manual' | undefined;
}

/** Parts of one thing, one visible at a time. */
export function Tabs<Value extends string = string>({
  label,
  tabs,
  value,
  onChange,
  activation = 'automatic',
}: TabsProps<Value>) {
  const dir = useDirection();
  return (
    <RadixTabs.Root
      asChild
      dir={dir}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      activationMode={activation}
    >
      <Bare className={styles.tabs}>
        <RadixTabs.List asChild aria-label={label}>
          <Bare className={styles.list}>
            {tabs.map((tab) => (
              <RadixTabs.Trigger
                key={tab.value}
                value={tab.value}
                disabled={tab.disabled ?? false}
                className={styles.tab}
              >
                {tab.label}
                {tab.count !== undefined && (
                  <>
                    {' '}
                    <span className={styles.count}>{tab.count}</span>
                  </>
                )}
              </RadixTabs.Trigger>
            ))}
          </Bare>
        </RadixTabs.List>
        {tabs.map((tab) => (
          <RadixTabs.Content key={tab.value} value={tab.value} asChild>
            <Bare className={styles.panel}>{tab.value === value && tab.content}</Bare>
          </RadixTabs.Content>
        ))}
      </Bare>
    </RadixTabs.Root>
  );
}
