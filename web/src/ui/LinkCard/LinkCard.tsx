import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import { link, list } from './LinkCard.css.ts';

interface LinkCardProps {
  href: string;
  imageId: string;
  title: string;
  /** A line about it. */
  note: string;
}

/** One of several links: a picture, a name, a line. Goes in a `LinkCards`. */
export function LinkCard({ href, imageId, title, note }: LinkCardProps) {
  return (
    <Card as="li" padding="none">
      <Link href={href} className={link}>
        <Tile size="medium">
          <Picture imageId={imageId} size={48} />
        </Tile>
        <div>
          <Heading level={3} size="label">
            {title}
          </Heading>
          <Text size="meta" tone="soft">
            {note}
          </Text>
        </div>
        <Icon name="chevron-right" />
      </Link>
    </Card>
  );
}

/** Links, side by side if there is room. */
export function LinkCards({ children }: { children: ReactNode }) {
  return <ul className={list}>{children}</ul>;
}
