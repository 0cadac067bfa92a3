// Local part, @, a domain of two labels or more in any script; no spaces. What lies beyond, only a sent email can tell.
const pattern =
  /^[^\s@<>()[\],;:"\\]+@[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u;
const longest = 254;

/** Is it an email address of at most 254 characters (N-7)? */
export const isEmailAddress = (text: string): boolean => text.length <= longest && pattern.test(text);
