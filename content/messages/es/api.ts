import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  refusals: {
    notFound: 'No hay nada en esta dirección.',
    methodNotAllowed: 'Esta dirección no admite ese tipo de solicitud.',
    badRequest: 'No hemos podido leer la solicitud.',
    unsupportedType: 'Esta dirección solo admite JSON.',
    tooLarge: 'Es más de lo que podemos recibir de una vez.',
    forbidden: 'Esta página no puede enviarnos datos.',
    tooMany: 'Demasiados envíos seguidos. Espere un momento y vuelva a intentarlo.',
    internal: 'Algo ha fallado por nuestra parte. Vuelva a intentarlo dentro de un momento.',
    unavailable: 'El servicio no está disponible ahora mismo. Vuelva a intentarlo dentro de un momento.',
  },
};
