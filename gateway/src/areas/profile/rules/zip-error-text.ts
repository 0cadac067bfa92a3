import type { ErrorEnvelope } from '../../../generated/rest.ts';
import { sharedTexts } from '../../../shared/texts.ts';
import { texts } from '../texts.ts';

/** The shopper's text for a failed ZIP lookup (G-105..G-108). @param envelope from the ZIP resolver (N-76) */
export function zipErrorText(status: number, envelope: Pick<ErrorEnvelope, 'errors'> | null): string {
  switch (status) {
    case 404:
      return envelope?.errors[0]?.message || sharedTexts.errors.default;
    case 504:
      return texts.zip.tooSlow;
    case 406:
      return texts.zip.notAcceptable;
    default:
      return sharedTexts.errors.default;
  }
}
