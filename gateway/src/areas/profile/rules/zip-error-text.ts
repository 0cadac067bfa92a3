import type { ErrorEnvelope } from '../../../generated/rest.ts';
import { sharedTexts } from '../../../shared/texts/index.ts';
import { texts } from '../texts/index.ts';
import type { Language } from '../../../shared/language.ts';

/** The shopper's text for a failed ZIP lookup (G-105..G-108). @param envelope from the ZIP resolver (N-76) */
export function zipErrorText(
  status: number,
  envelope: Pick<ErrorEnvelope, 'errors'> | null,
  language: Language,
): string {
  switch (status) {
    case 404:
      return texts[language].zip.notFound ?? (envelope?.errors[0]?.message || sharedTexts[language].errors.default);
    case 504:
      return texts[language].zip.tooSlow;
    case 406:
      return texts[language].zip.notAcceptable;
    default:
      return sharedTexts[language].errors.default;
  }
}
