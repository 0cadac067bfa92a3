import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../../app/data/query.ts';
import { screens } from '../../../../app/routing/paths.ts';
import { useFreshPassTexts } from '../../../../messages/play/fresh-pass.ts';
import { LoadFailed } from '../../../../ui/LoadFailed/LoadFailed.tsx';
import { Page } from '../../../../ui/Page/Page.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import * as styles from './fresh-pass.css.ts';
import { FreshPassPageDocument, useFreshPassPageData } from './FreshPassPage.generated.ts';
import { FreshPassState } from './FreshPassState.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, FreshPassPageDocument);
  return { errors };
}

/** `/freshpass/manage/subscribe`: whether FreshPass is on, what it brings, and one press to change it (S-28, N-70). */
export function Component() {
  const texts = useFreshPassTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const freshPass = useFreshPassPageData().me?.freshPass;
  return (
    <Page title={texts.title} lead={texts.lead}>
      {freshPass ? (
        <FreshPassState freshPass={freshPass} />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.freshPass')?.message} />
      )}
      <Section
        title={texts.benefits.title}
        action={
          <TextLink href={screens.coupons} standalone>
            {texts.offers}
          </TextLink>
        }
      >
        <ul className={styles.benefits}>
          {texts.benefits.all.map(({ icon, title, text }) => (
            <li key={icon} className={styles.benefit}>
              <Tile size="small">
                <Icon name={icon} size={22} />
              </Tile>
              <Heading level={3} size="label">
                {title}
              </Heading>
              <Text size="meta" tone="soft">
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
