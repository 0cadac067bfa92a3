import { stateNames } from '../../server-kit/us-states.ts';

/** What the owner of a new shop says of it. */
export interface Answers {
  /** `Green Leaf`. */
  name: string;
  /** First label of the host name, and the banner's key. */
  host: string;
  /** The brand's color: `#2f7d32`. */
  color: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  /** Of every day: `7:00-22:00`. */
  hours: string;
  /** When orders are picked up, every day. */
  pickup: string;
  /** Where it delivers: `94103 941`; empty for nowhere. */
  deliveryZips: string;
  /** In dollars. */
  deliveryFee: string;
}

/** A question, and how its answer is read. */
export interface Question {
  key: keyof Answers;
  ask: string;
  /** What is taken when nothing is said, after the answers so far; null if something must be. */
  usual: (so: Partial<Answers>) => string | null;
  /** Is it of no use to ask, after the answers so far? Then what is usual is taken. */
  isMoot?: (so: Partial<Answers>) => boolean;
  /** Why an answer can't be used, in words; null if it can. */
  problem: (text: string) => string | null;
}

const needed = (what: string) => (text: string) => (/[\p{L}\d]/u.test(text) ? null : `${what} is needed.`);
const like = (form: RegExp, example: string) => (text: string) => (form.test(text) ? null : `It's like ${example}.`);
const span = /^\d{1,2}(:\d{2})?-\d{1,2}(:\d{2})?$/;

/** A host label of a name: `Green Leaf` is greenleaf. */
export const hostOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 32);

/** What is asked, in this order. */
export const questions: readonly Question[] = [
  { key: 'name', ask: 'What is the shop called?', usual: () => null, problem: needed('A name') },
  {
    key: 'host',
    ask: 'First part of its address on the web',
    usual: ({ name = '' }) => hostOf(name),
    problem: like(/^[a-z][a-z0-9]{1,31}$/, 'greenleaf: small letters and digits, a letter first'),
  },
  { key: 'color', ask: 'Brand color', usual: () => '#2f7d32', problem: like(/^#[0-9a-f]{6}$/i, '#2f7d32') },
  { key: 'address', ask: 'Street and number of the first store', usual: () => null, problem: needed('An address') },
  { key: 'city', ask: 'City', usual: () => null, problem: needed('A city') },
  {
    key: 'state',
    ask: 'State',
    usual: () => null,
    problem: (text) => (stateNames[text.toUpperCase()] === undefined ? "It's two letters, such as CA." : null),
  },
  { key: 'zip', ask: 'ZIP code', usual: () => null, problem: like(/^\d{5}$/, '94103') },
  { key: 'phone', ask: 'Phone', usual: () => null, problem: like(/^[\d\s().+-]{10,20}$/, '(415) 555-0142') },
  { key: 'hours', ask: 'Open every day', usual: () => '7:00-22:00', problem: like(span, '7:00-22:00') },
  { key: 'pickup', ask: 'Pickup every day', usual: () => '9:00-20:00', problem: like(span, '9:00-20:00') },
  {
    key: 'deliveryZips',
    ask: 'ZIP codes to deliver to (none: -)',
    usual: ({ zip = '' }) => zip,
    problem: like(/^(-|\d{3,5}( \d{3,5})*)$/, '94103 94114, 941 for all that begin so, or -'),
  },
  {
    key: 'deliveryFee',
    ask: 'Delivery fee in dollars',
    usual: () => '5.95',
    isMoot: ({ deliveryZips }) => deliveryZips === '-',
    problem: like(/^\d{1,2}(\.\d{2})?$/, '5.95'),
  },
];

/**
 * The answers to all questions.
 * @param given what is known already; those questions aren't asked
 * @param ask asks a person; null where nobody is there: then what is usual is taken
 * @throws Error with one sentence for an answer that can't be used, or is missing
 */
export async function answersFrom(
  given: Partial<Answers>,
  ask: ((text: string) => Promise<string>) | null,
): Promise<Answers> {
  const so: Partial<Answers> = {};
  for (const question of questions)
    so[question.key] = await answerTo(question, so, given[question.key], question.isMoot?.(so) ? null : ask);
  return so as Answers;
}

async function answerTo(
  { key, ask: text, usual, problem }: Question,
  so: Partial<Answers>,
  given: string | undefined,
  ask: ((text: string) => Promise<string>) | null,
): Promise<string> {
  const otherwise = usual(so);
  if (given !== undefined || ask === null) {
    const answer = given ?? otherwise;
    if (answer === null) throw new Error(`--${key} is missing.`);
    const wrong = problem(answer);
    if (wrong !== null) throw new Error(`--${key} "${answer}" can't be used. ${wrong}`);
    return answer;
  }
  for (let said = ''; ;) {
    const typed = (await ask(`${said}${text}${otherwise === null ? '' : ` (${otherwise})`}: `)).trim();
    const answer = typed === '' && otherwise !== null ? otherwise : typed;
    const wrong = problem(answer);
    if (wrong === null) return answer;
    said = `${wrong}\n`;
  }
}
