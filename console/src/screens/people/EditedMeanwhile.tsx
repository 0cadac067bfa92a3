import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Stack } from '@larder/design-system/Stack';
import { Table } from '@larder/design-system/Table';
import { useMessages } from '../../messages/messages.tsx';
import { differencesOf, type Draft } from './draft.ts';

interface EditedMeanwhileProps {
  /** What is saved now. */
  theirs: Draft;
  /** What is in the form. */
  yours: Draft;
  onTakeTheirs: () => void;
}

/** Somebody else has saved something since the form was opened: what differs, and both ways on. */
export function EditedMeanwhile({ theirs, yours, onTakeTheirs }: EditedMeanwhileProps) {
  const messages = useMessages();
  const { people } = messages;
  return (
    <Stack gap={4}>
      <Alert tone="warning" title={people.editedTitle}>
        {people.editedBody}
      </Alert>
      <Table
        caption={people.editedTitle}
        captionHidden
        columns={[
          { key: 'field', title: people.field },
          { key: 'theirs', title: people.theirs },
          { key: 'yours', title: people.yours },
        ]}
        rows={differencesOf(theirs, yours, messages).map(({ field, ...cells }) => ({
          key: field,
          cells: { field, ...cells },
        }))}
      />
      <div>
        <Button tone="outline" size="small" onClick={onTakeTheirs}>
          {people.takeTheirs}
        </Button>
      </div>
    </Stack>
  );
}
