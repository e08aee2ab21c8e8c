import { settings } from '../../content/settings.ts';
import { defaultLocale, locales } from '../../contract/locales.ts';
import { collections } from './collections.ts';
import type { ContentRepository } from './repository.ts';

/** The content editor's `config.yml`, in the format that Sveltia CMS and Decap CMS share. */
export function editorConfig(repository: ContentRepository, siteUrl: string) {
  return {
    backend: backend(repository),
    site_url: siteUrl,
    app_title: `${settings.brand} content`,
    // Required, but our texts have no images.
    media_folder: 'content/media',
    public_folder: '/media',
    i18n: {
      structure: 'multiple_folders',
      locales: [...locales],
      default_locale: defaultLocale,
      omit_default_locale_from_preview_path: true,
    },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    slug: { encoding: 'ascii', clean_accents: true },
    collections,
  };
}

function backend({ service, repo, branch, origin, signInUrl, appId }: ContentRepository) {
  const baseUrl = signInUrl ?? origin;
  return {
    name: service,
    repo,
    branch,
    ...(origin && { api_root: origin + apiPaths[service] }),
    ...(baseUrl && { base_url: baseUrl }),
    ...(service === 'gitlab' && { auth_type: 'pkce' }),
    ...(appId && { app_id: appId }),
    commit_messages: { create: 'Add {{slug}}', update: 'Edit {{slug}}', delete: 'Delete {{slug}}' },
  };
}

/** The API's path on a self-hosted service. */
const apiPaths = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' };
