// graphql-js decides when it is loaded how much it checks, so the mode stands before everything else.
process.env['NODE_ENV'] ??= 'production';

// The front's composition root: the one file that knows gateway and web.
const { registerWeb } = await import('@larder/web/server');
const { refusalPage } = await import('@larder/web/refusal-page');
const { faultPages } = await import('@larder/web/fault-pages');
const { start } = await import('./server/start.ts');
await start({ register: registerWeb, refusalPage, faultPages });
