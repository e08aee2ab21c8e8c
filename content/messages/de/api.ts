import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  refusals: {
    notFound: 'Unter dieser Adresse gibt es nichts.',
    methodNotAllowed: 'Diese Adresse nimmt solche Anfragen nicht an.',
    badRequest: 'Wir konnten diese Anfrage nicht lesen.',
    unsupportedType: 'Diese Adresse nimmt nur JSON an.',
    tooLarge: 'Das ist mehr, als wir auf einmal annehmen können.',
    forbidden: 'Diese Seite darf uns nichts senden.',
    tooMany: 'Das war etwas zu oft. Bitte warten Sie einen Moment und versuchen Sie es dann noch einmal.',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es gleich noch einmal.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  },
};
