import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  refusals: {
    notFound: 'Il n’y a rien à cette adresse.',
    methodNotAllowed: 'Cette adresse n’accepte pas ce type de requête.',
    badRequest: 'Nous n’avons pas pu lire cette requête.',
    unsupportedType: 'Cette adresse n’accepte que du JSON.',
    tooLarge: 'C’est plus que nous ne pouvons recevoir en une fois.',
    forbidden: 'Cette page n’est pas autorisée à nous envoyer des données.',
    tooMany: 'Les envois se succèdent trop vite. Patientez un instant, puis réessayez.',
    internal: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
    unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
  },
};
