import type { SiteAssets } from './document.tsx';

/** Fonts and rules; the build fills the empty element. */
export function Styles({ preloadFonts, devScripts }: Pick<SiteAssets, 'preloadFonts' | 'devScripts'>) {
  return (
    <>
      {preloadFonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style />
      {devScripts?.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}
