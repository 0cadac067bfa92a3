/** Letters and digits that can't be mistaken for one another when read aloud. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A short receipt number from four random bytes: 7F3K-92. */
export function receiptOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let number = view.getUint32(0);
  let text = '';
  for (let place = 0; place < 6; place++) {
    text += alphabet.charAt(number % 32);
    number = Math.floor(number / 32);
  }
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}
