import { TextLink } from '@larder/design-system/TextLink';
import { useSyncExternalStore } from 'react';
import { useGameTexts } from '../../../messages/play/games.ts';
import type { GameDialog } from '../play/game-dialog.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { soundSetting } from '../../../storage/sound-setting.ts';
import { linkRow } from './PlayPanel.css.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';

interface PanelLinksProps {
  program: PlayPanel_ProgramFragment;
  onOpen: (dialog: GameDialog) => void;
}

/** How it works, rules, FAQ (G-6), and sound, which is off by default. */
export function PanelLinks({ program, onOpen }: PanelLinksProps) {
  const { panel } = useGameTexts();
  const isOn = useSyncExternalStore(soundSetting.subscribe, soundSetting.read, soundSetting.readOnServer);
  return (
    <div className={linkRow}>
      {program.game ? <LinkButton onClick={() => onOpen('how')}>{panel.howItWorks}</LinkButton> : null}
      <LinkButton onClick={() => onOpen('rules')}>{panel.officialRules}</LinkButton>
      {program.links.faq ? (
        <TextLink href={program.links.faq} size="meta" standalone>
          {panel.faq}
        </TextLink>
      ) : null}
      {program.game ? <LinkButton onClick={() => onOpen('odds')}>{panel.oddsAndFairness}</LinkButton> : null}
      {program.game ? (
        <LinkButton icon={isOn ? 'volume-2' : 'volume-x'} aria-pressed={isOn} onClick={() => soundSetting.set(!isOn)}>
          {panel.sound}
        </LinkButton>
      ) : null}
    </div>
  );
}
