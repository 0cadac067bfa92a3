import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Picture } from '../Picture/Picture.tsx';

interface NothingYetProps {
  imageId: string;
  /** What isn't there yet, what it would be, and where to begin. */
  texts: { title: string; text: string; action: string };
  /** Where to begin. */
  href: string;
  /** outline: another action of the page is its first. */
  tone?: 'primary' | 'outline';
}

/** A list of the shopper's that has nothing on it yet, below the heading of its page. */
export function NothingYet({ imageId, texts, href, tone = 'primary' }: NothingYetProps) {
  return (
    <EmptyState
      picture={<Picture imageId={imageId} size={112} />}
      title={texts.title}
      headingLevel={2}
      actions={
        <ButtonLink tone={tone} href={href}>
          {texts.action}
        </ButtonLink>
      }
    >
      {texts.text}
    </EmptyState>
  );
}
