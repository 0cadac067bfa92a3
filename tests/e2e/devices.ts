/** Windows in which a test that says so is run: of a phone, and of a desktop. */
export const devices = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1280, height: 900 }],
] as const;
