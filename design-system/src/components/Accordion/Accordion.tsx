import * as RadixAccordion from '@radix-ui/react-accordion';
import { type ReactNode, useState } from 'react';
import { Bare } from '../../support/Bare.tsx';
import { useDirection } from '../../support/direction.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Accordion.css.ts';

export interface AccordionItem {
  value: string;
  title: ReactNode;
  /** Small text at the end of the title: "3 chosen". */
  note?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  /** The rows: a title and what it opens. */
  items: readonly AccordionItem[];
  /** Level of the titles in the outline of the page. */
  headingLevel: 2 | 3 | 4;
  /** Whether opening one closes the others. */
  opens?: 'one' | 'many' | undefined;
  /** The items open at first. */
  defaultOpen?: readonly string[] | undefined;
}

/** More landmarks than this help no one. */
const mostRegions = 6;

/** Headings that expand to show what belongs to them. Collapsed content is in the page too, for browsers without scripts. */
export function Accordion({ items, headingLevel, opens = 'many', defaultOpen = [] }: AccordionProps) {
  const dir = useDirection();
  const [open, setOpen] = useState<readonly string[]>(defaultOpen);
  const Heading = `h${headingLevel}` as const;
  const change = (next: string[]) => setOpen(opens === 'one' ? next.filter((value) => !open.includes(value)) : next);
  return (
    <RadixAccordion.Root type="multiple" dir={dir} value={[...open]} onValueChange={change}>
      {items.map(({ value, title, note, content }) => (
        <RadixAccordion.Item key={value} value={value} className={styles.item}>
          <RadixAccordion.Header asChild>
            <Heading>
              <RadixAccordion.Trigger className={styles.trigger}>
                <span className={styles.title}>{title}</span>
                {note && <span className={styles.note}>{note}</span>}
                <span className={styles.arrow}>
                  <Icon name="chevron-down" />
                </span>
              </RadixAccordion.Trigger>
            </Heading>
          </RadixAccordion.Header>
          <RadixAccordion.Content forceMount asChild>
            <Bare
              className={styles.panel}
              hidden={!open.includes(value)}
              role={items.length > mostRegions ? undefined : 'region'}
            >
              {content}
            </Bare>
          </RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
