import { helpText } from '../../documents/texts.ts';
import { DocumentPage } from '../../ui/document-page.tsx';
import { type PageContext, type PageDefinition, usePage } from '../../ui/page.tsx';
import { WeightsArt, WeightsBand } from './art.tsx';

function Help() {
  return <DocumentPage {...helpText(usePage().locale)} drawing={<WeightsBand />} />;
}

function head({ locale, messages }: PageContext) {
  const { title, updated } = helpText(locale).front;
  return { ...messages.help.meta, headline: title, picture: <WeightsArt />, modified: updated };
}

export const page: PageDefinition = { head, Body: Help };
