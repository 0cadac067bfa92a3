import { TextLink } from '@larder/design-system/TextLink';
import { RulesBlocks } from '../../../features/content/Rules/RulesBlocks.tsx';
import type { Article } from './help-view.ts';
import * as styles from './help.css.ts';

/** An answer: its words, and where what it tells of is done. */
export function Answer({ article: { blocks, link }, language }: { article: Article; language: string }) {
  return (
    <div className={styles.answer} lang={language}>
      <RulesBlocks blocks={blocks} />
      {link && (
        <TextLink href={link.href} standalone>
          {link.title}
        </TextLink>
      )}
    </div>
  );
}
