declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  /** Code 128 with the shortest of its three sets for each part of a text. */
  export class CODE128 {
    constructor(text: string, options: object);
    /** `data` holds a 1 for each dark module and a 0 for each light one. */
    encode(): { data: string; text: string };
  }
}
