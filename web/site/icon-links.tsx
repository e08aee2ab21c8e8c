import { iconPaths } from './icon-paths.ts';

export function IconLinks() {
  return (
    <>
      <link rel="icon" href={iconPaths.tabFallback} sizes="32x32" />
      <link rel="icon" href={iconPaths.tab} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={iconPaths.touch} />
    </>
  );
}
