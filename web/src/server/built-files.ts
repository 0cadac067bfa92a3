import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { encodingFor } from './compress.ts';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** Of a packed copy beside its file. */
const suffixes = { br: '.br', gzip: '.gz' } as const;

interface BuiltFile {
  type: string;
  encodings: ReadonlySet<string>;
  kept: Map<string, Promise<{ content: Buffer; etag: string }>>;
}

interface BuiltFiles {
  /** Folder of the build: what stands in it doesn't change while the server runs. */
  root: string;
  /** Where it is reached: `/assets/`. */
  prefix: string;
  /** For how long browsers may keep a file, in seconds; `immutable` when its name changes with its content. */
  keep: number | 'immutable';
}

/**
 * Serves the files of a build, each with the packed copies beside it, from memory once it has been asked for (decision 48).
 * A name that the build doesn't have is not found, whatever the disk says.
 * @throws when the build has a kind of file whose type isn't known
 */
export function serveBuiltFiles(app: FastifyInstance, { root, prefix, keep }: BuiltFiles): void {
  const files = filesIn(root);
  const cacheControl = keep === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${keep}`;
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const name = request.params['*'];
    const file = files.get(name);
    if (!file) return reply.callNotFound();
    const wanted = encodingFor(request.headers['accept-encoding']);
    const encoding = wanted && file.encodings.has(wanted) ? wanted : undefined;
    const { content, etag } = await read(file, join(root, name), encoding);
    void reply.headers({ 'cache-control': cacheControl, vary: 'accept-encoding', etag });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type(file.type).send(content);
  });
}

function filesIn(root: string): ReadonlyMap<string, BuiltFile> {
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll(sep, '/'));
  const all = new Set(names);
  const packed = new Set<string>(Object.values(suffixes));
  return new Map(
    names
      .filter((name) => !packed.has(extname(name)))
      .map((name) => {
        const type = types[extname(name)];
        if (type === undefined) throw new Error(`The build has ${name}, whose type the server doesn't know.`);
        const encodings = new Set(
          Object.entries(suffixes).flatMap(([encoding, suffix]) => (all.has(name + suffix) ? [encoding] : [])),
        );
        return [name, { type, encodings, kept: new Map() }];
      }),
  );
}

function read({ kept }: BuiltFile, path: string, encoding: keyof typeof suffixes | undefined) {
  const key = encoding ?? '';
  let content = kept.get(key);
  if (!content) {
    content = readFile(encoding ? path + suffixes[encoding] : path).then((bytes) => ({
      content: bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`,
    }));
    kept.set(key, content);
    // Read anew for whoever asks next.
    content.catch(() => kept.delete(key));
  }
  return content;
}
