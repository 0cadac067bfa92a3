import { EmptyState } from '@larder/design-system/EmptyState';
import { Stack } from '@larder/design-system/Stack';
import { TextLink } from '@larder/design-system/TextLink';
import { useParams } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { usePersonQuery } from './People.generated.ts';
import { PersonForm } from './PersonForm.tsx';

/** One person, to be looked at or changed. */
export function EditPerson() {
  const { people } = useMessages();
  const { id = '' } = useParams();
  const { data, error, refetch } = usePersonQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Stack gap={6}>
      <div>
        <TextLink href={paths.people} standalone quiet icon="chevron-left">
          {people.back}
        </TextLink>
      </div>
      {!data && error && <Failure onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && !data.person && <EmptyState headingLevel={1} headingSize="feature" title={people.goneTitle} />}
      {data?.person && <PersonForm key={id} person={data.person} />}
    </Stack>
  );
}
