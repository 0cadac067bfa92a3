import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs what a browser keeps and must not make up. */
export interface Seal {
  /** The text with its signature: `3f0c4e2a-0000.3q2-7w…`. @param purpose no signature for one purpose is good for another */
  sign(purpose: string, text: string): string;
  /** The text of a signed one; null unless it was signed here, for that purpose. */
  open(purpose: string, signed: string): string | null;
}

/** @param secret the same for all fronts of a site; whoever has it can sign. Never in a log */
export function sealWith(secret: string | Buffer): Seal {
  const signatureOf = (purpose: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest();
  return {
    sign: (purpose, text) => `${text}.${signatureOf(purpose, text).toString('base64url')}`,
    open(purpose, signed) {
      const [, text = '', signature = ''] = /^(.+)\.([\w-]{43})$/.exec(signed) ?? [];
      if (text === '') return null;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(purpose, text)) ? text : null;
    },
  };
}
