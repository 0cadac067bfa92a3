/**
 * Puts a text on the clipboard. If the page isn't allowed to, the text is selected instead, so that the shopper can
 * copy it with the keyboard.
 *
 * @returns whether the text is on the clipboard.
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) window.getSelection()?.selectAllChildren(shown);
    return false;
  }
}
