import { useEffect } from 'react';

/**
 * Stands in for `react-style-singleton`, with which an open dialog keeps the page behind it from scrolling: styles that
 * are there as long as somebody draws them; the first ones count. As an adopted stylesheet they need no leave from the
 * page's policy, whether it knows its scripts by a nonce or by their hashes.
 */
export function styleSingleton(): (props: { styles: string }) => null {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  const add = (styles: string) => {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
  return function SingleStyle({ styles }) {
    useEffect(() => {
      add(styles);
      return remove;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- they were measured before scrolling was locked.
    }, []);
    return null;
  };
}
