const { NODE_COMPILE_CACHE, PATH, TMPDIR } = process.env;

/** What a program that a test starts takes over from us: where programs are, where compiled code is kept, and what goes with the tests. */
export const programEnv = { NODE_COMPILE_CACHE, PATH, TMPDIR };
