import fc from 'fast-check';

const { FRESH_SEED: fresh } = process.env;

// Properties draw the same cases in every run of the gate, so that none fails for a change that isn't to blame. `test:all`
// draws others; a case that fails is printed with its seed.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: fresh === undefined ? 20_260_805 : Number(fresh) });
