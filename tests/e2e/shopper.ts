import { createHash } from 'node:crypto';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { askAs, keepCookies } from './direct.ts';
import type { SharedStack } from './stack.ts';

interface DemoShopper {
  key: string;
  /** The household of a copy. */
  householdId?: string;
  banner: string;
  email: string | null;
}

/** Who signs in: the demonstration's shoppers themselves, or a copy of each that belongs to the test. */
export type Households = 'demo' | 'own';

interface OptInAnswers {
  /** Date of birth as typed: month, day, year. Asked when the account has none. */
  born?: [month: string, day: string, year: string];
  /** State of residence. Asked when the account has none. */
  state?: string;
}

/** The household of a demo shopper, as operations name it. */
export const householdOf = (key: string): string =>
  `hh-${createHash('sha256').update(`demo shopper ${key}`).digest('hex').slice(0, 10)}`;

/** Waits until the page that was loaded last answers to clicks. */
const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('taken over').length > 0);

/** What is still open when a page is done: what is told to it live, and what it says when it is left. */
export const staysOpen = (request: Request): boolean =>
  request.resourceType() === 'ping' || /event-stream/.test(request.headers()['accept'] ?? '');
/** So long without a request, in milliseconds, and a page is done. */
const quiet = 500;

/** A shopper in a browser, in the verbs of a shopper. */
export class Shopper {
  /** Key of the demo shopper that signed in last; the site is that shopper's banner. */
  banner = 'safeway';
  readonly page: Page;
  readonly stack: SharedStack;
  private readonly households: Households;
  private readonly copies = new Map<string, Promise<DemoShopper>>();
  private readonly asked = new Set<Request>();
  private askedAt = 0;

