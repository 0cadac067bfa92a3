import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Checkbox } from '@larder/design-system/Checkbox';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Select } from '@larder/design-system/Select';
import { Text } from '@larder/design-system/Text';
import { type SubmitEvent, useState } from 'react';
import { useLookup } from '../../../app/data/useLookup.ts';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { change } from '../../../writes/change.ts';
import { useChange } from '../../../writes/useChange.ts';
import { firstDays } from '../first-days.ts';
import { nearestWeeks } from '../nearest-weeks.ts';
import { keepList } from '../keep-list.ts';
import { SubscribeDocument } from '../ScheduleChanges.generated.ts';
import { SubscribeChoicesDocument, type SubscribeChoicesQuery } from './SubscribeHere.generated.ts';
import * as styles from './SubscribeHere.css.ts';

interface SubscribeHereProps {
  productId: string;
  name: string;
  /** How many are wanted now; as many come each time. */
  quantity: number;
  /** It is on the schedule. @param stays does it stay in the cart too? */
  onSubscribed: (stays: boolean) => void;
}

/** Puts a line of a cart on the schedule, and leaves it in the cart or takes it out (S-7, S-172, N-65). */
export function SubscribeHere(props: SubscribeHereProps) {
  const texts = useSubscriptionsTexts();
  const client = useApolloClient();
  const [choices, setChoices] = useState<SubscribeChoicesQuery>();
  const lookup = useLookup(
    props.productId,
    async () => (await client.query({ query: SubscribeChoicesDocument, fetchPolicy: 'no-cache' })).data,
    setChoices,
  );
  if (lookup.kind === 'failed')
    return (
      <Alert tone="error" size="small" title={texts.couldNotLoad} live>
        {lookup.message}
      </Alert>
    );
  const schedule = choices?.scheduleAndSave;
  if (!schedule)
    return (
      <Text size="meta" tone="soft">
        {texts.loading}
      </Text>
    );
  return <Form {...props} choices={schedule} owner={choices.me?.id} />;
}

interface FormProps extends SubscribeHereProps {
  choices: NonNullable<SubscribeChoicesQuery['scheduleAndSave']>;
  /** Whose schedule it is. */
  owner: string | undefined;
}

function Form({ productId, name, quantity, onSubscribed, owner, choices: { firstDate, frequencies } }: FormProps) {
  const texts = useSubscriptionsTexts();
  const client = useApolloClient();
  const announce = useAnnounce();
  const { busy, failed, send } = useChange<string>(texts.failed);
  const [weeks, setWeeks] = useState(String(nearestWeeks(frequencies, null)));
  const [startDate, setStartDate] = useState(firstDate);
  const [isSubstitutable, setSubstitutable] = useState(true);
  const [stays, setStays] = useState(true);
  const subscribe = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = { productId, quantity, weeks: Number(weeks), startDate, isSubstitutable };
    const answer = await send(productId, input, async (clientRequestId) => {
      const { data } = await change(client, {
        mutation: SubscribeDocument,
        variables: { input: { ...input, clientRequestId } },
        isAnswered: ({ subscribe: done }) => Boolean(done),
      });
      return data.subscribe;
    });
    if (!answer) return;
    if (answer.scheduleAndSave && owner) keepList(answer.scheduleAndSave, owner);
    announce(texts.done.scheduled(name));
    onSubscribed(stays);
  };
  return (
    <form className={styles.form} aria-label={texts.add.title(name)} onSubmit={(event) => void subscribe(event)}>
      {failed && (
        <Alert tone="error" size="small" title={texts.couldNotSave} live>
          {failed}
        </Alert>
      )}
      <div className={styles.fields}>
        <Select
          name="weeks"
          label={texts.add.often}
          options={frequencies.map((each) => ({ value: String(each.weeks), label: each.text }))}
          value={weeks}
          onChange={setWeeks}
        />
        <Select
          name="startDate"
          label={texts.add.from}
          options={firstDays(firstDate).map((value) => ({ value, label: texts.add.day(value) }))}
          value={startDate}
          onChange={setStartDate}
        />
      </div>
      <Checkbox label={texts.ifOut.allow} checked={isSubstitutable} onChange={setSubstitutable} />
      <Checkbox label={texts.add.keepInCart} checked={stays} onChange={setStays} />
      <div className={styles.foot}>
        <Button tone="primary" size="small" type="submit" busy={busy !== null} busyLabel={texts.add.busy}>
          {texts.add.action}
        </Button>
        <Text size="meta" tone="soft">
          {texts.add.each(quantity)}
        </Text>
      </div>
    </form>
  );
}
