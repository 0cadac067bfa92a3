import { node, tool } from '../command.ts';

const test = 'services/src/testing/growth/growth.test.ts';

/**
 * Runs the test of what reads cost with other people's data, which the gate runs with few households, with many.
 * @param households how many before and after: `10000,100000`
 */
export async function benchGrowth(households: string): Promise<void> {
  console.log(`Filling tables for ${households.replace(',', ' and ')} households; this takes minutes.`);
  const { ok, output, seconds } = await node([tool.vitest, 'run', '--project', 'node', test], {
    NODE_ENV: 'test',
    GROWTH_HOUSEHOLDS: households,
  });
  console.log(output);
  console.log(ok ? `No route and no job touches more, in ${Math.round(seconds)} s.` : 'Something grows: see above.');
  if (!ok) process.exitCode = 1;
}
