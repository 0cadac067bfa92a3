/** What holds on every connection, beside the time zone UTC: time limits in milliseconds, and the price of a random read. */
export const sessionSettings = {
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '30000',
  random_page_cost: '1.1',
} as const;

/** The settings as start-up options of a connection that leads straight to the server. */
export const startupOptions = Object.entries(sessionSettings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');
