import { useState } from 'react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Stack } from '@larder/design-system/Stack';
import { TextLink } from '@larder/design-system/TextLink';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { useMessages } from '../../messages/messages.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { emptyDraft, inputOf } from './draft.ts';
import { errorsOf } from './errors.ts';
import { useAddPersonMutation } from './People.generated.ts';
import * as styles from './People.css.ts';
import { PersonFields, type FieldErrors } from './PersonFields.tsx';

/** Lets somebody in. */
export function NewPerson() {
  const { people, failure } = useMessages();
  const navigate = useNavigate();
  const [draft, setDraft] = useState(emptyDraft);
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [add, { loading }] = useAddPersonMutation();
  const save = async () => {
    setErrors({});
    setProblem(undefined);
    try {
      const { data } = await add({ variables: { input: { requestId, email: draft.email, ...inputOf(draft) } } });
      const { person, userErrors } = data?.addPerson ?? {};
      if (person) return void navigate(paths.people);
      const { atFields, other } = errorsOf(userErrors ?? []);
      setErrors(atFields);
      setProblem(other);
      setRequestId(crypto.randomUUID());
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
        <div>
          <TextLink href={paths.people} standalone quiet icon="chevron-left">
            {people.back}
          </TextLink>
        </div>
        <PageTitle title={people.add} />
        <PersonFields isNew draft={draft} onChange={setDraft} errors={errors} />
        {problem && <Alert tone="error" title={problem} />}
        <div>
          <Button tone="primary" type="submit" busy={loading} busyLabel={people.adding}>
            {people.addThem}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
