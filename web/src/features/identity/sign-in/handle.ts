import { isEmailAddress } from '../../../ui/fields/email-address.ts';
import { phoneDigits } from '../../../ui/fields/phone-number.ts';
import type { SignInChannel } from '../../../graphql/schema-types.ts';

export type HandleProblem = 'emailMissing' | 'emailInvalid' | 'phoneMissing' | 'phoneInvalid';
export type CheckedHandle = { handle: string } | { problem: HandleProblem };

// North American plan: area code and exchange begin with 2 to 9, and neither is a service code like 911.
const phone = /^[2-9](?!11)\d\d[2-9](?!11)\d{6}$/;

/** The e-mail address without spaces round it, or what is wrong with it (N-7: at most 254 characters). */
function checkEmail(text: string): CheckedHandle {
  if (text === '') return { problem: 'emailMissing' };
  return isEmailAddress(text) ? { handle: text } : { problem: 'emailInvalid' };
}

/** The ten digits of a US number in any usual spelling, with or without +1, or what is wrong with it (N-7). */
function checkPhone(text: string): CheckedHandle {
  if (text === '') return { problem: 'phoneMissing' };
  const digits = phoneDigits(text) ?? '';
  return phone.test(digits) ? { handle: digits } : { problem: 'phoneInvalid' };
}

/** Checks what the shopper typed for a channel (N-7). */
export const checkHandle = (channel: SignInChannel, text: string): CheckedHandle =>
  (channel === 'EMAIL' ? checkEmail : checkPhone)(text.replaceAll(/\p{Cf}/gu, '').trim());
