/** What the server says that no page does. */
export const api = {
  refusals: {
    notFound: 'There is nothing at this address.',
    methodNotAllowed: 'This address does not take that kind of request.',
    badRequest: 'We could not read that request.',
    unsupportedType: 'This address takes JSON only.',
    tooLarge: 'That is more than we can take at once.',
    forbidden: 'This page may not send to us.',
    tooMany: 'That was a little too often. Please wait a moment and try again.',
    internal: 'Something went wrong on our side. Please try again in a moment.',
    unavailable: 'The service is not available right now. Please try again in a moment.',
  },
};

export type ApiMessages = typeof api;
