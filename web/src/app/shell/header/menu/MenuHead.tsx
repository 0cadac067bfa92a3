import { ButtonLink } from '@larder/design-system/ButtonLink';
import { TextLink } from '@larder/design-system/TextLink';
import { useMenuTexts } from '../../../../messages/frame/menu.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useFrame } from '../../../data/frame.ts';
import { screens } from '../../../routing/paths.ts';
import * as header from '../Header.css.ts';
import * as styles from './NavigationDrawer.css.ts';

/** Who is signed in, or the two ways in. */
export function MenuHead() {
  const { account } = useMessages().frame;
  const texts = useMenuTexts();
  const { viewer } = useFrame();
  if (viewer.isAuthorized)
    return (
      <p className={styles.who}>
        <span className={header.two}>
          <b className={styles.name}>{viewer.firstName}</b>
          <span className={header.small}>{viewer.site === 'BUSINESS' ? account.buyer : account.member}</span>
        </span>
      </p>
    );
  if (viewer.session === 'UNAVAILABLE') return <p className={styles.who}>{account.unavailable}</p>;
  return (
    <div className={styles.who}>
      <p className={styles.name}>{texts.guest}</p>
      <div className={styles.ways}>
        <ButtonLink tone="primary" href={viewer.signInPath}>
          {account.signIn}
        </ButtonLink>
        <TextLink href={screens.join} standalone>
          {texts.join}
        </TextLink>
      </div>
    </div>
  );
}
