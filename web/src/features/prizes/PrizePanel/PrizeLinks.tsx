import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Suspense, useState } from 'react';
import { pathTo } from '../../../app/routing/paths.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { RulesPart } from '../../content/parts.ts';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';
import { links, smallPrint } from './PrizePanel.css.ts';

interface PrizeLinksProps {
  prize: PrizePanel_PrizeFragment;
  /** Was something just redeemed? Then the link to the other prizes is here. */
  again: boolean;
}

/** The prize's full description, its terms, and its game's rules. */
export function PrizeLinks({ prize, again }: PrizeLinksProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const [showsRules, setShowsRules] = useState(false);
  const { programCode, name, language, description, shortDescription, terms, disclaimer } = prize;
  const texts = [
    description === shortDescription || description === name ? null : description,
    terms,
    disclaimer,
  ].filter(Boolean);
  return (
    <div className={smallPrint}>
      {texts.map((text) => (
        <Text key={text} size="meta" tone="soft" lang={language}>
          {text}
        </Text>
      ))}
      <div className={links}>
        <LinkButton onClick={() => setShowsRules(true)}>{games.panel.officialRules}</LinkButton>
        {again ? (
          <TextLink href={`${pathTo('gameDetails', { programCode })}#prizes`} size="meta" standalone>
            {prizes.result.seePrizes}
          </TextLink>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {showsRules ? <RulesPart code={programCode} onClose={() => setShowsRules(false)} /> : null}
      </Suspense>
    </div>
  );
}
