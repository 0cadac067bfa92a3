// Holds the read routes of a retailer's service against services/openapi.json: npm run contract:check.
import { parseArgs } from 'node:util';
import { upstreamNames } from '../../gateway/src/compose.ts';
import { readRestContract } from '../../server-kit/rest-contract.ts';
import { type Answered, checkService, type Checked } from './check.ts';

const usage = `npm run contract:check -- --service catalog --url http://127.0.0.1:4001/catalog
  --service NAME        one of ${upstreamNames.join(', ')}
  --url URL             where it is, as in CATALOG_URL
  --with NAME=VALUE     value of a parameter that no answer names, such as storeId=2910; may be repeated
  --header "NAME: VALUE"  sent with each call, such as "authorization: Bearer …"; may be repeated`;

const deadlineMs = 10_000;
/** So many breaches of an answer are listed. */
const most = 10;

/** Ends with one sentence. */
function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(1);
}

/** Two parts of each text, divided by the first sign. */
const pairs = (option: string, texts: readonly string[], sign: string): Record<string, string> =>
  Object.fromEntries(
    texts.map((text) => {
      const at = text.indexOf(sign);
      if (at < 1) fail(`--${option} must have the form NAME${sign}VALUE.`);
      return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
    }),
  );

function given() {
  try {
    return parseArgs({
      options: {
        service: { type: 'string' },
        url: { type: 'string' },
        with: { type: 'string', multiple: true, default: [] },
        header: { type: 'string', multiple: true, default: [] },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

const { service, url, with: values, header } = given();
if (!upstreamNames.some((name) => name === service) || service === undefined) fail('--service must name a service.');
if (url === undefined || !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
  fail('--url must begin with http:// or https://.');
const base = url.replace(/\/+$/, '');
const headers = { accept: 'application/json', 'x-client-name': 'webui', ...pairs('header', header, ':') };
try {
  void new Headers(headers);
} catch {
  fail('--header must be a name and a value that a header can hold.');
}

async function ask(path: string): Promise<Answered> {
  const signal = AbortSignal.timeout(deadlineMs);
  const answer = await fetch(`${base}${path}`, { headers, signal, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
}

const contract = readRestContract();
const checked = await checkService({ contract, service, ask, values: pairs('with', values, '=') });
for (const { route, outcome, says } of checked) {
  const rest = says.length > most ? [`and ${says.length - most} more`] : [];
  console.log([`${outcome.padEnd(8)}  ${route}`, ...says.slice(0, most), ...rest].join('\n            '));
}
const count = (outcome: Checked['outcome']) => checked.filter((each) => each.outcome === outcome).length;
console.log(
  `\n${count('holds')} hold, ${count('breaks')} break the contract, ${count('refused')} refused, ${count('left out')} left out.`,
);
// Nothing that holds means that nothing was checked.
process.exitCode = count('breaks') > 0 || count('holds') === 0 ? 1 : 0;
