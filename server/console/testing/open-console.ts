import type { Role } from '../../../contract/console/session.ts';
import { createJobApplication } from '../../../contract/job-application.ts';
import { createLead } from '../../../contract/sales.ts';
import { createSupportRequest } from '../../../contract/support.ts';
import { createApplication } from '../../../contract/waitlist.ts';
import type { TestDatabase } from '../../testing/databases.ts';
import { pdf } from '../../testing/documents.ts';
import { signedIn } from '../../testing/operators.ts';
import { testApi } from '../../testing/test-api.ts';

const zoe = { fullName: 'Zoë Müller', email: 'Zoe@agency.example' };

export const sampleSubmissions = {
  application: {
    ...zoe,
    location: 'Hamburg, Germany',
    agencyName: 'Nordlicht',
    companyWebsite: 'nordlicht.example',
    linkedInPage: 'https://linkedin.example/company/nordlicht',
    monthlyAdSpend: '$1M–$5M',
    reportingTools: 'Looker Studio',
    pointOfContactEmail: 'ops@agency.example',
    additionalInfo: '',
  },
  lead: { ...zoe, jobTitle: 'CEO', companySize: '11-50', phone: '(415) 555-2671', comments: 'Call me' },
  support: { name: zoe.fullName, email: zoe.email, message: 'It does not load.' },
};

/** The whole server with a signed-in operator, and functions that submit forms as visitors do. */
export async function openConsole(
  database: TestDatabase,
  {
    role = 'editor',
    variables = {},
    parts = {},
  }: { role?: Role; variables?: NodeJS.ProcessEnv; parts?: Parameters<typeof testApi>[2] } = {},
) {
  const { app, dataDir, log } = await testApi(database, variables, parts);
  const { operator, headers } = await signedIn(database.db, role);
  async function send(url: string, payload: object): Promise<void> {
    const response = await app.inject({ method: 'POST', url, payload });
    if (response.statusCode !== 200) throw new Error(`${url} responded with ${response.body}`);
  }
  return {
    app,
    dataDir,
    log,
    operator,
    get: (url: string) => app.inject({ url, headers }),
    post: (url: string, payload: object = {}) => app.inject({ method: 'POST', url, headers, payload }),
    apply: (more: object = {}) => send(createApplication.path, { ...sampleSubmissions.application, ...more }),
    ask: (more: object = {}) => send(createLead.path, { ...sampleSubmissions.lead, ...more }),
    write: (more: object = {}) => send(createSupportRequest.path, { ...sampleSubmissions.support, ...more }),
    async applyForJob(more: Record<string, string> = {}) {
      const form = new FormData();
      const sent = { ...zoe, job: 'business-manager-uk', coverLetter: 'I would like to.', ...more };
      for (const [name, value] of Object.entries(sent)) form.set(name, value);
      form.set('resume', new File([pdf()], 'Zoë’s resume.pdf'));
      const body = new Request('http://localhost', { method: 'POST', body: form });
      await app.inject({
        method: 'POST',
        url: createJobApplication.path,
        headers: { 'content-type': body.headers.get('content-type') ?? '' },
        payload: Buffer.from(await body.arrayBuffer()),
      });
    },
  };
}

export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`;
}
