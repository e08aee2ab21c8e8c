import { openInvitation } from '../../../contract/console/operators.ts';
import { consoleApi } from '../../../contract/console/paths.ts';
import { mailedLink, passwordByLink, resetRequest } from '../../../contract/console/session.ts';
import { emailKey } from '../../../contract/text.ts';
import { HttpError } from '../../http-error.ts';
import { acceptInvitation, findInvitation } from '../../operators/invitations.ts';
import { changePassword } from '../../operators/operators.ts';
import { consumeReset, findReset, requestReset } from '../../operators/resets.ts';
import { type ConsoleRoute, postRoute } from '../console-route.ts';
import { describeClient } from './describe-client.ts';
import { type AuthDependencies, isExhausted } from './sign-in.ts';

/**
 * Links that we mailed: invitations and password resets. Opening one does not sign in; the operator then signs in as
 * usual.
 */
export function mailedLinkRoutes({ db, passwords, rateLimit, outbox }: AuthDependencies): ConsoleRoute[] {
  return [
    postRoute(consoleApi.readInvitation, 'anyone', {
      body: mailedLink,
      response: openInvitation,
      async handle({ body, request }) {
        await rateLimit('signIns', request.ip);
        const found = await findInvitation(db, body.token);
        if (!found) throw new HttpError(410, { code: 'linkExpired' });
        return found;
      },
    }),
    postRoute(consoleApi.acceptInvitation, 'anyone', {
      body: passwordByLink,
      async handle({ body: { token, password }, request }) {
        await rateLimit('signIns', request.ip);
        if (!(await findInvitation(db, token))) throw new HttpError(410, { code: 'linkExpired' });
        const isAccepted = await acceptInvitation(db, token, await passwords.hash(password));
        if (!isAccepted) throw new HttpError(410, { code: 'linkExpired' });
      },
    }),
    postRoute(consoleApi.forgotten, 'anyone', {
      body: resetRequest,
      async handle({ body: { email }, request }) {
        await rateLimit('resets', request.ip);
        // No error: if a stranger has used up an address's limit, its operator already has mails with links.
        if (await isExhausted(rateLimit('resetsForAddress', emailKey(email.trim())))) return;
        await requestReset(db, email, describeClient(request));
        outbox.nudge();
      },
    }),
    postRoute(consoleApi.resetPassword, 'anyone', {
      body: passwordByLink,
      async handle({ body: { token, password }, request }) {
        await rateLimit('signIns', request.ip);
        const id = await findReset(db, token);
        if (id === undefined) throw new HttpError(410, { code: 'linkExpired' });
        const passwordHash = await passwords.hash(password);
        await db.transaction(async (tx) => {
          if (!(await consumeReset(tx, token))) throw new HttpError(410, { code: 'linkExpired' });
          await changePassword(tx, id, passwordHash, id, 'password-reset');
        });
      },
    }),
  ];
}
