import { expect, type Locator, type Page } from '@playwright/test';

/** Moves the focus with the Tab key until it is on the control. */
export async function tabsTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let pressed = 0; pressed < 300; pressed++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
