/** `m•••@example.com`; null without an address. */
export function maskedEmail(email: string | null | undefined): string | null {
  const at = email?.lastIndexOf('@') ?? -1;
  return email && at > 0 ? `${email.slice(0, 1)}•••${email.slice(at)}` : null;
}

/** `(•••) •••-4821` for ten digits; null without a number. */
export const maskedPhone = (digits: string | undefined): string | null =>
  digits ? `(•••) •••-${digits.slice(-4)}` : null;
