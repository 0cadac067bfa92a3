import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { pathTo } from '../../../app/routing/paths.ts';
import { useDrawTexts } from '../../../messages/play/draws.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { card, picture, wide } from './DrawCard.css.ts';
import type { DrawCard_DrawFragment } from './DrawCard.generated.ts';

/** The status of a game's draw, and the link to check it (N-30). */
export function DrawCard({ draw }: { draw: DrawCard_DrawFragment }) {
  const status = useDrawTexts();
  const { id, state, drawDateString, entryCount } = draw;
  const isDrawn = state === 'DRAWN' || state === 'VERIFIED' || state === 'PUBLISHED';
  return (
    <Card padding="small">
      <div className={card}>
        <Tile>
          <img className={picture} src={pictureSrc('trophy')} alt="" loading="lazy" />
        </Tile>
        <div>
          <Heading level={2} size="lead">
            {isDrawn ? status.isDrawn : status.isOpen}
          </Heading>
          <Text tone="soft">
            {isDrawn ? status.drawnLine(drawDateString, entryCount) : status.openLine(drawDateString, entryCount)}
          </Text>
        </div>
        {state === 'PUBLISHED' ? (
          <div className={wide}>
            <Status kind="done">{status.winnerVerified}</Status>
          </div>
        ) : null}
        <div className={wide}>
          <ButtonLink tone="outline" size="small" href={pathTo('verify', { drawId: id })}>
            {isDrawn ? status.check : status.howWeDraw}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
