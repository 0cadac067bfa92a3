import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus with the Tab key until it is on the control. */
export async function tabsTo(page: Page, control: Locator): Promise<void> {
  // Looking for the control again after each press would cost a long page more than the press itself.
  let found = await control.elementHandle();
  for (let pressed = 0; pressed < 300; pressed++) {
    const state = await found?.evaluate((element) => ({
      isFocused: element === document.activeElement,
      isThere: element.isConnected,
    }));
    if (state?.isFocused) return;
    if (state?.isThere) await page.keyboard.press('Tab');
    else found = await control.elementHandle();
  }
  await expect(control).toBeFocused();
}
