/** What was read off a picture. */
export interface ReadCode {
  /** By the names of the Barcode Detection API: `upc_a`, `code_128`. */
  format: string;
  text: string;
}

/**
 * What a code is for. `product`: digits that a search finds; `weighed`: a store's own label with a price or a weight in it,
 * which names no product; `coupon`: on paper; `clubCard`: of a register.
 */
export type Scanned = { kind: 'product'; code: string } | { kind: 'weighed' | 'coupon' | 'clubCard' };

/** UPC-E and EAN-8; UPC-A; EAN-13; the GTIN of a case. */
const product = /^(?:\d{8}|\d{12,14})$/;
/** GS1 prefixes 02 and 20 to 29, as UPC-A and EAN-13 write them. */
const weighed = /^(?:2\d{11}|02\d{11}|2\d{12})$/;
/** Coupons of North America: an application identifier on a DataBar, or, of old, a UPC-A that begins with 5. */
const coupon = /^(?:\(?8110\)?\d+|5\d{11}|05\d{11})$/;
/** Formats that registers print on club cards. */
const cardFormats: ReadonlySet<string> = new Set(['code_128', 'codabar', 'code_39']);

/** What a code is; null for what no store reads, such as a link in a QR code. Whether its check digit is right, the search knows. */
export function scannedOf({ format, text }: ReadCode): Scanned | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (coupon.test(digits)) return { kind: 'coupon' };
  if (cardFormats.has(format)) return /^\d{10,13}$/.test(digits) ? { kind: 'clubCard' } : null;
  if (!product.test(digits)) return null;
  return weighed.test(digits) ? { kind: 'weighed' } : { kind: 'product', code: digits };
}
