import { useState } from 'react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useMay, useOperator } from '../../session/session.ts';
import { useMessages } from '../../messages/messages.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { draftOf, inputOf } from './draft.ts';
import { EditedMeanwhile } from './EditedMeanwhile.tsx';
import { errorsOf } from './errors.ts';
import { type Person_FactsFragment, useChangePersonMutation } from './People.generated.ts';
import * as styles from './People.css.ts';
import { PersonFields, type FieldErrors } from './PersonFields.tsx';

/** Changes a person from the version that was read; what somebody else has saved meanwhile is shown beside it. */
export function PersonForm({ person }: { person: Person_FactsFragment }) {
  const messages = useMessages();
  const { people, failure } = messages;
  const announce = useAnnounce();
  const me = useOperator();
  const mayChange = useMay('CHANGE_PEOPLE');
  const [base, setBase] = useState(person);
  const [draft, setDraft] = useState(() => draftOf(person));
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [isEdited, setEdited] = useState(false);
  const [change, { loading }] = useChangePersonMutation();
  const isMe = me.id === person.id;

  const save = async () => {
    setErrors({});
    setProblem(undefined);
    setSaved(false);
    try {
      const { isActive } = draft;
      const input = { requestId, id: base.id, version: base.version, isActive, ...inputOf(draft) };
      const { data } = await change({ variables: { input } });
      setRequestId(crypto.randomUUID());
      const { person: now, userErrors = [] } = data?.changePerson ?? {};
      const wasEdited = userErrors.some(({ code }) => code === 'EDITED_MEANWHILE');
      setEdited(wasEdited);
      if (now) setBase(now);
      if (now && !wasEdited) {
        setDraft(draftOf(now));
        announce(people.saved);
        return setSaved(true);
      }
      const { atFields, other } = errorsOf(userErrors);
      setErrors(atFields);
      setProblem(wasEdited ? undefined : other);
    } catch {
      setProblem(failure.saving);
    }
  };

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Stack gap={6}>
        <PageTitle title={base.fullName}>{!mayChange && people.lookOnly}</PageTitle>
        <PersonFields
          draft={draft}
          onChange={(changed) => {
            setDraft(changed);
            setSaved(false);
          }}
          errors={errors}
          accessFixed={isMe ? people.yourself : undefined}
          readOnly={!mayChange}
        />
        {isEdited && (
          <EditedMeanwhile
            theirs={draftOf(base)}
            yours={draft}
            onTakeTheirs={() => {
              setDraft(draftOf(base));
              setEdited(false);
            }}
          />
        )}
        {problem && <Alert tone="error" title={problem} />}
        {mayChange && (
          <div>
            <Button tone="primary" type="submit" busy={loading} busyLabel={people.saving}>
              {people.save}
            </Button>
          </div>
        )}
        {isSaved && <Text tone="success">{people.saved}</Text>}
      </Stack>
    </form>
  );
}
