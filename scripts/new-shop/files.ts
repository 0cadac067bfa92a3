import { createHash } from 'node:crypto';
import type { Answers } from './answers.ts';
import { goods, pieces, upcOf } from './goods.ts';

/** The number of the first store. */
const storeId = (host: string): string => `${host.slice(0, 28)}-1`;

interface Given {
  answers: Answers;
  /** Day of the store: `2026-08-05`. */
  today: Temporal.PlainDate;
  /** Secret of the first operator. */
  operatorKey: string;
  /** Path of the folder, as commands name it. */
  folder: string;
}

/** The files of a new shop by their names, and its banner's token file. Each imports as it is. */
export function filesOf(given: Given): { folder: Record<string, string>; banner: string } {
  const { answers, operatorKey } = given;
  return {
    banner: `${JSON.stringify(bannerOf(answers), null, 2)}\n`,
    folder: {
      'stores.jsonl': `${JSON.stringify(storeOf(answers))}\n`,
      'products.csv': table(
        ['upc', 'name', 'nameEs', 'shelfId', 'package'],
        goods.map((good, at) => [upcOf(at), good.name, good.nameEs, good.shelfId, good.package]),
      ),
      'prices.csv': table(
        ['storeId', 'upc', 'price'],
        goods.map(({ price }, at) => [storeId(answers.host), upcOf(at), price]),
      ),
      'stock.csv': table(
        ['storeId', 'upc', 'pieces'],
        goods.map((_, at) => [storeId(answers.host), upcOf(at), String(pieces)]),
      ),
      'offers.csv': offersOf(given),
      'shop.env': `DEMO_DATA=off\nOPERATORS=owner:${createHash('sha256').update(operatorKey).digest('hex')}\nOPERATOR_KEY=${operatorKey}\n`,
      '.gitignore': 'shop.env\n*.rejected.jsonl\n*.untyped.jsonl\n',
      'README.md': readmeOf(given),
    },
  };
}

const bannerOf = ({ name, color }: Answers) => ({
  $description: `${name}: every token follows from one brand color, a face and the shape of its corners.`,
  $extensions: {
    'larder.banner': { name, mark: { ground: 'disc', drawing: 'leaves' } },
    'larder.brand': { color: color.toLowerCase(), face: 'bricolage', corners: 'round' },
  },
});

function storeOf({ host, name, address, city, state, zip, phone, hours, ...times }: Answers) {
  const delivers = times.deliveryZips !== '-';
  return {
    storeId: storeId(host),
    name: `${name} ${city}`,
    banner: host,
    address,
    city,
    state: state.toUpperCase(),
    zip,
    phone,
    default: true,
    hours,
    pickup: times.pickup,
    ...(delivers
      ? { delivery: times.pickup, deliveryFee: times.deliveryFee, deliveryZips: times.deliveryZips.split(' ') }
      : {}),
  };
}

function offersOf({ answers: { host }, today }: Given): string {
  const endsOn = today.add({ days: 60 }).toString();
  return table(
    ['offerId', 'name', 'discount', 'value', 'upcs', 'endsOn', 'banners'],
    [
      [`${host}-milk`, '50¢ off whole milk', 'AMOUNT_OFF', '0.50', upcOf(9), endsOn, host],
      [`${host}-coffee`, '20% off ground coffee', 'PERCENT', '20', upcOf(18), endsOn, host],
    ],
  );
}

const table = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function readmeOf({ answers: { name, host }, folder }: Given): string {
  const ops = (command: string) => `npm run ops -- --operator owner --yes ${command}`;
  return `# ${name}

Sample files: replace what they say with your own. What each may hold is in docs/operations.md.

\`\`\`sh
set -a; . ${folder}/shop.env; set +a    # no demo data, and who you are
${ops(`stores import ${folder}/stores.jsonl`)}
${ops(`catalog import ${folder}/products.csv`)}
${ops(`catalog import ${folder}/prices.csv`)}
${ops(`catalog import ${folder}/stock.csv`)}
${ops(`offers import ${folder}/offers.csv`)}
npm run ops -- stores check
${ops('stores open --all')}
npm start
\`\`\`

The shop is then at http://${host}.localhost:4000. Keep \`shop.env\` to yourself: it has the operator's key.
`;
}
