import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mediaPlaceOf } from './media-place.ts';
import type { MediaStore } from './media-store.ts';
import { openMediaStore } from './open-media-store.ts';

const keys = { AWS_REGION: 'us-west-2', AWS_ACCESS_KEY_ID: 'AKIDTEST', AWS_SECRET_ACCESS_KEY: 'secret/of+tests' };
const name = 'AbCdEfGhIjKlMnOpQrStUv-96.webp';
const content = Buffer.from('RIFF....WEBP of a photo');

/** A bucket that believes nobody: every request's signature is worked out again, as Signature Version 4 says. */
interface Bucket {
  files: Map<string, { body: Buffer; type: string | undefined; cache: string | undefined }>;
  url: string;
  /** Statuses to answer before it works again. */
  fails: number[];
  close(): Promise<void>;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) => createHmac('sha256', key).update(data).digest();

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const said =
    /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/(\d{8})\/us-west-2\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!said) return false;
  const [, day = '', signed = '', signature] = said;
  const hash = String(headers['x-amz-content-sha256']);
  if (method === 'PUT' ? hash !== sha256(body) : hash !== 'UNSIGNED-PAYLOAD') return false;
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((each) => signed.split(';').includes(each))) return false;
  const canonical = [
    method,
    url,
    '',
    ...signed.split(';').map((each) => `${each}:${String(headers[each]).trim()}`),
    '',
    signed,
    hash,
  ].join('\n');
  const scope = `${day}/us-west-2/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const dated = hmac(`AWS4${keys.AWS_SECRET_ACCESS_KEY}`, day);
  return hmac(hmac(hmac(hmac(dated, 'us-west-2'), 's3'), 'aws4_request'), text).toString('hex') === signature;
}

async function openBucket(): Promise<Bucket> {
  const files: Bucket['files'] = new Map();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const answer = (status: number, what: Uint8Array = Buffer.alloc(0)) => response.writeHead(status).end(what);
      const failing = bucket.fails.shift();
      if (failing !== undefined) return answer(failing);
      if (!isSigned(request, body)) return answer(403);
      const path = request.url ?? '';
      const found = files.get(path);
      if (request.method === 'PUT') {
        files.set(path, { body, type: request.headers['content-type'], cache: request.headers['cache-control'] });
        return answer(200);
      }
      if (request.method === 'DELETE') return answer(files.delete(path) ? 204 : 404);
      return found ? answer(200, request.method === 'HEAD' ? undefined : found.body) : answer(404);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bucket: Bucket = {
    files,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fails: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return bucket;
}

const placed = (env: Record<string, string>) =>
  mediaPlaceOf((each) => env[each]?.trim() || null, { root: '/project', usual: '/project/.data/media' });

let bucket: Bucket;
let folder: string;
beforeAll(async () => {
  bucket = await openBucket();
  folder = await mkdtemp(join(tmpdir(), 'larder-media-'));
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  bucket.files.clear();
  bucket.fails = [];
});
const inBucket = (env: Record<string, string> = {}) =>
  openMediaStore(
    placed({ ...keys, MEDIA_STORE: 's3://larder-media/shop/photos', AWS_ENDPOINT_URL_S3: bucket.url, ...env }),
  );

describe.each([
  ['a folder', (): MediaStore => openMediaStore({ kind: 'folder', folder })],
  ['a bucket', (): MediaStore => inBucket()],
])('in %s', (_, open) => {
  test('a file is written, written again, read, and removed', async () => {
    const store = open();
    expect([await store.get(name), await store.has(name)]).toEqual([undefined, false]);
    await store.put(name, content);
    await store.put(name, content);
    expect([await store.get(name), await store.has(name)]).toEqual([content, true]);
    await store.remove(name);
    await store.remove(name);
    expect(await store.get(name)).toBeUndefined();
  });
});

test('a bucket has files below its prefix, with their type, to be kept for ever', async () => {
  await inBucket().put(name, content);
  expect([...bucket.files]).toEqual([
    [
      `/larder-media/shop/photos/${name}`,
      { body: content, type: 'image/webp', cache: 'public, max-age=31536000, immutable' },
    ],
  ]);
});

test('a bucket that fails for a moment is asked again; one that goes on failing, or believes no key, is a failure', async () => {
  bucket.fails = [503, 500];
  await inBucket().put(name, content);
  expect(bucket.files.size).toBe(1);
  const foreign = inBucket({ AWS_SECRET_ACCESS_KEY: 'another' });
  const asks = [
    () => foreign.put(name, content),
    () => foreign.get(name),
    () => foreign.has(name),
    () => foreign.remove(name),
  ];
  for (const ask of asks)
    await expect(ask()).rejects.toMatchObject({
      code: 'MEDIA_UNAVAILABLE',
      message: 'The media store answered 403.',
    });
  bucket.fails = [500, 500, 500, 500];
  await expect(inBucket().get(name)).rejects.toMatchObject({ status: 503 });
});

test('a folder has no half of a file, and no file outside it', async () => {
  const store = openMediaStore({ kind: 'folder', folder });
  await store.put(name, content);
  expect(await readdir(folder, { recursive: true })).toEqual(['Ab', `Ab/${name}`]);
  for (const wrong of ['../secret.webp', 'a/b.webp', '..', 'a', ''])
    await expect(async () => store.get(wrong)).rejects.toThrow('no such name');
  await store.remove(name);
});

test('what MEDIA_STORE names is a folder or a bucket, or else one clear sentence says what is wrong', () => {
  expect(placed({})).toEqual({ kind: 'folder', folder: '/project/.data/media' });
  expect(placed({ MEDIA_STORE: 'photos' })).toEqual({ kind: 'folder', folder: '/project/photos' });
  expect(placed({ ...keys, MEDIA_STORE: 's3://larder-media' })).toEqual({
    kind: 's3',
    url: 'https://s3.us-west-2.amazonaws.com/larder-media',
    region: 'us-west-2',
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'secret/of+tests',
    sessionToken: null,
  });
  const wrong = (env: Record<string, string>, sentence: string) => expect(() => placed(env)).toThrow(sentence);
  wrong({ MEDIA_STORE: 'https://larder-media' }, 'must be a folder or s3://bucket/prefix');
  wrong({ ...keys, MEDIA_STORE: 's3://larder-media/../other' }, 'must be a folder or s3://bucket/prefix');
  wrong({ MEDIA_STORE: 's3://larder-media' }, 'MEDIA_STORE is a bucket, so AWS_REGION must be set.');
  wrong({ ...keys, MEDIA_STORE: 's3://larder-media', AWS_ENDPOINT_URL_S3: 'ftp://x' }, 'AWS_ENDPOINT_URL_S3');
});
