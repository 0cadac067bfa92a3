import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist/built');

/** Changes with everything that the build reads. */
function inputs(): string {
  const hash = createHash('sha256');
  for (const folder of ['tokens', 'tokens-package', 'scripts']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((f) =>
      /\.(ts|json|md)$/.test(f),
    );
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, folder, file)));
  }
  const contract = join(root, 'src/theme/contract.ts');
  return hash.update(existsSync(contract) ? readFileSync(contract) : '').digest('hex');
}

const upToDate = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs();
if (!upToDate) {
  const { build } = await import('./themes.ts');
  await build();
  writeFileSync(stamp, inputs());
}
