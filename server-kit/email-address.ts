/** An email address (N-7), for a schema: at most 254 characters are checked beside it. What lies beyond, only a sent email can tell. */
export const emailPattern =
  '^[^\\s@<>()[\\],;:"\\\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$';
const pattern = new RegExp(emailPattern);
const longest = 254;

/** Is it an email address of at most 254 characters (N-7)? */
export const isEmailAddress = (text: string): boolean => text.length <= longest && pattern.test(text);
