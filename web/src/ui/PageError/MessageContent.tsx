import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { useLeave } from '../../app/routing/leave.ts';
import { pictureSrc, type PictureId } from '../../art/pictures.ts';

interface MessageContentProps {
  picture: PictureId;
  title: string;
  text: string;
  action: { href: string; label: string; reload?: boolean };
}

/** A page with only a message: what happened, and what to do next. */
export function MessageContent({ picture, title, text, action }: MessageContentProps) {
  const leave = useLeave();
  return (
    <>
      <title>{title}</title>
      <EmptyState
        picture={<img src={pictureSrc(picture)} alt="" width={112} height={112} />}
        title={title}
        headingLevel={1}
        actions={
          <ButtonLink
            tone="primary"
            href={action.href}
            {...(action.reload ? { onClick: () => leave(action.href) } : {})}
          >
            {action.label}
          </ButtonLink>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
