import { request } from 'node:http';
import { startStack, type Stack } from '../../tests/e2e/stack.ts';
import { ask, type Asked, inTurn, startPlain, stopAsking } from './cpu.ts';
import { withoutRates } from './settings.ts';
import { cookieOf } from './sign-in.ts';
import { writeTable } from './table.ts';

const path = '/foru/coupons-deals';
/** As many offers as a page of the gallery shows at most. */
const inFull = 'offers=60';

type Question = Omit<Asked, 'name' | 'url'> & { at: string };

/**
 * What the gallery of coupons costs the front, rendered on the server for a member: its first page, and all its offers,
 * page after page. CPU, four at once, in units of a Fastify handler that answers 6 KB of JSON; bytes with brotli.
 */
export async function benchGallery(rounds: number): Promise<void> {
  const stack = await startStack({ env: withoutRates });
  const plain = await startPlain();
  try {
    const question = await questionOf(stack);
    const { paths, offers } = await pagesOf(question);
    const asked = [path, ...paths].map((each) => askedFor(question, each));
    const bytes = await Promise.all(asked.map(ask));
    const [unit = 1, ...micros] = await inTurn([plain.asked, ...asked], rounds);
    const row = (name: string, from: number, to: number) => {
      const sum = (values: readonly number[]) => values.slice(from, to).reduce((all, each) => all + each, 0);
      return [name, (sum(micros) / unit).toFixed(1), `${(sum(bytes) / 1024).toFixed(1)} KiB`];
    };
    await writeTable('gallery', [
      ['Gallery', 'Plain handlers', 'HTML'],
      row('30 offers, as it opens', 0, 1),
      row('60 offers on a page', 1, 2),
      row(`All ${offers} offers, on ${paths.length} pages`, 1, paths.length + 1),
    ]);
  } finally {
    stopAsking();
    await plain.stop();
    await stack.stop();
  }
}

async function questionOf(stack: Stack): Promise<Question> {
  const { host, port } = new URL(stack.url('/'));
  const headers = { host, 'accept-encoding': 'br', cookie: await cookieOf(stack, 'maya') };
  return { pid: stack.pids.front, at: `http://127.0.0.1:${port}`, headers, requests: 40 };
}

const askedFor = ({ at, ...question }: Question, each: string): Asked => ({
  ...question,
  name: each,
  url: `${at}${each}`,
});

/** The paths of all pages, each as long as it may be, and how many offers they show. */
async function pagesOf(question: Question): Promise<{ paths: string[]; offers: number }> {
  const paths: string[] = [];
  let offers = 0;
  for (let next: string | null = `${path}?${inFull}`; next !== null;) {
    paths.push(next);
    const html = await htmlOf(question, next);
    offers += new Set(html.match(/\/loyalty\/offer-details\/[^/"]+\/\w\w/g)).size;
    // Other links of a page stay where it begins; only the one to more goes on.
    const linked = Array.from(html.matchAll(/coupons-deals\?(?:[^"]*&amp;)?after=([\w-]+)/g), ([, after]) => after);
    next = linked.map((after) => `${path}?${inFull}&after=${after}`).find((each) => !paths.includes(each)) ?? null;
  }
  return { paths, offers };
}

function htmlOf({ at, headers }: Question, each: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const plainText = { ...headers, 'accept-encoding': 'identity' };
    const asked = request(`${at}${each}`, { headers: plainText }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => (answer.statusCode === 200 ? resolve(text) : reject(new Error(`${each} failed.`))));
    });
    asked.on('error', reject).end();
  });
}
