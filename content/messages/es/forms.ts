import type { FormMessages } from '../en/forms.ts';

const invalidEmail = 'Indique un correo electrónico válido.';
const invalidWebsite = 'Indique una URL válida para el sitio web de la empresa.';
const invalidLinkedIn = 'Indique una URL válida para la página de LinkedIn.';
const invalidChoice = 'Elija una de las opciones.';

export const forms: FormMessages = {
  submitting: 'Enviando…',
  done: '¡El formulario se ha enviado correctamente!',
  refused: 'No se ha podido enviar el formulario. Inténtelo de nuevo.',
  failed: 'Se ha producido un error al enviar el formulario.',
  close: 'Cerrar el mensaje',
  optional: 'Opcional',
  leaveEmpty: 'Deje este campo vacío',
  banner: {
    required: 'Complete todos los campos obligatorios.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidChoice,
    tooLong: 'Una de sus respuestas es demasiado larga.',
    unreadable: 'Una de sus respuestas contiene caracteres que no podemos leer.',
    wrongType: 'Una de sus respuestas no tiene el formato esperado.',
  },
  field: {
    required: 'Complete este campo.',
    invalidEmail,
    invalidWebsite,
    invalidLinkedIn,
    invalidChoice,
    tooLong: 'Acorte este texto.',
    unreadable: 'Contiene caracteres que no podemos leer. Escríbalo de nuevo.',
    wrongType: 'Este valor no tiene el formato esperado.',
  },
};
