/** Does a request name one host at most? Of two, a proxy may have looked at the one and a server at the other. */
export function isOfOneHost(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === 'host') count++;
  return count < 2;
}