  constructor(page: Page, stack: SharedStack, households: Households = 'demo') {
    this.page = page;
    this.stack = stack;
    this.households = households;
    page.on('request', (request) => {
      if (!staysOpen(request)) this.asked.add(request);
      this.askedAt = performance.now();
    });
    const ended = (request: Request) => {
      if (this.asked.delete(request)) this.askedAt = performance.now();
    };
    page.on('requestfinished', ended).on('requestfailed', ended);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  /** Opens a page of the banner's site and waits until the page answers to clicks. */
  async opens(path: string, banner = this.banner): Promise<void> {
    await this.page.goto(this.stack.url(path, banner), { waitUntil: 'commit' });
    await takenOver(this.page);
  }

  /** Loads the page again, and waits until it answers to clicks. */
  async reloads(): Promise<void> {
    await this.page.reload({ waitUntil: 'commit' });
    await takenOver(this.page);
  }

  /** Waits until the page asks for nothing more, for whoever looks at what it has asked for or moved. */
  async settles(): Promise<void> {
    await this.page.waitForLoadState();
    const isQuiet = () => this.asked.size === 0 && performance.now() - this.askedAt > quiet;
    await expect.poll(isQuiet, { intervals: [100] }).toBe(true);
  }

  /** The shopper of that key: the demonstration's, or the copy that this test has. */
  private who(key: string, households: Households): Promise<DemoShopper> {
    if (households === 'demo') return this.demo(key);
    const copy = this.copies.get(key) ?? this.copy(key);
    this.copies.set(key, copy);
    return copy;
  }

  private async copy(key: string): Promise<DemoShopper> {
    const answer = await fetch(`${this.stack.services}/dev/households`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key }),
    });
    if (!answer.ok) throw new Error(`There is no copy of "${key}": ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as DemoShopper;
  }

  /** The demo shopper of that key, as the services list it. */
  async demo(key: string): Promise<DemoShopper> {
    const answer = await fetch(`${this.stack.services}/identity/demo/shoppers`);
    const found = ((await answer.json()) as DemoShopper[]).find((each) => each.key === key);
    if (!found) throw new Error(`There is no demo shopper "${key}".`);
    return found;
  }

  /** Where the test's own copy of a demo shopper gets codes: an address takes few of them an hour (N-1). */
  async addressOf(key: string): Promise<string> {
    const { email } = await this.who(key, 'own');
    if (!email) throw new Error(`"${key}" has no address to send a code to.`);
    return email;
  }

  /** The household of the shopper of that key, as operations name it. */
  async householdOf(key: string): Promise<string> {
    return (await this.who(key, this.households)).householdId ?? householdOf(key);
  }

  /** The newest code that was sent to the address. */
  async readsCode(to: string): Promise<string> {
    const answer = await fetch(`${this.stack.services}/outbox.json?to=${encodeURIComponent(to)}`);
    const { messages } = (await answer.json()) as { messages: { code: string | null }[] };
    const code = messages[0]?.code;
    if (!code) throw new Error(`No code was sent to ${to}.`);
    return code;
  }

  /** Signs in on the sign-in screen with a code from the outbox and ends where the shopper was going. */
  async signsIn(
    key: string,
    { to = '/games/game-grid', remembered = false }: { to?: string; remembered?: boolean } = {},
  ): Promise<void> {
    const { banner, email } = await this.who(key, this.households);
    if (!email) throw new Error(`"${key}" has no address to send a code to.`);
    this.banner = banner;
    await this.opens(to);
    await this.asksForCode(email, remembered);
    await this.entersCode(await this.readsCode(email));
    await this.page.waitForURL(this.stack.url(to, banner));
    await takenOver(this.page);
  }

  /** Comes with an open session of the demo shopper, as after signing in, and opens a page; codes are few an hour (N-1). */
  async arrives(
    key: string,
    { at = '/games/game-grid', ...visit }: { at?: string; isTold?: boolean; households?: Households } = {},
  ): Promise<void> {
    await this.comes(key, visit);
    await this.opens(at);
  }

  /**
   * The same without a page, for who has something to ask before the first one is opened. Who is not to be told of wins has
   * acknowledged them before.
   */
  async comes(
    key: string,
    { isTold = false, households = this.households }: { isTold?: boolean; households?: Households } = {},
  ): Promise<void> {
    const who = await this.who(key, households);
    this.banner = who.banner;
    const answer = await fetch(`${this.stack.services}/identity/demo/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: who.key, banner: this.banner }),
    });
    await keepCookies(this.page.context(), this.stack.url('/', this.banner), answer.headers.getSetCookie());
    if (!isTold) await this.acknowledgesWins();
  }

  /** Acknowledges every win, so that no notice stands over the page. */
  private async acknowledgesWins(): Promise<void> {
    type Answer = { data?: { me?: { sweepstakesWins: { programCode: string; prizeId: string }[] } | null } };
    const { data } = await this.asksDirectly<Answer>('{ me { sweepstakesWins { programCode prizeId } } }');
    for (const input of data?.me?.sweepstakesWins ?? [])
      await this.asksDirectly(
        'mutation ($input: AcknowledgeWinInput!) { acknowledgeWin(input: $input) { userErrors { code } } }',
        { input },
      );
  }

  /** Asks for a code by e-mail; a click that comes before the page listens is made again. */
  async asksForCode(email: string, remembered = false): Promise<void> {
    const field = this.page.getByLabel('Email address');
    await expect(async () => {
      await this.page.getByRole('radio', { name: /^Email/ }).check({ force: true, timeout: 1000 });
      await expect(field).toBeVisible({ timeout: 1000 });
    }).toPass();
    await field.fill(email);
    await this.page.getByRole('checkbox', { name: /Remember me/ }).setChecked(remembered, { force: true });
    await this.page.getByRole('button', { name: 'Send code' }).click();
    await expect(this.page.getByLabel('One-time code')).toBeVisible();
  }

  /** Types a code, whose last digit sends it, and waits for the answer. */
  async entersCode(code: string): Promise<void> {
    const field = this.page.getByLabel('One-time code');
    await field.fill('');
    const answered = this.page.waitForResponse((response) => new URL(response.url()).pathname === '/graphql');
    await field.fill(code);
    await answered;
  }

  async opensGame(code: string): Promise<void> {
    await this.opens(`/games/game-details/${code}`);
  }

  /** Presses "Opt in", answers what is asked, accepts the rules. */
  async optsIn(answers: OptInAnswers = {}): Promise<void> {
    await this.page.getByRole('button', { name: 'Opt in', exact: true }).click();
    await this.tellsAboutThemselves(answers);
    await this.acceptsRules();
  }

  /** Answers what the opt-in asks before it shows the rules: nothing when all is known. */
  async tellsAboutThemselves({ born = ['7', '1', '1985'], state = 'California' }: OptInAnswers = {}): Promise<void> {
    const goOn = this.dialog.getByRole('button', { name: 'Continue', exact: true });
    await expect(goOn.or(this.rulesBox)).toBeVisible();
    if (!(await goOn.isVisible())) return;
    if (await this.dialog.getByRole('textbox', { name: /Month/ }).isVisible()) await this.entersBirthDate(born);
    const states = this.dialog.getByLabel('State of residence');
    if (await states.isVisible()) await states.selectOption({ label: state });
    await goOn.click();
  }

  private get rulesBox(): Locator {
    return this.dialog.getByRole('checkbox', { name: /I accept the Official Rules/ });
  }

  private async entersBirthDate([month, day, year]: [string, string, string]): Promise<void> {
    await this.dialog.getByRole('textbox', { name: /Month/ }).fill(month);
    await this.dialog.getByRole('textbox', { name: /Day/ }).fill(day);
    await this.dialog.getByRole('textbox', { name: /Year/ }).fill(year);
  }

  async acceptsRules(): Promise<void> {
    await this.rulesBox.check({ force: true });
    await this.dialog.getByRole('button', { name: 'Opt in', exact: true }).click();
  }

  /** Reads how a new game works and goes on to opting in: the dialog opens by itself. */
  async readsHowItWorks(): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: /^How .+ works$/ })).toBeVisible();
    await this.dialog.getByRole('button', { name: 'Start Playing' }).click();
  }

  /** Opens a game for the first time, joins it and is ready to play. */
  async joins(code: string, answers: OptInAnswers = {}): Promise<void> {
    await this.opensGame(code);
    await this.readsHowItWorks();
    await this.tellsAboutThemselves(answers);
    await this.acceptsRules();
    await expect(this.dialog).toBeHidden();
  }

  /** Plays once and waits for the words of the result; answers the receipt's number. */
  async plays(): Promise<string> {
    const before = await this.receipt();
    const pick = this.page.getByRole('button', { name: 'Pick for me' });
    const play = this.page.getByRole('button', { name: 'Play now!' });
    await expect(play).toBeVisible();
    if (await pick.isVisible()) await pick.click();
    await play.click();
    await this.seesResult(before);
    return this.receipt();
  }

  /** Waits for a result other than the play before, without waiting for the picture. */
  async seesResult(before = ''): Promise<void> {
    const reveal = this.page.getByRole('button', { name: /^(Reveal all|Show my result)$/ });
    await expect(async () => {
      if (await reveal.isVisible()) await reveal.click({ timeout: 1000 });
      expect(await this.result.isVisible()).toBe(true);
      expect(await this.receipt()).not.toBe(before);
    }).toPass();
  }

  /** The result in words, named by its small line and its heading. */
  get result(): Locator {
    return this.page.getByRole('region', {
      name: /^(You won|This spin|This card|These jars|This play|\d+ stamps?, and you won)/,
    });
  }

  /** The number on the newest play's receipt, empty before the first play. */
  async receipt(): Promise<string> {
    const line = this.page.getByText(/Play [0-9A-Z]{4}-[0-9A-Z]{2}/).first();
    if (!(await line.isVisible())) return '';
    return /[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(await line.innerText())?.[0] ?? '';
  }

  /** Sends an operation as the browser would, with the shopper's cookies: from the page, when one is open. */
  async asks<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    if (this.page.url() === 'about:blank') return this.asksDirectly(query, variables);
    const answer: unknown = await this.page.evaluate(
      async (body) =>
        (
          await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
        ).json() as Promise<unknown>,
      JSON.stringify({ query, variables }),
    );
    return answer as Data;
  }

  /** Sends an operation with the shopper's cookies, beside the browser. */
  private async asksDirectly<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
    const { body } = await askAs(this.page.context(), this.stack.url('/graphql', this.banner), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    return JSON.parse(body) as Data;
  }
}
