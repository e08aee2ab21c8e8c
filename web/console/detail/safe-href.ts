const links: Readonly<Record<string, 'mail' | 'web'>> = {
  email: 'mail',
  pointOfContactEmail: 'mail',
  companyWebsite: 'web',
  linkedInPage: 'web',
};

/** Where a field may lead: a stranger wrote it, so only to a mailbox or a page on the web. */
export function safeHref(name: string, value: string): string | undefined {
  const kind = links[name];
  if (kind === 'mail') return /^[^\s@?&]+@[^\s@?&]+$/.test(value) ? `mailto:${value}` : undefined;
  if (kind !== 'web' || !URL.canParse(value)) return undefined;
  const { protocol, href } = new URL(value);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}
