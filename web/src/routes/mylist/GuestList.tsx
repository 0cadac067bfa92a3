import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { screens } from '../../app/routing/paths.ts';
import { useMyListTexts } from '../../messages/savings/my-list.ts';
import { Picture } from '../../ui/Picture/Picture.tsx';
import * as styles from './my-list.css.ts';

/** What a guest reads while nothing is on the list: what it is for, and what signing in brings. */
export function GuestList({ signInPath }: { signInPath: string }) {
  const { guest } = useMyListTexts();
  return (
    <EmptyState
      picture={<Picture imageId="memo" size={120} />}
      title={guest.title}
      headingLevel={2}
      actions={
        <>
          <ButtonLink tone="primary" href={signInPath}>
            {guest.signIn}
          </ButtonLink>
          <ButtonLink tone="outline" href={screens.join}>
            {guest.join}
          </ButtonLink>
        </>
      }
    >
      <p>{guest.text}</p>
      <ul className={styles.points}>
        {guest.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </EmptyState>
  );
}

/** Beside a guest's list: where it is kept, and how it goes along to every device (N-6). */
export function KeepList({ signInPath }: { signInPath: string }) {
  const { guest } = useMyListTexts();
  return (
    <Card>
      <section className={styles.trip} aria-label={guest.keep.title}>
        <Heading level={2} size="small">
          {guest.keep.title}
        </Heading>
        <Text tone="soft">{guest.keep.text}</Text>
        <ButtonLink tone="primary" size="large" block href={signInPath}>
          {guest.signIn}
        </ButtonLink>
        <ButtonLink tone="outline" block href={screens.join}>
          {guest.join}
        </ButtonLink>
      </section>
    </Card>
  );
}
