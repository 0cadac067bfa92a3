/** Text that somebody else wrote, such that it can't move the cursor, change colors, or turn text around. */
export const printable = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');
