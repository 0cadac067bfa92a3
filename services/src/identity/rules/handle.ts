import { firstCharacters } from '../../../../server-kit/characters.ts';
import { domainToASCII } from 'node:url';
import { isEmailAddress } from '../../../../server-kit/email-address.ts';
import { phoneDigits } from '../../../../server-kit/phone-number.ts';

/** How a code reaches a shopper. */
export type Channel = 'sms' | 'email';

/**
 * The normalized handle, or null when it isn't one: an email address in lowercase (at most 254 characters), its domain as the
 * mail servers know it whatever its script, or
 * a US mobile number of ten NANP digits in E.164 (N-7).
 */
export function normalizeHandle(channel: Channel, handle: string): string | null {
  return channel === 'email' ? normalizeEmail(handle) : normalizePhone(handle);
}

function normalizeEmail(text: string): string | null {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/s.exec(text.replaceAll(/\p{Cf}/gu, '').trim()) ?? [];
  const email = `${name}@${domainToASCII(domain)}`.toLowerCase();
  return isEmailAddress(email) ? email : null;
}

function normalizePhone(text: string): string | null {
  const digits = phoneDigits(text);
  return digits !== null && /^[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits}` : null;
}

/** What a screen may show of a handle: `m•••@example.com`, `(•••) •••-0142`. */
export function maskHandle(channel: Channel, handle: string): string {
  if (channel === 'sms') return `(•••) •••-${handle.slice(-4)}`;
  const [name = '', domain = ''] = handle.split('@');
  return `${firstCharacters(name, 1)}•••@${domain}`;
}
