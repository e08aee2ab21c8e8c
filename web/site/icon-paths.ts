/** Where the icons lie: the build draws them, pages and manifests name them. */
export const iconPaths = {
  tab: '/favicon.svg',
  tabFallback: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  medium: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-512-maskable.png',
};
