import type { Page } from '@playwright/test';
import type { SharedStack } from './stack.ts';
import { expect } from './fixtures.ts';

/** Somebody who works with the console. */
export class Operator {
  readonly page: Page;
  readonly stack: SharedStack;

  constructor(page: Page, stack: SharedStack) {
    this.page = page;
    this.stack = stack;
  }

  async opens(path = '/'): Promise<void> {
    await this.page.goto(this.stack.url(`/admin${path}`));
  }

  /** Asks for a code at the open sign-in page, reads it in the outbox, and enters it. */
  async signsIn(email: string): Promise<void> {
    const before = await this.#newestCode(email);
    await this.page.getByLabel('Work email').fill(email);
    await this.page.getByRole('button', { name: 'Send code' }).click();
    await this.page.getByLabel('Code from the email').waitFor();
    let code = before;
    await expect(async () => {
      code = await this.#newestCode(email);
      expect(code?.id).not.toBe(before?.id);
    }).toPass();
    await this.page.getByLabel('Code from the email').fill(code?.code ?? '');
    await this.heading(/^Hello/).waitFor();
  }

  heading(name: string | RegExp) {
    return this.page.getByRole('heading', { level: 1, name });
  }

  place(name: string) {
    return this.page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name });
  }

  /** Goes to a place of the navigation, and waits until it is there. */
  async goesTo(name: string): Promise<void> {
    await this.place(name).click();
    await this.heading(name).waitFor();
  }

  async #newestCode(email: string): Promise<{ id: number; code: string } | undefined> {
    const answer = await fetch(`${this.stack.services}/outbox.json?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as { messages: { id: number; code: string }[] }).messages[0];
  }
}
