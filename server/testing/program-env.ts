/** What a program that a test starts takes over from us: where programs are, and where compiled code is kept. */
export const programEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };
