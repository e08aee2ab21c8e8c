import s from './prose.module.css';

/** Long text from a content file, already HTML. */
export function Prose({ html, id }: { html: string; id?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own content files, rendered at build
  return <div id={id} className={s.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
