/** Where the content is stored and how marketers sign in there. */
export interface ContentRepository {
  service: Service;
  /** Owner and name: `forespan/site`. */
  repo: string;
  branch: string;
  /** For a self-hosted service: `https://git.example.com`. */
  origin?: string;
  /** The service that exchanges GitHub's sign-in for a token. */
  signInUrl?: string;
  /** The OAuth application at GitLab or Gitea. */
  appId?: string;
}

const services = ['github', 'gitlab', 'gitea'] as const;
type Service = (typeof services)[number];

const publicHosts: Record<string, Service> = {
  'github.com': 'github',
  'gitlab.com': 'gitlab',
  'gitea.com': 'gitea',
};

/** Only a checkout on this machine can be opened, because there is no repository of this name. */
export const localCheckout: ContentRepository = { service: 'github', repo: 'local/checkout', branch: 'main' };

/**
 * Reads the environment variables, which docs/content.md describes. Throws an error for the person at the command line.
 */
export function readRepository(env: Record<string, string | undefined>): ContentRepository | undefined {
  if (!env.CONTENT_REPOSITORY) return undefined;
  const url = URL.parse(env.CONTENT_REPOSITORY);
  const repo = url?.pathname.replace(/^\/|\.git$|\/$/g, '');
  if (url?.protocol !== 'https:' || !repo?.includes('/'))
    throw new Error('CONTENT_REPOSITORY must be an address such as https://github.com/owner/name');
  const isPublic = url.hostname in publicHosts;
  const service = services.find((name) => name === (env.CONTENT_SERVICE || publicHosts[url.hostname]));
  if (!service) throw new Error(`CONTENT_SERVICE must be one of ${services.join(', ')} for ${url.hostname}`);
  return {
    service,
    repo,
    branch: env.CONTENT_BRANCH || 'main',
    ...(!isPublic && { origin: url.origin }),
    ...(env.EDITOR_SIGN_IN_URL && { signInUrl: env.EDITOR_SIGN_IN_URL }),
    ...(env.EDITOR_APP_ID && { appId: env.EDITOR_APP_ID }),
  };
}

/** The origin of the service's API. */
export function apiOrigin({ service, origin }: ContentRepository): string {
  return (
    origin ??
    { github: 'https://api.github.com', gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' }[service]
  );
}
