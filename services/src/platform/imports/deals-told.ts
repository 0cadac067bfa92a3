/** What a text says that a shopper gets; money in cents. */
export type Told =
  | { kind: 'BUY_GET'; buy: number; free: number }
  /** `isBare`: dollars or cents, who knows: `2 for 5`. */
  | { kind: 'MULTI_BUY'; quantity: number; cents: number; isBare: boolean }
  | { kind: 'MUST_BUY'; quantity: number }
  | { kind: 'MIX_AND_MATCH' }
  | { kind: 'EACH'; cents: number }
  | { kind: 'OFF'; cents: number }
  | { kind: 'PERCENT'; percent: number };

/** A thing that a text says, with its words, and what is left of the text. */
export interface DealsTold {
  told: readonly { says: Told; words: string }[];
  /** Is there something left that speaks of a deal, too, in words that aren't known? */
  hasMore: boolean;
}

/** Reads what a text says of deals, in figures or in words: `Buy Two Get 1 Free`, `5 for $10 Must Buy 5`, `BOGO 50%`. */
export function dealsTold(text: string): DealsTold {
  let rest = plain(text);
  const told: { says: Told; words: string }[] = [];
  for (const [pattern, read] of readings)
    rest = rest.replaceAll(pattern, (words: string, ...groups: unknown[]) => {
      const says = read(...groups.map((group) => (typeof group === 'string' ? group : '')));
      if (says === null) return words;
      told.push({ says, words: words.trim() });
      return ' ; ';
    });
  return { told, hasMore: /[\d$¢%]|\b(?:free|half|off|bogo|buy|get|save|limit|double|triple)\b/.test(rest) };
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numberWords = new RegExp(String.raw`\b(?:${numbers.join('|')})\b`, 'g');

/** In small letters and figures, without punctuation but for that of numbers. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\$ +(?=[\d.])/g, '$')
    .replaceAll(/[!;:*()"“”]|[.,](?!\d)|(?<!\d),/g, ' ')
    .replaceAll(/(?<=[a-z\d])[-–—](?=[a-z\d$])/g, ' ')
    .replaceAll('&', ' and ')
    .replaceAll(numberWords, (word) => String(numbers.indexOf(word) + 1))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** With a sign of money: `$5`, `$4.50`, `.99`, `99¢`, `5 dollars`. */
const money = String.raw`((?<![\d.])(?:\$\d{0,5}(?:\.\d\d)?(?<=\d)|\.\d\d|\d{1,5}(?:\.\d\d)? ?(?:¢|cents?\b|dollars?\b)))(?![\d.,%])`;
const bare = String.raw`(\d{1,5}(?:\.\d\d)?)(?![\d.,%])`;

type Read = (...groups: string[]) => Told | null;
/** The longest way to say it first: what has been read is left out of what is read next. */
const readings: readonly [RegExp, Read][] = [
  [/\bbogo(?: free)?\b/g, () => buyGet(1, 1)],
  [/\bb(\d{1,2})g(\d{1,2})(?:f|free| free)?\b/g, (buy = '', free = '') => buyGet(Number(buy), Number(free))],
  [/\bget (\d{1,2}) free when you buy (\d{1,2})\b/g, (free = '', buy = '') => buyGet(Number(buy), Number(free))],
  [
    /\b(\d{1,2}) for the price of (\d{1,2})\b/g,
    (all = '', paid = '') => buyGet(Number(paid), Number(all) - Number(paid)),
  ],
  [
    /\bbuy (?:any )?(\d{1,2}) get (?:the )?(\d{1,2})(?:st|nd|rd|th) (?:1 )?free\b/g,
    (buy = '', nth = '') => (Number(nth) === Number(buy) + 1 ? buyGet(Number(buy), 1) : null),
  ],
  [
    /\bbuy (?:any )?(\d{1,2}) get (?:any )?(\d{1,2}|an?|another)\b(?: (?:for )?free\b| at no (?:extra |additional )?(?:cost|charge)\b)?/g,
    (buy = '', free = '') => buyGet(Number(buy), /\d/.test(free) ? Number(free) : 1),
  ],
  [new RegExp(String.raw`\b(?:buy |pick |any )*(\d{1,2}) ?(?:for|\/|@|at) ?${money}`, 'g'), multiBuy],
  [new RegExp(String.raw`\b(?:buy |pick |any )*(\d{1,2}) for ${bare}`, 'g'), multiBuy],
  [/\bmust buy (\d{1,2})\b/g, (quantity = '') => ({ kind: 'MUST_BUY', quantity: Number(quantity) })],
  [/\bmix (?:and|n|'n'|\+) match\b/g, () => ({ kind: 'MIX_AND_MATCH' })],
  [new RegExp(String.raw`(?:\bor )?${money} (?:each|ea)\b`, 'g'), (cents = '') => amount('EACH', cents)],
  [new RegExp(String.raw`\bsave ${money}|${money} off\b`, 'g'), (one = '', other = '') => amount('OFF', one || other)],
  [/(?:\bsave )?(\d{1,2}) ?%(?: off\b)?/g, (percent = '') => ({ kind: 'PERCENT', percent: Number(percent) })],
  [/\b(?:half|1\/2) (?:off|price)\b/g, () => ({ kind: 'PERCENT', percent: 50 })],
];

const buyGet = (buy: number, free: number): Told | null =>
  buy >= 1 && free >= 1 ? { kind: 'BUY_GET', buy, free } : null;

function multiBuy(count = '', price = ''): Told | null {
  const [quantity, cents] = [Number(count), centsIn(price)];
  if (quantity < 2 || cents === 0) return null;
  return { kind: 'MULTI_BUY', quantity, cents, isBare: /^\d+$/.test(price.trim()) };
}

const amount = (kind: 'EACH' | 'OFF', text: string): Told => ({ kind, cents: centsIn(text) });

function centsIn(text: string): number {
  const figure = Number(/[\d.]+/.exec(text)?.[0] ?? 0);
  return Math.round(/¢|cent/.test(text) ? figure : figure * 100);
}
