import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Checkbox } from '@larder/design-system/Checkbox';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type FormEvent, useRef, useState } from 'react';
import { pathTo } from '../../../app/routing/paths.ts';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { type Rules_ProgramFragment, RulesText } from '../../content/rules.ts';

export interface Consents {
  acceptedRules: boolean;
  marketingConsent: boolean;
}

interface RulesStepProps {
  code: string;
  title: string;
  rules: NonNullable<Rules_ProgramFragment['officialRules']>;
  isBusy: boolean;
  /** Why the last try failed. */
  problem: { title: string; text: string } | null;
  /** The previous step is gone: the text takes focus. */
  takesFocus: boolean;
  onOptIn: (consents: Consents) => void;
  /** Back to the first step, or out of the flow if there is none. */
  onBack: () => void;
  backLabel: string;
}

/** The rules and two unchecked boxes. "Opt in" can always be pressed; without consent, the error shows at the box. */
export function RulesStep({
  code,
  title,
  rules,
  isBusy,
  problem,
  takesFocus,
  onOptIn,
  onBack,
  backLabel,
}: RulesStepProps) {
  const games = useGameTexts();
  const { optInFlow: texts, rules: rulesTexts } = useGameDialogTexts();
  const [accepted, setAccepted] = useState(false);
  const [tellMe, setTellMe] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(!accepted);
    if (accepted) onOptIn({ acceptedRules: true, marketingConsent: tellMe });
    else box.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        {problem ? (
          <Alert tone="warning" size="small" title={problem.title}>
            {problem.text}
          </Alert>
        ) : null}
        <RulesText rules={rules} takesFocus={takesFocus} />
        <div>
          <TextLink
            href={pathTo('officialRules', { programCode: code })}
            size="meta"
            standalone
            target="_blank"
            rel="noopener"
          >
            {rulesTexts.ownPageInNewTab}
          </TextLink>
        </div>
        <div>
          <Checkbox
            ref={box}
            name="acceptedRules"
            label={texts.accept(title)}
            checked={accepted}
            onChange={setAccepted}
            error={isMissing && !accepted ? texts.acceptFirst : undefined}
          />
          <Checkbox
            name="marketingConsent"
            label={
              <>
                {texts.tellMe}{' '}
                <Text as="span" tone="soft">
                  {texts.optional}
                </Text>
              </>
            }
            checked={tellMe}
            onChange={setTellMe}
          />
        </div>
        <Stack gap={2}>
          <Button type="submit" tone="primary" size="large" block busy={isBusy}>
            {games.optIn}
          </Button>
          <Button tone="plain" block onClick={onBack}>
            {backLabel}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
