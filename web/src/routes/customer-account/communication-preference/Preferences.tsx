import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Note } from '@larder/design-system/Note';
import { Stack } from '@larder/design-system/Stack';
import { Switch } from '@larder/design-system/Switch';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Suspense, useState } from 'react';
import { ProfilePart } from '../../../features/offers/ProfilePart.ts';
import type { CommunicationChannel, CommunicationTopic, ProfileNeed } from '../../../graphql/schema-types.ts';
import { useProfileTexts } from '../../../messages/profile.ts';
import type { CommunicationPreference_PreferencesFragment } from './CommunicationPreference.generated.ts';
import { foot, head, hint, lacking, list, must, notes, place, row, rows, words } from './preferences.css.ts';
import { useSwitches } from './useSwitches.ts';

interface PreferencesProps {
  preferences: CommunicationPreference_PreferencesFragment;
  store: string;
  /** The shopper can be reached in another way now. */
  onAdded?: (() => void) | undefined;
}

interface Channel {
  channel: CommunicationChannel;
  /** What to ask for where there is no way to reach the shopper by it. */
  need: ProfileNeed;
  name: string;
  reaches: boolean;
  without: string;
}

/** A switch for each topic and channel, what is always on, and a button to unsubscribe from all. */
export function Preferences({ preferences, store, onAdded }: PreferencesProps) {
  const { communication: texts } = useProfileTexts();
  const announce = useAnnounce();
  const { topics, maskedEmail, maskedPhone } = preferences;
  const { isOn, move, problem } = useSwitches(topics);
  const [need, setNeed] = useState<ProfileNeed | null>(null);
  const channels: Channel[] = [
    { channel: 'EMAIL', need: 'EMAIL', name: texts.email, reaches: maskedEmail !== null, without: texts.noEmail },
    { channel: 'TEXT', need: 'PHONE', name: texts.text, reaches: maskedPhone !== null, without: texts.noPhone },
  ];
  const everything = topics.flatMap(({ topic }) => channels.map(({ channel }) => ({ topic, channel, enabled: false })));
  const anyOn = everything.some(({ topic, channel }) => isOn(topic, channel));
  const turn = async (topic: CommunicationTopic, channel: CommunicationChannel, name: string, enabled: boolean) => {
    if (await move([{ topic, channel, enabled }]))
      announce(texts.savedNow(texts.switchLabel(texts.topics[topic].title, name), enabled));
  };
  const unsubscribe = async () => {
    if (await move(everything)) announce(texts.unsubscribed);
  };
  return (
    <>
      {problem && (
        <Alert tone="error" title={texts.notSaved} headingLevel={2}>
          {problem}
        </Alert>
      )}
      <Card padding="none">
        <div className={rows}>
          <div className={place}>
            <div className={row} aria-hidden="true">
              <span className={words} />
              {channels.map(({ name }) => (
                <span key={name} className={head}>
                  {name}
                </span>
              ))}
            </div>
            <ul className={list}>
              {topics.map(({ topic }) => (
                <li key={topic}>
                  <div className={row}>
                    <div className={words}>
                      <Heading level={2} size="label">
                        {texts.topics[topic].title}
                      </Heading>
                      <p className={hint}>{texts.topics[topic].text(store)}</p>
                    </div>
                    {channels.map(({ channel, name, reaches }) => (
                      <Switch
                        key={channel}
                        side="start"
                        label={<VisuallyHidden>{texts.switchLabel(texts.topics[topic].title, name)}</VisuallyHidden>}
                        checked={reaches && isOn(topic, channel)}
                        disabled={!reaches}
                        onChange={(enabled) => void turn(topic, channel, name, enabled)}
                      />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Card>
      <Stack gap={4}>
        <Heading level={2} size="title">
          {texts.alwaysOn}
        </Heading>
        <Card padding="none">
          <div className={rows}>
            <div className={place}>
              <ul className={list}>
                {[texts.wins, texts.orders].map(({ title, text }) => (
                  <li key={title}>
                    <div className={row}>
                      <div className={words}>
                        <Heading level={3} size="label">
                          {title}
                        </Heading>
                        <p className={hint}>{text}</p>
                      </div>
                      {channels.map(({ channel, name }) => (
                        <span key={channel} className={must}>
                          <Icon name="lock" size={16} />
                          {name}
                        </span>
                      ))}
                    </div>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Card>
      </Stack>
      <div className={notes}>
        {channels
          .filter(({ reaches }) => !reaches)
          .map(({ channel, without, need: missing }) => (
            <div key={channel} className={lacking}>
              <Note icon="info">{without}</Note>
              <span data-needs-scripts="">
                <Button tone="outline" onClick={() => setNeed(missing)}>
                  {texts.add[missing]}
                </Button>
              </span>
            </div>
          ))}
        <Note icon="clock">{texts.businessDays}</Note>
      </div>
      <div className={foot}>
        <Text tone="soft">{texts.saved}</Text>
        <Button tone="outline" disabled={!anyOn} onClick={() => void unsubscribe()}>
          {texts.unsubscribe}
        </Button>
      </div>
      <Suspense fallback={null}>
        {need !== null && (
          <ProfilePart
            need={need}
            isAfterClip={false}
            onClose={() => {
              setNeed(null);
              onAdded?.();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
