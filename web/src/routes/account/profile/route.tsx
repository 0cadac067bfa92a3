import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Heading } from '@larder/design-system/Heading';
import { Icon, type IconName } from '@larder/design-system/Icon';
import { Inline } from '@larder/design-system/Inline';
import { List, ListItem } from '@larder/design-system/List';
import { Note } from '@larder/design-system/Note';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { Suspense, useState } from 'react';
import { Link, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { AccountPage } from '../../../features/profile/AccountPage/AccountPage.tsx';
import { DeletePart } from '../../../features/profile/parts.ts';
import { phoneText } from '../../../features/profile/phone.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { useMessages } from '../../../messages/messages.ts';
import { useProfileTexts } from '../../../messages/profile.ts';
import { ProfileDocument, type ProfileQuery, useProfileData } from './Profile.generated.ts';
import { list, padded } from '../../../features/profile/AccountPage/AccountPage.css.ts';
import { subscription, way, ways, wayHint, wayTitle, wayWords } from './profile.css.ts';

type Me = NonNullable<ProfileQuery['me']>;
type Profile = NonNullable<Me['profile']>;

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, ProfileDocument);
  return { errors };
}

/** `/account/profile.html`: the shopper's details, and links to what can be changed (G-49..G-52). */
export function Component() {
  const { settings: texts } = useProfileTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { me } = useProfileData();
  if (!me) return null;
  return (
    <AccountPage name="settings" lead={texts.lead}>
      <div className={list}>
        <Ways profile={me.profile} />
        <AboutYou me={me} />
        {me.profile ? (
          <Subscriptions profile={me.profile} text={errorAt(errors, 'me.profile.subscriptions')?.message} />
        ) : (
          <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.profile')?.message} />
        )}
      </div>
    </AccountPage>
  );
}

function Ways({ profile }: { profile: Profile | null }) {
  const { pages } = useMessages().frame.account;
  const { settings: texts } = useProfileTexts();
  const first = profile?.addresses[0];
  const address = first ? `${first.address}, ${first.city}` : texts.addressesHint;
  const all: [href: string, icon: IconName, title: string, hint: string][] = [
    [screens.orders, 'package', pages.orders, texts.ordersHint],
    [screens.addresses, 'map-pin', pages.addresses, address],
    [screens.security, 'key-round', pages.security, texts.securityHint],
    [screens.communicationPreference, 'bell', pages.communication, texts.communicationHint],
  ];
  return (
    <div className={ways}>
      {all.map(([href, icon, title, hint]) => (
        <Link key={href} to={href} discover="none" className={way}>
          <Icon name={icon} size={24} />
          <span className={wayWords}>
            <span className={wayTitle}>{title}</span>
            <span className={wayHint}>{hint}</span>
          </span>
          <Icon name="chevron-right" />
        </Link>
      ))}
    </div>
  );
}

/** Name, contact details, account type, and card; an associate reads what that means (G-51, N-5). */
function AboutYou({ me }: { me: Me }) {
  const { settings: texts } = useProfileTexts();
  const { profile } = me;
  const phones = profile?.phones.map((phone) => <Phone key={phone.number} {...phone} />);
  const kind = me.isBusiness ? texts.business : texts.customerTypes[me.customerType];
  return (
    <Card as="section" padding="none" aria-labelledby="about-you">
      <div className={padded.facts}>
        <Heading level={2} size="title" id="about-you">
          {texts.contact}
        </Heading>
        <DefinitionList
          kind="rows"
          items={[
            { label: texts.name, value: `${me.firstName} ${me.lastName}` },
            { label: texts.email, value: me.email ?? texts.noEmail },
            { label: texts.phone, value: phones ? (phones.length > 0 ? phones : texts.noPhone) : null },
            { label: texts.customerType, value: kind },
            { label: texts.store, value: me.store.name },
            { label: texts.clubCard, value: profile ? (profile.loyalty?.clubCard ?? texts.noClubCard) : null },
          ]}
        />
        {me.customerType === 'EMPLOYEE' && <Note icon="info">{texts.associateNote}</Note>}
      </div>
    </Card>
  );
}

/** A number, and how to be rid of it. */
function Phone({ number, isPrimary }: Profile['phones'][number]) {
  const { settings: texts, deleting } = useProfileTexts();
  const [isAsking, setIsAsking] = useState(false);
  const shown = phoneText(number);
  return (
    <Inline gap={2}>
      <span>{isPrimary ? `${shown}, ${texts.primary}` : shown}</span>
      <Button tone="plain" onClick={() => setIsAsking(true)}>
        <span aria-hidden="true">{deleting.action}</span>
        <VisuallyHidden>{deleting.actionOf(shown)}</VisuallyHidden>
      </Button>
      {isAsking && (
        <Suspense>
          <DeletePart what={{ kind: 'phone', number }} name={shown} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </Inline>
  );
}

const kinds = { ACTIVE: 'active', COMING: 'todo', ENDED: 'over' } as const;

/** The household's subscriptions, how each stands, and the dates of that (G-52). */
function Subscriptions({ profile, text }: { profile: Profile; text: string | undefined }) {
  const { settings: texts } = useProfileTexts();
  const { subscriptions } = profile;
  if (!subscriptions) return <LoadFailed title={texts.subscriptionsCouldNotLoad} text={text} />;
  return (
    <Card as="section" padding="none" aria-labelledby="subscriptions">
      <div className={padded.facts}>
        <Heading level={2} size="title" id="subscriptions">
          {texts.subscriptions}
        </Heading>
        {subscriptions.length === 0 && <Text tone="soft">{texts.none}</Text>}
        <List kind="divided">
          {subscriptions.map(({ name, value, state, periodText }) => (
            <ListItem key={name}>
              <div className={subscription}>
                <span>
                  <b className={wayTitle}>{name}</b>, {texts.goesOn(value)}
                  <br />
                  <span className={wayHint}>{periodText}</span>
                </span>
                <Status kind={kinds[state]}>{texts.states[state]}</Status>
              </div>
            </ListItem>
          ))}
        </List>
      </div>
    </Card>
  );
}
