import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  notFound: 'Il n’y a rien à cette adresse.',
  methodNotAllowed: 'Cette adresse n’accepte pas ce type de requête.',
  badRequest: 'Nous n’avons pas pu lire cette requête.',
  internal: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
  unavailable: 'Le service est momentanément indisponible. Veuillez réessayer dans un instant.',
};
