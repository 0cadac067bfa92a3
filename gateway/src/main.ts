// graphql-js decides when it is loaded how much it checks, so the mode stands before everything else.
process.env['NODE_ENV'] ??= 'production';
const { start } = await import('./start.ts');
await start();
