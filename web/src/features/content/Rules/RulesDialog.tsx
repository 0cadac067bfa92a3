import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Skeleton } from '@larder/design-system/Skeleton';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { pathTo, screens } from '../../../app/routing/paths.ts';
import { useGameDialogTexts } from '../../../messages/play/game-dialogs.ts';
import { useMessages } from '../../../messages/messages.ts';
import { Hash } from '../../../ui/Hash/Hash.tsx';
import { useOfficialRulesQuery } from './Rules.generated.ts';
import { RulesText } from './RulesText.tsx';

interface RulesDialogProps {
  code: string;
  onClose: () => void;
}

/** The official rules, with the version in force (N-27). */
export function RulesDialog({ code, onClose }: RulesDialogProps) {
  const { games, frame } = useMessages();
  const texts = useGameDialogTexts().rules;
  const { data, loading, refetch } = useOfficialRulesQuery({ variables: { code }, errorPolicy: 'all' });
  const program = data?.me?.program;
  const rules = program?.officialRules;
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts.title}
      description={rules ? texts.version(rules.version, rules.effectiveFromString) : undefined}
      closeLabel={games.close}
    >
      {rules ? <RulesText rules={rules} isTall /> : null}
      {rules ? (
        <div>
          <Text size="meta" tone="soft">
            {texts.fingerprint}
          </Text>
          <Hash value={rules.hash} />
        </div>
      ) : null}
      {loading ? <Skeleton width="100%" height={272} shape="tile" /> : null}
      {!loading && !rules ? (
        <Alert
          tone="error"
          title={texts.couldNotLoad}
          action={
            <Button tone="outline" size="small" onClick={() => void refetch()}>
              {games.tryAgain}
            </Button>
          }
        >
          {frame.unavailable.text}
        </Alert>
      ) : null}
      {rules ? (
        <TextLink href={pathTo('officialRules', { programCode: code })} size="meta" standalone>
          {texts.ownPage}
        </TextLink>
      ) : null}
      {program?.links.rules && !program.links.rules.startsWith(`${screens.games}/`) ? (
        <TextLink href={program.links.rules} size="meta" standalone>
          {texts.fullText}
        </TextLink>
      ) : null}
    </Dialog>
  );
}
