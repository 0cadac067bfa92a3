import { Button } from '@larder/design-system/Button';
import { RadioCards } from '@larder/design-system/RadioCards';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { useState } from 'react';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { ChooseCard_ChoiceFragment } from './ChooseCard.generated.ts';

export interface ChooseCardProps {
  choices: readonly ChooseCard_ChoiceFragment[];
  /** Last day to choose, in words: Aug 12. */
  chooseBy: string | null;
  /** What is awarded if nothing is chosen in time. */
  defaultChoiceId: string | null;
  busy: boolean;
  onChoose: (choiceId: string) => void;
}

/** One of three prizes: the button names the choice, with the deadline and the default below it. */
export function ChooseCard({ choices, chooseBy, defaultChoiceId, busy, onChoose }: ChooseCardProps) {
  const prizes = usePrizeTexts();
  const texts = prizes.choose;
  const [choice, setChoice] = useState('');
  const [isMissing, setMissing] = useState(false);
  const chosen = choices.find(({ id }) => id === choice);
  const byDefault = choices.find(({ id }) => id === defaultChoiceId);
  const choose = () => {
    if (chosen) onChoose(chosen.id);
    else setMissing(true);
  };
  return (
    <Stack gap={6}>
      <RadioCards
        legend={texts.title}
        legendHidden
        value={choice}
        onChange={(value) => {
          setChoice(value);
          setMissing(false);
        }}
        error={isMissing ? texts.first : undefined}
        options={choices.map(({ id, name, imageId, shortDescription, approximateValue: { amount } }) => ({
          value: id,
          title: name,
          description: [shortDescription, Number(amount) > 0 ? texts.value(prizes.dollars(amount)) : null]
            .filter(Boolean)
            .join(' · '),
          picture: (
            <Tile size="medium">
              <Picture imageId={imageId} size={48} />
            </Tile>
          ),
        }))}
      />
      <Stack gap={3}>
        <Button tone="primary" size="large" block busy={busy} busyLabel={prizes.redeeming} onClick={choose}>
          {chosen ? texts.choose(chosen.name) : texts.chooseOne}
        </Button>
        {chooseBy ? (
          <Text size="meta" tone="soft" align="center">
            {texts.by(chooseBy, byDefault?.name ?? null)}
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}
