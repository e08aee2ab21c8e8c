/** The icons that the build draws; pages and manifests link to them. */
export const iconPaths = {
  tab: '/favicon.svg',
  tabFallback: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  medium: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-512-maskable.png',
};
