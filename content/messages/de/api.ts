import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  notFound: 'Unter dieser Adresse gibt es nichts.',
  methodNotAllowed: 'Diese Adresse nimmt solche Anfragen nicht an.',
  badRequest: 'Wir konnten diese Anfrage nicht lesen.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
};
