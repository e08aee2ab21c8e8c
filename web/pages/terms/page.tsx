import { termsAndConditions } from '../../documents/legal.ts';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { Contents, Prose } from '../../ui/prose.tsx';
import sheet from '../../ui/sheet.module.css';
import t from '../../ui/text.module.css';
import { ChaptersArt } from './art.tsx';
import s from './page.module.css';

function Terms() {
  const { locale, messages, format } = usePage();
  const { front, sections } = termsAndConditions(locale);
  const { contents, updated } = messages.terms;
  const titled = sections.filter(({ title }) => title !== '');
  const opening = sections.find(({ title }) => title === '');
  return (
    <article className={`${sheet.sheet} ${s.page}`}>
      <header className={s.head}>
        <h1>{front.title}</h1>
        <p className={t.lede}>{front.lede}</p>
      </header>
      <Contents label={contents} sections={titled} note={updated(format.date(front.updated))} />
      <div className={s.text}>
        {opening && (
          <div className={s.opening}>
            <Prose html={opening.html} />
          </div>
        )}
        {titled.map(({ id, title, html }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
    </article>
  );
}

function head({ locale, messages }: PageContext) {
  const { title, updated } = termsAndConditions(locale).front;
  return { ...messages.terms.meta, headline: title, picture: <ChaptersArt />, modified: updated };
}

export const page: PageDefinition = { head, Body: Terms };
