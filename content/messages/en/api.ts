export const api = {
  notFound: 'There is nothing at this address.',
  methodNotAllowed: 'This address does not take that kind of request.',
  badRequest: 'We could not read that request.',
  internal: 'Something went wrong on our side. Please try again in a moment.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
};

export type ApiMessages = typeof api;
