export interface StyleAssets {
  /** Dev only: module scripts that bring styles and hot reload. */
  devScripts?: string[];
}

/** The build fills the empty element. */
export function Styles({ devScripts }: StyleAssets) {
  return (
    <>
      <style />
      {devScripts?.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>
  );
}
