import type { FastifyInstance } from 'fastify';
import { sentId } from '../../contract/forms.ts';
import { createSupportRequest } from '../../contract/support.ts';
import { supportMessages } from '../messages.ts';
import { type SubmissionDependencies, submissionForm } from '../submissions/submission-form.ts';
import { saveSupportRequest } from './store.ts';

export function supportRoutes(app: FastifyInstance, deps: SubmissionDependencies): void {
  submissionForm(app, deps, {
    endpoint: createSupportRequest,
    action: 'store a support request',
    required: (locale) => supportMessages[locale].required,
    pages: ['/support'],
    next: `/support#${sentId}`,
    save: (request) => saveSupportRequest(deps.db, request),
  });
}
