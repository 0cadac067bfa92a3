import { node, tool } from './command.ts';

/** Generated files in the order in which they build on each other; each command takes `--check` to compare instead of writing. */
export const generators: readonly { name: string; run: readonly string[] }[] = [
  { name: 'REST contract (services/openapi.json)', run: ['services/scripts/openapi.ts'] },
  { name: 'REST types of the gateway', run: ['gateway/scripts/rest-types.ts'] },
  { name: 'GraphQL schema and list of areas', run: ['gateway/scripts/compose.ts'] },
  { name: 'GraphQL types, documents and hooks', run: [tool.codegen] },
  { name: 'theme contract', run: ['design-system/scripts/themes.ts'] },
  { name: 'drawings of the icons', run: ['design-system/scripts/icons.ts'] },
  { name: 'table of constants (docs/constants.md)', run: ['scripts/constants/index.ts'] },
];

if (import.meta.main)
  for (const { name, run } of generators) {
    const { ok, output, seconds } = await node(run);
    console.log(`${ok ? 'Wrote' : 'FAILED'}: ${name} (${seconds.toFixed(1)} s)`);
    if (ok) continue;
    console.error(output);
    process.exitCode = 1;
  }
