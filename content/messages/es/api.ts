import type { ApiMessages } from '../en/api.ts';

export const api: ApiMessages = {
  notFound: 'No hay nada en esta dirección.',
  methodNotAllowed: 'Esta dirección no admite ese tipo de solicitud.',
  badRequest: 'No hemos podido leer la solicitud.',
  internal: 'Algo ha fallado por nuestra parte. Vuelva a intentarlo dentro de un momento.',
  unavailable: 'El servicio no está disponible ahora mismo. Vuelva a intentarlo dentro de un momento.',
};
