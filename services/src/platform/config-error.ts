/** The environment is invalid; the message is one clear sentence. */
export class ConfigError extends Error {}
