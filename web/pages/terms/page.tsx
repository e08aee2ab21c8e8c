import { termsAndConditions } from '../../documents/texts.ts';
import { DocumentPage } from '../../ui/document-page.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { ChaptersArt } from './art.tsx';

function Terms() {
  return <DocumentPage {...termsAndConditions(usePage().locale)} />;
}

function head({ locale, messages }: PageContext) {
  const { title, updated } = termsAndConditions(locale).front;
  return { ...messages.terms.meta, headline: title, picture: <ChaptersArt />, modified: updated };
}

export const page: PageDefinition = { head, Body: Terms };
