import { Icon } from '@larder/design-system/Icon';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useFooterTexts } from '../../../messages/frame/footer.ts';
import { languages } from '../../../messages/language.ts';
import { useMessages } from '../../../messages/messages.ts';
import { languageForm } from '../../routing/language-form.ts';
import * as styles from './LanguageSwitch.css.ts';

/** The page's language, and the choice of another: a form, so that it works without JavaScript, and loads the page anew. */
export function LanguageSwitch() {
  const { language } = useMessages();
  const texts = useFooterTexts();
  return (
    <details className={styles.place}>
      <summary className={styles.chosen}>
        <Icon name="globe" size={18} />
        <span>
          <VisuallyHidden>{texts.language}: </VisuallyHidden>
          {texts.languages[language]}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <form className={styles.panel} method="post" action={languageForm.path}>
        {languages.map((each) => (
          <button
            key={each}
            className={styles.choice}
            name={languageForm.field}
            value={each}
            lang={each}
            aria-current={each === language || undefined}
          >
            {texts.languages[each]}
          </button>
        ))}
      </form>
    </details>
  );
}
