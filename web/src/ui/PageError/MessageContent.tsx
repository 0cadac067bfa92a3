import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { screens } from '../../app/routing/paths.ts';
import { useLeave } from '../../app/routing/leave.ts';
import { useMessages } from '../../messages/messages.ts';
import { pictureSrc, type PictureId } from '../../art/pictures.ts';

interface MessageContentProps {
  picture: PictureId;
  title: string;
  text: string;
  action?: { href: string; label: string; reload?: boolean };
  /** Also offers a link to the games. */
  wayOn?: boolean;
}

/** A page with only a message: what happened, and what to do next. */
export function MessageContent({ picture, title, text, action, wayOn }: MessageContentProps) {
  const { frame, games } = useMessages();
  const leave = useLeave();
  return (
    <>
      <title>{title}</title>
      <EmptyState
        picture={<img src={pictureSrc(picture)} alt="" width={112} height={112} />}
        title={title}
        headingLevel={1}
        actions={
          <>
            {action && (
              <ButtonLink
                tone="primary"
                href={action.href}
                {...(action.reload ? { onClick: () => leave(action.href) } : {})}
              >
                {action.label}
              </ButtonLink>
            )}
            {wayOn && (
              <ButtonLink tone="primary" href={screens.forU}>
                {frame.notFound.wayOn(games.playAndEarn)}
              </ButtonLink>
            )}
          </>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
