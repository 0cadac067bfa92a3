import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type ReactNode, useId } from 'react';
import { head, line, section } from './Section.css.ts';

interface SectionProps {
  title: string;
  lead?: string;
  /** A link at the end of the heading's line. */
  action?: ReactNode;
  /** For links to it. */
  id?: string;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function Section({ title, lead, action, id, children }: SectionProps) {
  const headingId = useId();
  return (
    <section className={section} aria-labelledby={headingId} id={id}>
      <header className={head}>
        <div className={line}>
          <Heading level={2} size="title" id={headingId}>
            {title}
          </Heading>
          {action}
        </div>
        {lead ? <Text tone="soft">{lead}</Text> : null}
      </header>
      {children}
    </section>
  );
}
