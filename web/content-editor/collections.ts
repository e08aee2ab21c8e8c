import type { z } from 'zod';
import { articleSchema } from '../../contract/article.ts';
import { jobFront } from '../../contract/job.ts';
import { privacyFront, termsFront } from '../../contract/legal.ts';
import { settingsSchema } from '../../contract/settings.ts';
import { teamSchema } from '../../contract/team.ts';
import { type EditorField, editorFields } from './fields.ts';

/** The text below the front matter, limited to what `marked` renders on our pages. */
const body: EditorField = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  hint: 'Words in double braces, such as {{brand}}, are figures and names that the site fills in: leave them as they are',
  required: true,
  i18n: true,

  buttons: ['bold', 'link', 'heading-two', 'bulleted-list', 'numbered-list', 'quote'],
  editor_components: [],
};

/** The content that marketers edit, by folder. */
export const collections = [
  folder('articles', 'Article', articleSchema),
  folder('jobs', 'Job', jobFront),
  {
    name: 'texts',
    label: 'Legal texts and help',
    i18n: true,
    files: [
      text('privacy', 'Privacy policy', 'legal', privacyFront, 'Privacy_Policy'),
      text('terms', 'Terms and conditions', 'legal', termsFront, 'terms-and-conditions'),
      text('help', 'Help', 'help', termsFront, 'help'),
    ],
  },
  {
    name: 'company',
    label: 'Company',
    i18n: true,
    files: [
      data('team', 'Team', 'content/team/{{locale}}/team.json', teamSchema, true),
      data('settings', 'Settings and imprint', 'content/settings.json', settingsSchema, false),
    ],
  },
];

function folder(name: string, singular: string, schema: z.ZodType) {
  return {
    name,
    label: `${singular}s`,
    label_singular: singular,
    folder: `content/${name}`,
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: 'title',
    slug: '{{title}}',
    summary: '{{title}}',
    i18n: true,
    preview_path: '{{locale}}/{{slug}}',
    fields: [...editorFields(schema), body],
  };
}

function text(name: string, label: string, parent: string, schema: z.ZodType, page: string) {
  return {
    name,
    label,
    file: `content/${parent}/{{locale}}/${name}.md`,
    format: 'yaml-frontmatter',
    i18n: true,
    preview_path: `{{locale}}/${page}`,
    fields: [...editorFields(schema), body],
  };
}

function data(name: string, label: string, path: string, schema: z.ZodType, isTranslated: boolean) {
  return { name, label, file: path, format: 'json', i18n: isTranslated, fields: editorFields(schema) };
}
