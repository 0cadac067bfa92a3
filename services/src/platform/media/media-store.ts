/**
 * Files under names that are made of their content: the file at a name never changes, so writing one twice is writing it
 * once. A name is letters, digits, `-`, `_`, and one dot.
 */
export interface MediaStore {
  /** Writes a file whole, or not at all. @throws when the store can't be written */
  put(name: string, content: Buffer): Promise<void>;
  /** undefined if there is no such file. @throws when the store can't be read */
  get(name: string): Promise<Buffer | undefined>;
  /** Is there such a file? @throws when the store can't be read */
  has(name: string): Promise<boolean>;
  /** Removes a file, if it is there. */
  remove(name: string): Promise<void>;
}

/** Where a retailer's media are kept: a folder, or a bucket of an S3-compatible storage. */
export type MediaPlace =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      /** Address of the bucket with the prefix of its files, without a slash at its end. */
      url: string;
      region: string;
      accessKeyId: string;
      secretAccessKey: string;
      sessionToken: string | null;
    };

const types: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

/** The media type of a file, by its name. */
export const mediaTypeOf = (name: string): string =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

/** For a file that never changes. */
export const foreverPublic = 'public, max-age=31536000, immutable';
