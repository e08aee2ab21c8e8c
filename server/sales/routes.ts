import type { FastifyInstance } from 'fastify';
import { sentId } from '../../contract/forms.ts';
import { salesMessages } from '../messages.ts';
import { type SubmissionDependencies, submissionForm } from '../submissions/submission-form.ts';
import { createLeadWithPhone } from './phone.ts';
import { saveLead } from './store.ts';

export function salesRoutes(app: FastifyInstance, deps: SubmissionDependencies): void {
  submissionForm(app, deps, {
    endpoint: createLeadWithPhone,
    action: 'store a lead',
    required: (locale) => salesMessages[locale].required,
    pages: ['/Sales'],
    next: `/Sales#${sentId}`,
    save: (lead) => saveLead(deps.db, lead),
  });
}
