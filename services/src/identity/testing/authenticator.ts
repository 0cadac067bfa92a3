import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const flags = { present: 0x01, verified: 0x04, hasKey: 0x40 };

/** What a page says, and what the device does; each can be made wrong. */
interface Ceremony {
  challenge: string;
  origin?: string;
  host?: string;
  /** Did whoever holds the device unlock it? */
  isVerified?: boolean;
}

/** A device with one key: it signs as phones do, counts, and can be copied. */
export function authenticator({ counts = true }: { counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const start = counts ? 1 : 0;

  const deviceFrom = (counter: number) => {
    let count = counter;
    const authData = ({ host = 'safeway.localhost', isVerified = true }: Ceremony, more = 0) => {
      const counted = Buffer.alloc(4);
      counted.writeUInt32BE(count);
      const flag = flags.present | (isVerified ? flags.verified : 0) | more;
      return Buffer.concat([hash(host), Buffer.from([flag]), counted]);
    };
    const clientData = (type: string, { challenge, origin = 'http://safeway.localhost:4000' }: Ceremony) =>
      Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
    return {
      id: id.toString('base64url'),
      /** What `navigator.credentials.create` answers. */
      makes(ceremony: Ceremony) {
        const key = Buffer.concat([
          Buffer.from('a5010203262001215820', 'hex'),
          Buffer.from(x, 'base64url'),
          Buffer.from('225820', 'hex'),
          Buffer.from(y, 'base64url'),
        ]);
        const data = Buffer.concat([
          authData(ceremony, flags.hasKey),
          Buffer.alloc(16),
          Buffer.from([0, id.length]),
          id,
          key,
        ]);
        // CBOR: { fmt: "none", attStmt: {}, authData }
        const attestation = Buffer.concat([
          Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
          Buffer.from([0x58, data.length]),
          data,
        ]);
        return {
          credentialId: id.toString('base64url'),
          clientData: clientData('webauthn.create', ceremony).toString('base64url'),
          attestation: attestation.toString('base64url'),
          transports: ['internal'],
        };
      },
      /** What `navigator.credentials.get` answers. */
      signs(ceremony: Ceremony & { userHandle: string | null }) {
        if (counts) count++;
        const data = authData(ceremony);
        const client = clientData('webauthn.get', ceremony);
        return {
          credentialId: id.toString('base64url'),
          clientData: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, hash(client)]), privateKey).toString('base64url'),
          userHandle: ceremony.userHandle,
        };
      },
      /** The same key on another device, with the count of now. */
      copied: () => deviceFrom(count),
    };
  };
  return deviceFrom(start);
}

export type Authenticator = ReturnType<typeof authenticator>;
