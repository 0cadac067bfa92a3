const unknown = "document.documentElement.dataset.carts = 'unknown'";

/**
 * The inline script at the top of a page that says whether any product may be in the visitor's carts: then no card says Add
 * before it's known, and whoever keeps the carts takes it back. A member may have any; of guests, who share their pages, what
 * the browser kept tells (S-75).
 */
export const cartScript = (isMember: boolean): string =>
  isMember ? unknown : `try { if (/"cartQty":[1-9]/.test(localStorage.abCart)) ${unknown}; } catch {}`;
