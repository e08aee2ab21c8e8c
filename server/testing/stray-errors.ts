/** Loaded before a server that is to fail: each SIGUSR2 throws where nobody catches it, as a library's mistake would. */
process.on('SIGUSR2', () => {
  setImmediate(() => {
    throw new Error('a stray error');
  });
});
