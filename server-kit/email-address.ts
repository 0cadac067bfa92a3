/**
 * An email address (N-7), for a schema: at most 254 characters are checked beside it. Its domain may be in any script. What lies
 * beyond, only a sent email can tell.
 */
export const emailPattern =
  '^[^\\s@<>()[\\],;:"\\\\]+@[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?(?:\\.[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?)+$';
const pattern = new RegExp(emailPattern, 'u');
const longest = 254;

/** Is it an email address of at most 254 characters (N-7)? */
export const isEmailAddress = (text: string): boolean => text.length <= longest && pattern.test(text);
