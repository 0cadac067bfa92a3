/**
 * The inline script at the top of a page, which is the same for every guest: what this browser kept of its carts (S-75) says
 * whether any product may be in them, and then no card says Add before it's known. Whoever keeps the carts takes it back.
 */
export const keptCartScript = `try {
if (/"cartQty":[1-9]/.test(localStorage.abCart)) document.documentElement.dataset.carts = 'unknown';
} catch {}`;
