/** Two letters, in any case (N-7). */
export function isStateCode(text: string): boolean {
  return /^[a-z]{2}$/i.test(text.trim());
}
