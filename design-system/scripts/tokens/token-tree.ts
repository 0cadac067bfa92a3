/** Tokens as they lie in a file of the W3C design-token format: groups in groups, tokens at their ends. */
export interface TokenTree {
  [name: string]: unknown;
}
