export interface StyleAssets {
  preloadFonts: string[];
  /** Dev only: module scripts that bring styles and hot reload. */
  devScripts?: string[];
}

/** Fonts and rules; the build fills the empty element. */
export function Styles({ preloadFonts, devScripts }: StyleAssets) {
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
