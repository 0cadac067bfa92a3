import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Container } from '@larder/design-system/Container';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Skeleton } from '@larder/design-system/Skeleton';
import { Stack } from '@larder/design-system/Stack';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { paths } from '../routing/paths.ts';
import { useMessages } from '../messages/messages.tsx';

/** Something is on its way. @param rows how many lines of it are expected */
export function Loading({ rows = 6 }: { rows?: number }) {
  const { loading } = useMessages();
  return (
    <Stack gap={3}>
      <VisuallyHidden as="p">{loading}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} width="100%" height={40} shape="control" />
      ))}
    </Stack>
  );
}

/** Something didn't come, with a way on. @param level of the heading, where the whole page is missing */
export function Failure({ onAgain, level }: { onAgain: () => void; level?: 1 }) {
  const { failure } = useMessages();
  const again = (
    <Button tone="outline" size="small" onClick={onAgain}>
      {failure.again}
    </Button>
  );
  if (level === undefined)
    return (
      <Alert tone="error" title={failure.title} action={again}>
        {failure.body}
      </Alert>
    );
  return (
    <Container as="main" width="form">
      <EmptyState headingLevel={1} title={failure.title} actions={again}>
        {failure.body}
      </EmptyState>
    </Container>
  );
}

/** A page that none of one's roles includes. */
export function NotPermitted() {
  const { notPermitted } = useMessages();
  return (
    <EmptyState
      headingLevel={1}
      headingSize="feature"
      title={notPermitted.title}
      actions={
        <ButtonLink tone="outline" href={paths.home}>
          {notPermitted.home}
        </ButtonLink>
      }
    >
      {notPermitted.body}
    </EmptyState>
  );
}

/** An address that leads nowhere. */
export function NotFound() {
  const { notFound, notPermitted } = useMessages();
  return (
    <EmptyState
      headingLevel={1}
      headingSize="feature"
      title={notFound.title}
      actions={
        <ButtonLink tone="outline" href={paths.home}>
          {notPermitted.home}
        </ButtonLink>
      }
    >
      {notFound.body}
    </EmptyState>
  );
}
