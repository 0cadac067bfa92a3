export interface WebConfig {
  host: string;
  port: number;
  /** Who answers: a gateway at an address, or, for designers, fixtures (S-167). */
  answers: { gatewayUrl: string } | 'themedesigner';
  dev: boolean;
  publicScheme: 'http' | 'https';
  /** Where pictures come from besides our own origin (S-275); the gateway is told the same. */
  mediaUrl: string | null;
  /** Addresses and networks of proxies that are believed, with commas; the gateway is told the same. */
  trustedProxies: string;
  logLevel: string;
}

/** The web's own configuration from the environment, or one sentence on what is wrong with it. */
export function readWebConfig(env: Record<string, string | undefined>): WebConfig | { error: string } {
  const port = Number(env['PORT'] ?? 4000);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    return { error: `PORT is ${env['PORT']}; it has to be a number from 1 to 65535.` };
  const isDesignMode = env['CONSUMER']?.trim() === 'themedesigner';
  const gatewayUrl = env['GATEWAY_URL'] ?? '';
  if (!isDesignMode && !/^https?:$/.test(URL.parse(gatewayUrl)?.protocol ?? ''))
    return { error: 'GATEWAY_URL has to be the address of the gateway, such as http://127.0.0.1:4000.' };
  const publicScheme = env['PUBLIC_SCHEME'] ?? 'http';
  if (publicScheme !== 'http' && publicScheme !== 'https')
    return { error: `PUBLIC_SCHEME is ${publicScheme}; it has to be http or https.` };
  const mediaUrl = env['MEDIA_URL']?.trim() || null;
  if (mediaUrl !== null && !/^https?:$/.test(URL.parse(mediaUrl)?.protocol ?? ''))
    return { error: 'MEDIA_URL has to be a URL that begins with http:// or https://.' };
  const logLevel = env['LOG_LEVEL'] ?? 'warn';
  if (!/^(fatal|error|warn|info|debug|trace|silent)$/.test(logLevel))
    return { error: `LOG_LEVEL is ${logLevel}; it has to be fatal, error, warn, info, debug, trace or silent.` };
  return {
    host: env['HOST'] ?? '127.0.0.1',
    port,
    answers: isDesignMode ? 'themedesigner' : { gatewayUrl },
    dev: env['NODE_ENV'] === 'development',
    publicScheme,
    mediaUrl,
    trustedProxies: env['TRUSTED_PROXIES']?.trim() || 'loopback',
    logLevel,
  };
}
