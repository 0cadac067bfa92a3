import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { pathTo } from '../../../app/routing/paths.ts';
import { useHelpTexts } from '../../../messages/frame/help.ts';
import type { HelpPageQuery } from './HelpPage.generated.ts';
import * as styles from './help.css.ts';

/** Who answers in person: the desk of the visitor's store, and how to write. */
export function TalkToUs({ shop }: Pick<HelpPageQuery, 'shop'>) {
  const texts = useHelpTexts();
  const store = shop?.store;
  return (
    <Card as="section" aria-label={texts.person}>
      <div className={styles.person}>
        <Heading level={2} size="small">
          {texts.person}
        </Heading>
        {store && (
          <ul>
            {store.phoneText && store.phonePath && (
              <li className={styles.reach}>
                <Icon name="phone" />
                <TextLink href={store.phonePath} standalone>
                  {texts.call(store.phoneText)}
                </TextLink>
              </li>
            )}
            <li className={styles.reach}>
              <Icon name="store" />
              <div>
                <TextLink href={pathTo('store', { storeId: store.id })} standalone>
                  {texts.desk(store.name)}
                </TextLink>
                {store.openText && (
                  <Text size="meta" tone="soft">
                    {store.openText}
                  </Text>
                )}
              </div>
            </li>
          </ul>
        )}
        <ButtonLink tone="primary" href={pathTo('document', { name: 'contact' })} block>
          {texts.contact}
        </ButtonLink>
      </div>
    </Card>
  );
}
