/** Explains why a machine cannot run the project; undefined if it can. */
export function findPlatformProblem({ platform, node, isMusl, minNode }) {
  if (platform === 'win32')
    return 'Windows is supported through WSL only: install it with "wsl --install" and run this command in its shell.';
  if (platform !== 'linux' && platform !== 'darwin')
    return `Linux and macOS are supported, and Windows through WSL; this is ${platform}.`;
  if (isMusl)
    return 'This Linux uses musl, as Alpine does, but glibc is needed: use Debian, Ubuntu or another Linux that has it.';
  if (isOlder(node, minNode))
    return `Node ${minNode} or newer is needed here, this is ${node}: get it from https://nodejs.org.`;
}

function isOlder(version, min) {
  const [major, minor] = version.split('.').map(Number);
  const [minMajor, minMinor] = min.split('.').map(Number);
  return major < minMajor || (major === minMajor && minor < minMinor);
}

/** True on Linux without glibc: the pinned Node and the database for the tests are built for it. */
export function usesMusl() {
  if (process.platform !== 'linux') return false;
  process.report.excludeNetwork = true;
  return !process.report.getReport().header.glibcVersionRuntime;
}
