import { node, tool } from './command.ts';

interface Generator {
  name: string;
  run: readonly string[];
  /** All files that it reads, or writes and compares. */
  reads: RegExp;
}

/** Generated files in the order in which they build on each other; each command takes `--check` to compare instead of writing. */
export const generators: readonly Generator[] = [
  {
    name: 'REST contract (services/openapi.json)',
    run: ['services/scripts/openapi.ts'],
    reads: /^(?:services|pricing|draw-proof|server-kit)\//,
  },
  {
    name: 'REST types of the gateway',
    run: ['gateway/scripts/rest-types.ts'],
    reads: /^(?:services\/openapi\.json$|gateway\/(?:scripts|src\/generated)\/)/,
  },
  {
    name: 'GraphQL schema and list of areas',
    run: ['gateway/scripts/compose.ts'],
    reads: /^(?:(?:schema|console)\.graphql$|gateway\/)/,
  },
  {
    name: 'GraphQL types, documents and hooks',
    run: [tool.codegen],
    reads:
      /^(?:(?:schema|console)\.graphql$|codegen\.ts$|console\/src\/(?:graphql\/|.*\.graphql$|.*\.generated\.ts$)|gateway\/(?:scripts\/|src\/generated\/|.*\/models\.ts$)|web\/(?:codegen\/|src\/graphql\/|.*\.graphql$|.*\.generated\.ts$))/,
  },
  { name: 'theme contract', run: ['design-system/scripts/themes.ts'], reads: /^design-system\// },
  { name: 'drawings of the icons', run: ['design-system/scripts/icons.ts'], reads: /^design-system\// },
  { name: 'table of constants (docs/constants.md)', run: ['scripts/constants/index.ts'], reads: /./ },
];

if (import.meta.main)
  for (const { name, run } of generators) {
    const { ok, output, seconds } = await node(run);
    console.log(`${ok ? 'Wrote' : 'FAILED'}: ${name} (${seconds.toFixed(1)} s)`);
    if (ok) continue;
    console.error(output);
    process.exitCode = 1;
  }
