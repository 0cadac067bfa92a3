import { ButtonLink } from '@larder/design-system/ButtonLink';
import { ScrollArea } from '@larder/design-system/ScrollArea';
import { Stack } from '@larder/design-system/Stack';
import { Status } from '@larder/design-system/Status';
import { Table } from '@larder/design-system/Table';
import { TextLink } from '@larder/design-system/TextLink';
import { paths } from '../../routing/paths.ts';
import { useMay, useOperator } from '../../session/session.ts';
import { useMessages } from '../../messages/messages.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Failure, Loading } from '../../ui/states.tsx';
import { usePeopleQuery } from './People.generated.ts';
import * as styles from './People.css.ts';

/** Everybody who works with the console. */
export function People() {
  const { people: words, roles } = useMessages();
  const me = useOperator();
  const mayChange = useMay('CHANGE_PEOPLE');
  const { data, error, refetch } = usePeopleQuery({ fetchPolicy: 'cache-and-network' });
  const people = data?.people;
  return (
    <Stack gap={6}>
      <PageTitle
        title={words.title}
        actions={
          mayChange && (
            <ButtonLink tone="primary" size="small" icon="plus" href={paths.newPerson}>
              {words.add}
            </ButtonLink>
          )
        }
      >
        {words.intro}
      </PageTitle>
      {!people && error && <Failure onAgain={() => void refetch()} />}
      {!people && !error && <Loading />}
      {people && (
        <ScrollArea label={words.title} direction="inline">
          <div className={styles.wide}>
            <Table
              caption={words.title}
              captionHidden
              columns={[
                { key: 'name', title: words.name },
                { key: 'email', title: words.email },
                { key: 'roles', title: words.roles },
                { key: 'access', title: words.access },
              ]}
              rows={people.map((person) => ({
                key: person.id,
                cells: {
                  name: (
                    <TextLink standalone href={paths.person(person.id)}>
                      {person.fullName}
                      {person.id === me.id && ` (${words.you})`}
                    </TextLink>
                  ),
                  email: person.email,
                  roles: person.roles.map((role) => roles[role].name).join(', '),
                  access: (
                    <Status kind={person.isActive ? 'active' : 'over'}>
                      {person.isActive ? words.active : words.deactivated}
                    </Status>
                  ),
                },
              }))}
            />
          </div>
        </ScrollArea>
      )}
    </Stack>
  );
}
