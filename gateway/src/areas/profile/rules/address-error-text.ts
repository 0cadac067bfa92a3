import type { ErrorEnvelope } from '../../../generated/rest.ts';
import { sharedTexts } from '../../../shared/texts.ts';
import { texts } from '../texts.ts';

/** The shopper's text for an address that couldn't be saved (G-109..G-113). */
export function addressErrorText(status: number, envelope: Pick<ErrorEnvelope, 'errors'> | null): string {
  switch (status) {
    // N-3: the session is still valid; only a new code is required.
    case 401:
      return envelope?.errors[0]?.code === 'STEP_UP_REQUIRED' ? envelope.errors[0].message : sharedTexts.errors.default;
    case 404:
      return envelope?.errors[0]?.message || texts.address.notFound;
    case 504:
      return texts.address.tooSlow;
    case 406:
      return texts.address.notAcceptable;
    case 400:
      return texts.address.badRequest;
    default:
      return sharedTexts.errors.default;
  }
}
