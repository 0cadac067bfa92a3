/** The cookie of an operator's session, which the operators' service sets; the gateway passes it on and never reads it. */
export const operatorCookie = 'larder_operator';
