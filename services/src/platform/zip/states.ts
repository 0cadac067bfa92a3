const codes =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const states: ReadonlySet<string> = new Set(codes.split(' '));

/** Is it the two-letter code of a state or of the District of Columbia (N-7)? */
export const isState = (code: string): boolean => states.has(code);
