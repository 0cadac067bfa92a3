import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { ServiceError } from '../http/service-error.ts';
import { foreverPublic, type MediaPlace, type MediaStore, mediaTypeOf } from './media-store.ts';

/** Longest wait for one answer, in milliseconds. */
const deadlineMs = 15_000;
/** A failed request is sent again so many times; each file is written under its own name, so twice is no harm. */
const retries = 3;

/** Files in a bucket of an S3-compatible storage; requests are signed (Signature Version 4). */
export function s3Store({ url, region, ...keys }: Extract<MediaPlace, { kind: 's3' }>): MediaStore {
  const { accessKeyId, secretAccessKey, sessionToken } = keys;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken === null ? {} : { sessionToken }),
    service: 's3',
    region,
    retries,
    initRetryMs: 100,
  });
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      return await client.fetch(`${url}/${name}`, { ...init, redirect: 'error', signal });
    } catch {
      throw failed(signal.aborted ? "doesn't answer in time" : "can't be reached");
    }
  };

  return {
    async put(name, content) {
      const response = await ask(name, {
        method: 'PUT',
        body: new Uint8Array(content),
        headers: {
          'content-type': mediaTypeOf(name),
          'cache-control': foreverPublic,
          'x-amz-content-sha256': createHash('sha256').update(content).digest('hex'),
        },
      });
      await response.body?.cancel();
      if (!response.ok) throw failed(`answered ${response.status}`);
    },
    async get(name) {
      const response = await ask(name, { method: 'GET' });
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await response.body?.cancel();
      if (response.status === 404) return undefined;
      throw failed(`answered ${response.status}`);
    },
    async has(name) {
      const response = await ask(name, { method: 'HEAD' });
      if (response.ok || response.status === 404) return response.ok;
      throw failed(`answered ${response.status}`);
    },
    async remove(name) {
      const response = await ask(name, { method: 'DELETE' });
      await response.body?.cancel();
      if (!response.ok && response.status !== 404) throw failed(`answered ${response.status}`);
    },
  };
}

/** Without address and body, which may tell what is nobody's business. */
const failed = (how: string): ServiceError => new ServiceError(503, 'MEDIA_UNAVAILABLE', `The media store ${how}.`);
