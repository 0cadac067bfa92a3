import { useEffect, useRef } from 'react';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { region, sections, sectionText, sectionTitle, tall } from './Rules.css.ts';
import { rulesLanguage } from './language.ts';
import { RulesBlocks } from './RulesBlocks.tsx';
import type { Rules_ProgramFragment } from './Rules.generated.ts';

interface RulesTextProps {
  rules: NonNullable<Rules_ProgramFragment['officialRules']>;
  /** Takes most of the screen's height. */
  isTall?: boolean;
  /** Takes focus when it appears. */
  takesFocus?: boolean;
}

/** The frozen text, in a region that keyboards can scroll. */
export function RulesText({ rules, isTall = false, takesFocus = false }: RulesTextProps) {
  const texts = useGameDialogTexts().rules;
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={area}
      aria-label={texts.region}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be focusable
      tabIndex={0}
      className={isTall ? `${region} ${tall}` : region}
    >
      <dl className={sections} lang={rulesLanguage}>
        {rules.sections.map(({ title, blocks }) => (
          <div key={title}>
            <dt className={sectionTitle}>{title}</dt>
            <dd className={sectionText}>
              <RulesBlocks blocks={blocks} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
