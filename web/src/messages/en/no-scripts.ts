/** For browsers without scripts; only the server says it. */
export const noScripts = {
  text: 'JavaScript is off in this browser. You can read everything here, but buttons such as Play, Opt in, and Redeem need it.',
};
