import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { TextLink } from '@larder/design-system/TextLink';
import { useState } from 'react';
import { Form } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { maximumText } from '../../features/catalog/list/view/list-view.ts';
import { useListsTexts } from '../../messages/lists.ts';
import { useWaysOnTexts } from '../../messages/shop/ways-on.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import * as styles from './search.css.ts';

/** A search without words: a field for them, and the departments. */
export function NoWords() {
  const texts = useListsTexts();
  const ways = useWaysOnTexts();
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.page}>
      <PageTitle>{texts.search.title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.search.title}
        </Heading>
        <Text tone="soft">{texts.search.empty}</Text>
      </header>
      <search className={styles.search}>
        <Form method="get" action={screens.search} className={styles.form}>
          <TextField
            label={texts.search.field}
            name="q"
            value={typed}
            onChange={setTyped}
            maxLength={maximumText}
            required
          />
          <div className={styles.button}>
            <Button tone="primary" type="submit">
              {texts.search.submit}
            </Button>
          </div>
        </Form>
      </search>
      <TextLink href={screens.scan} standalone>
        {ways.scan}
      </TextLink>
      <TextLink href={screens.shop} standalone>
        {ways.allDepartments}
      </TextLink>
    </div>
  );
}
