import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
/** HKDF of one block (RFC 5869). */
const derived = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  hmac(hmac(salt, secret), info, Buffer.from([1])).subarray(0, length);

/** A browser's subscription, with the keys that only it has. */
export interface Browser {
  p256dh: string;
  auth: string;
  /** Opens a message as a browser does (RFC 8188, RFC 8291). @throws when it was sealed for another */
  open: (body: Buffer) => unknown;
}

export function browser(): Browser {
  const pair = createECDH('prime256v1');
  const own = pair.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: own.toString('base64url'),
    auth: auth.toString('base64url'),
    open(body) {
      const salt = body.subarray(0, 16);
      const theirs = body.subarray(21, 21 + body[20]!);
      const sealed = body.subarray(21 + theirs.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
      const secret = derived(auth, pair.computeSecret(theirs), info, 32);
      const key = derived(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derived(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The last record ends with a 2, and padding after it.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as unknown;
    },
  };
}
