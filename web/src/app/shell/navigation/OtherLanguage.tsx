import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useFooterTexts } from '../../../messages/frame/footer.ts';
import { languages } from '../../../messages/language.ts';
import { useMessages } from '../../../messages/messages.ts';
import { languageForm } from '../../routing/language-form.ts';
import * as styles from './OtherLanguage.css.ts';

/** A menu's way to the same page in the other language, for guests and members alike; it is kept in a cookie for a year. */
export function OtherLanguage() {
  const { language } = useMessages();
  const texts = useFooterTexts();
  return (
    <form method="post" action={languageForm.path} className={styles.form}>
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <button key={each} className={styles.choice} name={languageForm.field} value={each}>
            <Icon name="globe" size={22} />
            <span>
              <VisuallyHidden>{texts.language}: </VisuallyHidden>
              <span lang={each}>{texts.languages[each]}</span>
            </span>
          </button>
        ))}
    </form>
  );
}
