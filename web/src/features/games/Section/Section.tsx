import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type ReactNode, useId } from 'react';
import { head, section } from './Section.css.ts';

interface SectionProps {
  title: string;
  lead?: string;
  /** For links to it. */
  id?: string;
  /** May use the heading's id to name something inside. */
  children: ReactNode | ((headingId: string) => ReactNode);
}

/** A part of a page under its own heading. */
export function Section({ title, lead, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={section} aria-labelledby={headingId} id={id}>
      <header className={head}>
        <Heading level={2} size="title" id={headingId}>
          {title}
        </Heading>
        {lead ? <Text tone="soft">{lead}</Text> : null}
      </header>
      {typeof children === 'function' ? children(headingId) : children}
    </section>
  );
}
