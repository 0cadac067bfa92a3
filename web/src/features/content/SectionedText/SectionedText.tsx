import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { TextLink } from '@larder/design-system/TextLink';
import type { ComponentProps, ReactNode } from 'react';
import { RulesBlocks } from '../Rules/RulesBlocks.tsx';
import * as styles from './SectionedText.css.ts';

interface SectionedTextProps {
  sections: readonly { title: string; blocks: ComponentProps<typeof RulesBlocks>['blocks'] }[];
  /** Begins the id of each section: `rules` makes `#rules-1`. */
  anchor: string;
  /** Title of the list of sections. */
  contents: string;
  /** A section's title as it is drawn. */
  titleOf?: (place: number, title: string) => string;
  /** The language of the sections, where it isn't that of what is around them. */
  lang?: string;
  /** Below the last section. */
  children?: ReactNode;
}

/** A long text in sections that can be linked to, with its table of contents beside it; made to be printed as well. */
export function SectionedText({ sections, anchor, contents, titleOf, lang, children }: SectionedTextProps) {
  const titled = sections.map(({ title, blocks }, index) => ({
    key: title,
    id: `${anchor}-${index + 1}`,
    title: titleOf ? titleOf(index + 1, title) : title,
    blocks,
  }));
  return (
    <div className={styles.columns}>
      <aside className={styles.contents}>
        <Card padding="medium">
          <nav aria-label={contents}>
            <Heading level={2} size="lead">
              {contents}
            </Heading>
            <ol className={styles.list} lang={lang}>
              {titled.map(({ key, id, title }) => (
                <li key={key}>
                  <TextLink href={`#${id}`} size="meta" standalone quiet>
                    {title}
                  </TextLink>
                </li>
              ))}
            </ol>
          </nav>
        </Card>
      </aside>
      <div className={styles.sections}>
        {titled.map(({ key, id, title, blocks }) => (
          <section key={key} id={id} className={styles.section} aria-labelledby={`${id}-title`} lang={lang}>
            <Heading level={2} size="small" id={`${id}-title`}>
              {title}
            </Heading>
            <div className={styles.text}>
              <RulesBlocks blocks={blocks} />
            </div>
          </section>
        ))}
        {children}
      </div>
    </div>
  );
}
