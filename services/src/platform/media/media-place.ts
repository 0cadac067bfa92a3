import { resolve } from 'node:path';
import { ConfigError } from '../config-error.ts';
import type { MediaPlace } from './media-store.ts';

/**
 * Where media are kept: `s3://bucket/prefix`, with the usual variables of S3 tools, or a folder.
 * @param text a variable's value; null if it isn't set or is blank
 * @param folders the folder that a relative path is in, and the folder used when none is named
 * @throws ConfigError
 */
export function mediaPlaceOf(
  text: (name: string) => string | null,
  folders: { root: string; usual: string },
): MediaPlace {
  const place = text('MEDIA_STORE');
  if (place === null) return { kind: 'folder', folder: folders.usual };
  if (!place.includes('://')) return { kind: 'folder', folder: resolve(folders.root, place) };
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/.exec(place) ?? [];
  if (bucket === undefined || /\/\.{1,2}(?:\/|$)/.test(prefix))
    throw new ConfigError(`MEDIA_STORE must be a folder or s3://bucket/prefix, not "${place}".`);
  const needed = (name: string): string => {
    const value = text(name);
    if (value === null) throw new ConfigError(`MEDIA_STORE is a bucket, so ${name} must be set.`);
    return value;
  };
  const region = needed('AWS_REGION');
  const endpoint = text('AWS_ENDPOINT_URL_S3') ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint) || !/^https?:$/.test(new URL(endpoint).protocol))
    throw new ConfigError('AWS_ENDPOINT_URL_S3 must be a URL that begins with https:// or http://');
  return {
    kind: 's3',
    url: `${endpoint.replace(/\/+$/, '')}/${bucket}${prefix}`,
    region,
    accessKeyId: needed('AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed('AWS_SECRET_ACCESS_KEY'),
    sessionToken: text('AWS_SESSION_TOKEN'),
  };
}
