import { useApolloClient } from '@apollo/client/react';
import { Button } from '@larder/design-system/Button';
import { Select } from '@larder/design-system/Select';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { type SubmitEvent, Suspense, useState } from 'react';
import { useLookup } from '../../../app/data/useLookup.ts';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import type { ScheduleChannel } from '../../../graphql/schema-types.ts';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { PlanChoicesDocument, type PlanChoicesQuery } from './PlanForm.generated.ts';
import * as styles from './PlanForm.css.ts';
import { phoneDigits } from '../../../ui/fields/phone-number.ts';

// Few ever change it.
const PlanStore = lazyPart(
  async () => (await import('./PlanStore.tsx')).PlanStore,
  'src/features/subscriptions/PlanForm/PlanStore.tsx',
);

/** How, when, and where orders shall come. */
export interface WantedPlan {
  channel: ScheduleChannel;
  /** The store they come from, if it is another. */
  storeId?: string;
  /** Of the store's day. */
  minute: number;
  addressId?: string;
  phone?: string;
}

interface PlanFormProps {
  /** Is it being sent? */
  busy?: boolean;
  onSave: (wanted: WantedPlan) => void;
}

/** How, when, and where scheduled orders come; what was chosen stays when it can't be saved (N-65). */
export function PlanForm(props: PlanFormProps) {
  const texts = useSubscriptionsTexts();
  const client = useApolloClient();
  const [choices, setChoices] = useState<PlanChoicesQuery>();
  const lookup = useLookup(
    'plan',
    // The cache has the whole schedule: a part of it would take its place.
    async () => (await client.query({ query: PlanChoicesDocument, fetchPolicy: 'no-cache' })).data,
    setChoices,
  );
  const plan = choices?.scheduleAndSave?.plan;
  if (plan) return <Form {...props} plan={plan} addresses={choices.me?.profile?.addresses ?? []} />;
  return (
    <Text size="meta" tone="soft">
      {lookup.kind === 'failed' ? lookup.message : texts.loading}
    </Text>
  );
}

type Plan = NonNullable<NonNullable<PlanChoicesQuery['scheduleAndSave']>['plan']>;
type Addresses = NonNullable<NonNullable<PlanChoicesQuery['me']>['profile']>['addresses'];

function Form({ plan, addresses, busy = false, onSave }: PlanFormProps & { plan: Plan; addresses: Addresses }) {
  const { plan: texts } = useSubscriptionsTexts();
  const [channel, setChannel] = useState<string>(plan.channel);
  // null while the store stays as it is; then another, or the same.
  const [store, setStore] = useState<{ id: string; name: string } | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const storeName = store?.name ?? plan.store?.name ?? null;
  const [minute, setMinute] = useState(String(plan.minute));
  const [addressId, setAddressId] = useState(plan.addressId ?? addresses[0]?.id ?? '');
  const [phone, setPhone] = useState(plan.phone ?? '');
  const digits = phoneDigits(phone);
  const [error, setError] = useState<string>();
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const isWrong = phone.trim() !== '' && digits === null;
    setError(isWrong ? texts.tenDigits : undefined);
    if (isWrong) return;
    onSave({
      channel: channel === 'DELIVERY' ? 'DELIVERY' : 'PICKUP',
      minute: Number(minute),
      ...(store ? { storeId: store.id } : {}),
      ...(channel === 'DELIVERY' && addressId !== '' ? { addressId } : {}),
      ...(digits === null ? {} : { phone: digits }),
    });
  };
  return (
    <form className={styles.form} aria-label={texts.title} onSubmit={save} data-needs-scripts="">
      <Select
        name="channel"
        label={texts.channel}
        options={[
          { value: 'PICKUP', label: texts.pickup(storeName) },
          { value: 'DELIVERY', label: texts.delivery },
        ]}
        value={channel}
        onChange={setChannel}
      />
      <Select
        name="minute"
        label={texts.time}
        options={plan.times.map((each) => ({ value: String(each.minute), label: each.text }))}
        value={minute}
        onChange={setMinute}
      />
      {channel === 'DELIVERY' && addresses.length > 0 && (
        <Select
          name="addressId"
          label={texts.address}
          options={addresses.map(({ id, address, city, zipCode }) => ({
            value: id,
            label: `${address}, ${city} ${zipCode}`,
          }))}
          value={addressId}
          onChange={setAddressId}
        />
      )}
      <div className={styles.whole}>
        <Text as="span" size="meta" tone="soft">
          {texts.from(storeName)}
        </Text>{' '}
        <LinkButton aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {texts.otherStore}
        </LinkButton>
        {isChoosing && (
          <Suspense>
            <PlanStore
              zipCode={plan.store?.zipCode ?? ''}
              value={store?.id ?? plan.store?.id ?? ''}
              onChange={(chosen) => setStore(chosen.id === plan.store?.id ? null : chosen)}
            />
          </Suspense>
        )}
      </div>
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel-national"
        label={texts.phone}
        error={error}
        value={phone}
        onChange={setPhone}
      />
      <Button tone="primary" type="submit" busy={busy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </form>
  );
}
