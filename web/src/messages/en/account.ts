/** Texts of signing in and of the session. */
export const account = {
  signIn: 'Sign in',
};
