import type { ErrorEnvelope } from '../../../generated/rest.ts';
import { serviceWords } from '../../../shared/service-words.ts';
import { sharedTexts } from '../../../shared/texts/index.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** The shopper's text for an address that couldn't be saved (G-109..G-113). */
export function addressErrorText(
  status: number,
  envelope: Pick<ErrorEnvelope, 'errors'> | null,
  language: Language,
): string {
  switch (status) {
    // N-3: the session is still valid; only a new code is required.
    case 401:
      return envelope?.errors[0]?.code === 'STEP_UP_REQUIRED'
        ? serviceWords(envelope.errors[0], language)
        : sharedTexts[language].errors.default;
    case 404:
      return texts[language].address.unknown ?? (envelope?.errors[0]?.message || texts[language].address.notFound);
    case 504:
      return texts[language].address.tooSlow;
    case 406:
      return texts[language].address.notAcceptable;
    case 400:
      return texts[language].address.badRequest;
    default:
      return sharedTexts[language].errors.default;
  }
}
