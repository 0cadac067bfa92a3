/** Lines that a cart holds at most; removed ones don't count. */
export const mostLines = 200;
/** Changes of one request. */
export const mostChanges = 100;
/** Packages of a line that a request may name; a product's own maximum is smaller. */
export const mostPackages = 999;
/** Hundredths of a pound in one package. */
export const mostWeight = 9999;
/** Characters of a note. */
export const longestComment = 140;
/** How long a guest's cart lives after its last change (S-128). */
export const guestMinutes = 14_400;
/** What a cart of the store's own must reach before it can be checked out, after price promos, before offers (N-60). */
export const minimumCents = 3000;
