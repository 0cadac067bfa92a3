import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { screens } from '../../../../app/routing/paths.ts';
import { useFreshPassTexts } from '../../../../messages/play/fresh-pass.ts';
import { money } from '../../../../messages/support/formats.ts';
import { LinkButton } from '../../../../ui/LinkButton/LinkButton.tsx';
import { Picture } from '../../../../ui/Picture/Picture.tsx';
import { actionOf, labelOf, wordsOf } from './fresh-pass-words.ts';
import * as styles from './fresh-pass.css.ts';
import type { FreshPassState_FreshPassFragment as FreshPass } from './FreshPassState.generated.ts';
import { useFreshPassChange } from './useFreshPassChange.ts';

/** How the household stands with FreshPass, what it has saved, and the one thing that can be done about it (S-28, N-70). */
export function FreshPassState({ freshPass }: { freshPass: FreshPass }) {
  const texts = useFreshPassTexts();
  const { send, isBusy, failure } = useFreshPassChange();
  const { isActive, membership } = freshPass;
  const action = actionOf(freshPass);
  const { title, text, terms } = wordsOf(freshPass, texts);
  // The second click of a double click is meant for the button that was there: what it has become would undo the first.
  const press = ({ detail }: { detail: number }) => {
    if (action && detail < 2) void send(action, action === 'JOIN' ? (membership?.price?.amount ?? null) : null);
  };
  const isQuiet = isActive && action !== 'KEEP';
  return (
    <Card as="section" padding="large" aria-label={texts.title}>
      <div className={styles.state}>
        <div className={styles.words}>
          {isActive && <Status kind="done">{texts.state.on}</Status>}
          <div className={styles.head}>
            <Heading level={2} size="title">
              {title}
            </Heading>
            <Text tone="soft">{text}</Text>
          </div>
          {membership?.savedText != null && (
            <p className={styles.saved}>
              <SavingsBadge size="medium">{money(membership.saved)}</SavingsBadge>{' '}
              <span className={styles.savedWords}>
                <Text as="strong">{texts.saved}</Text>{' '}
                <Text as="span" size="meta" tone="soft">
                  {membership.savedText}
                </Text>
              </span>
            </p>
          )}
          {failure !== null && (
            <Alert tone="error" title={texts.failed}>
              {failure}
            </Alert>
          )}
          <div className={styles.actions}>
            {isQuiet && (
              <ButtonLink tone="primary" size="large" href={screens.shop}>
                {texts.actions.shop}
              </ButtonLink>
            )}
            {action && (
              <span data-needs-scripts="">
                {isQuiet ? (
                  <LinkButton aria-disabled={isBusy} onClick={(event) => isBusy || press(event)}>
                    {isBusy ? texts.actions.busy : labelOf(action, freshPass, texts)}
                  </LinkButton>
                ) : (
                  <Button tone="primary" size="large" busy={isBusy} busyLabel={texts.actions.busy} onClick={press}>
                    {labelOf(action, freshPass, texts)}
                  </Button>
                )}
              </span>
            )}
            {!isActive && action === null && (
              <ButtonLink tone="primary" size="large" href={screens.rewards}>
                {texts.actions.rewards}
              </ButtonLink>
            )}
            {!isActive && action === 'JOIN' && (
              <TextLink href={screens.rewards} standalone>
                {texts.actions.orRewards}
              </TextLink>
            )}
          </div>
          {terms !== null && (
            <Text size="meta" tone="soft">
              {terms}
            </Text>
          )}
        </div>
        <div className={styles.picture}>
          <Picture imageId="delivery-truck" size={112} />
        </div>
      </div>
    </Card>
  );
}
