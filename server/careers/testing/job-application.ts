import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { pdf } from '../../testing/documents.ts';

export const jobApplicationPath = '/job-applications/create';

export const jobApplication = {
  job: 'business-manager-uk',
  fullName: 'Zoë Müller',
  email: 'Zoe@applicant.example',
  coverLetter: 'Dear all,\nthe first agency I would call is yours.',
};

/** The fields of the form. Without a `resume` key a valid file is sent, with `undefined` none. */
export interface FormFields extends Record<string, string | File | undefined> {
  resume?: File | undefined;
}

/** Posts a form as a browser does, the file last. */
export async function postJobApplication(
  app: FastifyInstance,
  fields: FormFields = jobApplication,
  url = jobApplicationPath,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const data = new FormData();
  const { resume = new File([pdf()], 'resume.pdf'), ...texts } = fields;
  for (const [name, value] of Object.entries(texts)) if (value !== undefined) data.set(name, value);
  if (!('resume' in fields) || fields.resume) data.set('resume', resume);
  const request = new Response(data);
  const type = request.headers.get('content-type') ?? '';
  const payload = Buffer.from(await request.arrayBuffer());
  return app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, ...headers } });
}

export function resumeFile(
  bytes: Buffer<ArrayBuffer> | string,
  name = 'resume.pdf',
  type = 'application/pdf',
): File {
  return new File([bytes], name, { type });
}
