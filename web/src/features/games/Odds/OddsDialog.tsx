import { Dialog } from '@larder/design-system/Dialog';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { Hash } from '../../../ui/Hash/Hash.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import { cell, end, headCell, next, outcome, table } from './Odds.css.ts';

interface OddsDialogProps {
  title: string;
  odds: NonNullable<PlayPanel_ProgramFragment['game']>['odds'];
  /** Hash of the seed that decides the next play, shown before it (N-20). */
  nextCommit: string | null;
  onClose: () => void;
}

/** The published odds, line by line (N-19). */
export function OddsDialog({ title, odds, nextCommit, onClose }: OddsDialogProps) {
  const games = useGameTexts();
  const texts = useGameDialogTexts().odds;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title(title)}
      description={texts.lead}
      closeLabel={games.close}
    >
      <table className={table}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {texts.outcome}
            </th>
            <th scope="col" className={`${headCell} ${end}`}>
              {texts.chance}
            </th>
          </tr>
        </thead>
        <tbody>
          {odds.map(({ label, imageId, isPrize, insteadOf, oneIn }, index) => (
            <tr key={index}>
              <th scope="row" className={cell}>
                <span className={outcome}>
                  <Picture imageId={imageId} size={32} />
                  {isPrize ? label : texts.noPrize}
                </span>
                {insteadOf ? (
                  <Text as="span" size="meta" tone="soft">
                    {texts.insteadOf(insteadOf)}
                  </Text>
                ) : null}
              </th>
              <td className={`${cell} ${end}`}>{texts.oneIn(oneIn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {nextCommit ? (
        <div className={next}>
          <Heading level={3} size="label">
            {texts.nextPlay}
          </Heading>
          <Text size="meta" tone="soft">
            {texts.nextPlayLead}
          </Text>
          <Hash value={nextCommit} />
        </div>
      ) : null}
    </Dialog>
  );
}
